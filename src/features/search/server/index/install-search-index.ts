import { complaintMeant } from '#features/lexicon/rules/reported-complaint.ts';
import { reportedDanger } from '#features/lexicon/rules/reported-danger.ts';
import type { Context } from '#platform/server/context.ts';
import { keepFresh } from './keep-fresh.ts';
import { SearchIndex } from './search-index.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Waits until the index has applied every change that the database has reported so far. */
    searchSettled?: () => Promise<void>;
  }
}

/** Returns the index for the next search. */
export type CurrentIndex = () => SearchIndex | Promise<SearchIndex>;

/**
 * Returns a function that gives the search its index. With a feed of changes there is one index, which is read before the
 * server listens and updated until it closes. Without a feed, as in most tests, the index is read again for each search, so
 * that a search finds what was written just before it.
 */
export function installSearchIndex({ app, db, changes, now }: Context): CurrentIndex {
  if (changes === undefined) return async () => await readIndex(db, now);
  const index = new SearchIndex(db, now);
  let fresh: Awaited<ReturnType<typeof keepFresh>> | undefined;
  app.addHook('onReady', async () => {
    const startedMs = performance.now();
    // The first calls compile the wordings and their spelling, which takes half a second. Here no patient waits for it.
    reportedDanger('');
    complaintMeant('unknown word');
    fresh = await keepFresh(index, changes, app.log);
    const providers = index.segments.reduce((sum, { rowsById }) => sum + rowsById.length, 0);
    const details = { providers, bytes: index.bytes, ms: Math.round(performance.now() - startedMs) };
    app.log.info(details, 'the search index is read');
  });
  app.addHook('onClose', async () => await fresh?.stop());
  app.searchSettled = async () => await fresh?.settled();
  return () => index;
}

async function readIndex(db: Context['db'], now: Context['now']): Promise<SearchIndex> {
  const index = new SearchIndex(db, now);
  await Promise.all([index.readAll(), index.pollAppointments()]);
  return index;
}
