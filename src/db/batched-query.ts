import DataLoader from 'dataloader';
import type { Database } from './open-database.ts';

const MAX_TOGETHER = 100;

/**
 * Batches a query that many requests make at the same moment: the requests of one turn of the event loop go to the
 * database as one query, and each receives its own row of the result. Nothing is cached. If the query fails, it fails
 * for all of them.
 *
 * @param prepare makes the batched query, once for each database
 */
export function batchedQuery<Input, Answer>(
  prepare: (db: Database) => (inputs: readonly Input[]) => Promise<readonly Answer[]>,
): (db: Database, input: Input) => Promise<Answer> {
  const loaders = new WeakMap<Database, DataLoader<Input, Answer>>();
  return (db, input) => {
    let loader = loaders.get(db);
    if (loader === undefined) {
      loader = new DataLoader(prepare(db), {
        ...{ cache: false, maxBatchSize: MAX_TOGETHER },
        batchScheduleFn: (ask) => setImmediate(ask),
      });
      loaders.set(db, loader);
    }
    return loader.load(input);
  };
}
