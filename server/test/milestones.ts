import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import { Milestones } from '../table/milestones.ts';

/** Those of a build that nobody else has. */
export const noMilestones = (db: Kysely<Database>) => new Milestones(db, 'of a test', { warn: () => {} });
