/**
 * `node scripts/icons.mjs`: draws the app's icons anew from its embroidery (kit/stitches.ts) and the colours of the day:
 * one picture that scales, and the sizes that devices ask for.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from './artefact.mjs';
import { launch } from './browser.mjs';

const PAPER = '#f8f2e4';
const EDGE = '#98301f';
const THREADS = { '--madder': '#98301f', '--indigo': '#2d4372', '--moss': '#4a6128', '--ochre': '#8a5a0c' };
const SIZE = 512;
const web = join(root, 'web', 'public');

const unregister = register();
const { stitches } = await import('../kit/stitches.ts');
await unregister();

/** `margin` is paper around the flower; a mask may cut off a fifth on every side. */
function icon({ margin, corner }) {
  const px = 24;
  const { width, height, paths } = stitches('tulip', px);
  const scale = (SIZE - 2 * margin) / Math.max(width, height);
  const flower = paths
    .map(({ d, thread }) => `<path d="${d}" stroke="${inked(thread)}" stroke-width="${px * 0.36}" stroke-linecap="round" fill="none"/>`)
    .join('');
  const hem =
    margin < 100
      ? `<rect x="22" y="22" width="468" height="468" rx="${corner - 16}" fill="none" stroke="${EDGE}" stroke-width="6" stroke-dasharray="22 14"/>`
      : '';
  const at = `translate(${(SIZE - width * scale) / 2} ${(SIZE - height * scale) / 2}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}"><title>Társas</title><rect width="${SIZE}" height="${SIZE}" rx="${corner}" fill="${PAPER}"/>${hem}<g transform="${at}">${flower}</g></svg>`;
}

function inked(thread) {
  const [, name] = /var\((--[a-z-]+)\)/.exec(thread) ?? [];
  const colour = THREADS[name];
  if (!colour) throw new Error(`No colour for the thread ${thread}`);
  return colour;
}

const round = icon({ margin: 84, corner: 96 });
const square = icon({ margin: 128, corner: 0 });
writeFileSync(join(web, 'icon.svg'), `${round}\n`);
const browser = await launch();
try {
  for (const [svg, size, name] of [
    [round, 192, 'icon-192.png'],
    [round, 512, 'icon-512.png'],
    [square, 512, 'icon-maskable-512.png'],
    [square, 180, 'apple-touch-icon.png'],
  ]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<style>html,body{margin:0;background:transparent}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
    );
    await page.screenshot({ path: join(web, name), omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
