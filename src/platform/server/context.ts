import type { FastifyInstance } from 'fastify';
import type { ChangeFeed } from '#db/change-feed.ts';
import type { Database } from '#db/open-database.ts';
import type { Replica } from '#db/replica.ts';
import type { Config } from './config.ts';
import type { Network } from './public-fetch/fetch-public-file.ts';
import type { KeyFor } from './secrets.ts';

/** What a feature's routes need. The clock is part of it so that tests can set the time. */
export interface Context {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly config: Config;
  /** A standby database for reads, if configured. */
  readonly replica?: Replica;
  readonly keyFor: KeyFor;
  /** Notifies of changes that any process commits; without it, every read queries the database. */
  readonly changes?: ChangeFeed;
  /** How files of other servers are fetched; without it, from the internet. */
  readonly network?: Network;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Registers a feature's endpoints. */
export type InstallFeature = (context: Context) => void;
