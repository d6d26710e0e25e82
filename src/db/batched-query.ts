import DataLoader from 'dataloader';
import type { Database } from './open-database.ts';

const MOST_TOGETHER = 100;

/**
 * Lets questions that many requests ask at one moment be one question: what a process asks of a database in one turn is
 * asked together, each answered at its place. Nothing is kept. Where the question fails, it fails for all of them.
 *
 * @param prepare makes what answers many at once, once for each database
 */
export function batchedQuery<Asked, Answer>(
  prepare: (db: Database) => (asked: readonly Asked[]) => Promise<readonly Answer[]>,
): (db: Database, asked: Asked) => Promise<Answer> {
  const loaders = new WeakMap<Database, DataLoader<Asked, Answer>>();
  return (db, asked) => {
    let loader = loaders.get(db);
    if (loader === undefined) {
      loader = new DataLoader(prepare(db), {
        ...{ cache: false, maxBatchSize: MOST_TOGETHER },
        batchScheduleFn: (ask) => setImmediate(ask),
      });
      loaders.set(db, loader);
    }
    return loader.load(asked);
  };
}
