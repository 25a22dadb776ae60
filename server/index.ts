/** The server's front door. */
export { titles } from '../games/registry.ts';
export { backupFromServer, NoServer, officesFromServer } from './operate/admin.ts';
export { backup, type Counts, NotABackup, NotEmpty, OtherVersion, restore } from './operate/backup.ts';
export { builtIn, DEFAULTS, type ServerConfig } from './operate/config.ts';
export { makeLog } from './operate/log.ts';
export { type OfficeWish, offices } from './operate/offices.ts';
export { type Server, startServer } from './operate/server.ts';
export { type UpgradeCheck, upgradeCheck, type Verdict } from './operate/upgradeCheck.ts';
export { NoWorkers, startWorker, type Worker } from './operate/worker.ts';
export type { Officer } from './order/offices.ts';
export { NotHeard } from './push/postgresWire.ts';
export { type Rebuilt, rebuildResults } from './results/rebuild.ts';
export { FolderTaken } from './storage/folderLock.ts';
export type { Where } from './storage/open.ts';
export { Problem } from './text/problem.ts';
