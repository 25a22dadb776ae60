/** The server's front door. */
export { DEFAULTS, type ServerConfig } from './operate/config.ts';
export { makeLog } from './operate/log.ts';
export { type Server, startServer } from './operate/server.ts';
export { FolderTaken } from './storage/folderLock.ts';
