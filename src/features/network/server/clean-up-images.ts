import type { Job } from '#platform/server/jobs.ts';
import { deleteUnnamed } from './image-files.ts';
import { findNamedImages } from './provider-admin-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes pictures that no provider shows, once a day. A day's grace covers forms that are still open. */
export const cleanUpImages: Job = {
  name: 'clean-up-images',
  everyMs: DAY_MS,
  run: async ({ app, db, config, now }) => {
    const deleted = await deleteUnnamed(config, await findNamedImages(db), now() - DAY_MS);
    if (deleted > 0) app.log.info({ deleted }, 'pictures that nothing shows were deleted');
  },
};
