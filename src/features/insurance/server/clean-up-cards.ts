import type { Job } from '#platform/server/jobs.ts';
import { CARD_FILES } from './card-files.ts';
import { filterReferencedCards } from './card-store.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A file is written before the row that refers to it. Longer than any request. */
const YOUNG_MS = HOUR_MS;

/** Deletes pictures that no plan refers to, left by a crash. */
export const cleanUpCards: Job = {
  name: 'clean-up-cards',
  everyMs: HOUR_MS,
  run: async ({ db, config, now }) => {
    const old = await CARD_FILES.keptBefore(config, now() - YOUNG_MS);
    const named = await filterReferencedCards(db, old);
    for (const name of old) if (!named.has(name)) await CARD_FILES.remove(config, name);
  },
};
