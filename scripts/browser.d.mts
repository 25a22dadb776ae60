import type { Browser, BrowserServer, LaunchOptions } from 'playwright-core';

export function launch(options?: LaunchOptions): Promise<Browser>;
export function launchServer(options?: LaunchOptions): Promise<BrowserServer>;
export function connect(url: string): Promise<Browser>;
