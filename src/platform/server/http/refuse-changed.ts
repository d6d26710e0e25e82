import { AppError } from '#platform/common/app-error.ts';
import { changedMeanwhile } from '#platform/common/changed-meanwhile.ts';
import { CHANGED_MEANWHILE } from '#platform/common/platform-refusals.ts';

/**
 * Refuses an edit that would overwrite a change made by another user since the editor loaded the record. Call it while
 * holding the lock of the write.
 * @throws AppError changed_meanwhile with the fields
 */
export function refuseChanged(...[was, wanted, now]: Parameters<typeof changedMeanwhile>): void {
  const changed = changedMeanwhile(was, wanted, now);
  if (changed.length === 0) return;
  const fields = Object.fromEntries(changed.map((name) => [name, CHANGED_MEANWHILE.message]));
  throw new AppError(CHANGED_MEANWHILE, { fields });
}
