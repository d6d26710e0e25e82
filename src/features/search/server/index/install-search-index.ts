import type { Context } from '#platform/server/context.ts';
import { keepFresh } from './keep-fresh.ts';
import { SearchIndex } from './search-index.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Waits until the search has taken over every change that was told to it so far. */
    searchSettled?: () => Promise<void>;
  }
}

/** An index that is read before the server listens and kept true until it closes; none without a feed of changes. */
export function installSearchIndex({ app, db, changes, now }: Context): SearchIndex | undefined {
  if (changes === undefined) return undefined;
  const index = new SearchIndex(db, now);
  let fresh: Awaited<ReturnType<typeof keepFresh>> | undefined;
  app.addHook('onReady', async () => {
    const startedMs = performance.now();
    fresh = await keepFresh(index, changes, app.log);
    const providers = index.segments.reduce((sum, { rowsById }) => sum + rowsById.length, 0);
    const details = { providers, bytes: index.bytes, ms: Math.round(performance.now() - startedMs) };
    app.log.info(details, 'the search index is read');
  });
  app.addHook('onClose', async () => await fresh?.stop());
  app.searchSettled = async () => await fresh?.settled();
  return index;
}

/** An index of this moment, for a server that keeps none. */
export async function readIndex(db: Context['db'], now: Context['now']): Promise<SearchIndex> {
  const index = new SearchIndex(db, now);
  await Promise.all([index.readAll(), index.pollVisits()]);
  return index;
}
