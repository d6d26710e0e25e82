import type { OtherTime } from '#platform/common/app-error.ts';

/** What stands in the way, in English, and what can be had instead; a new object each time, so that it is said again. */
export interface Problem {
  readonly message: string;
  readonly alternatives?: readonly OtherTime[];
}
