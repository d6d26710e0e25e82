import type { Job } from '#platform/server/jobs.ts';
import { CARD_FILES } from './card-files.ts';
import { cardsAmong } from './card-store.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A file is on the disk before the row that names it: longer than any request lasts. */
const YOUNG_MS = HOUR_MS;

/** Removes pictures of cards that no plan names: what a crash left behind. */
export const cleanUpCards: Job = {
  name: 'clean-up-cards',
  everyMs: HOUR_MS,
  run: async ({ db, config, now }) => {
    const old = await CARD_FILES.keptBefore(config, now() - YOUNG_MS);
    const named = await cardsAmong(db, old);
    for (const name of old) if (!named.has(name)) await CARD_FILES.remove(config, name);
  },
};
