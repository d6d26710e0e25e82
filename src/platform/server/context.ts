import type { FastifyInstance } from 'fastify';
import type { ChangeFeed } from '#db/change-feed.ts';
import type { Database } from '#db/open-database.ts';
import type { Replica } from '#db/replica.ts';
import type { Config } from './config.ts';
import type { KeyFor } from './secrets.ts';

/** What a feature's routes work with. The clock is here so that tests can set it. */
export interface Context {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly config: Config;
  /** A standby for what is only read, when the settings name one. */
  readonly replica?: Replica;
  readonly keyFor: KeyFor;
  /** Tells of changes that any process makes to the database; without it, everything is asked of the database. */
  readonly changes?: ChangeFeed;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Registers a feature's endpoints. */
export type InstallFeature = (context: Context) => void;
