import { keptFiles } from '#platform/server/kept-files.ts';

/** Pictures of plan cards. */
export const CARD_FILES = keptFiles('plan-cards', ['webp']);
