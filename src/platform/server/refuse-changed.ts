import { AppError } from '#platform/common/app-error.ts';
import { CHANGED_MEANWHILE, changedMeanwhile } from '#platform/common/changed-meanwhile.ts';

/**
 * Refuses a change that would take back what somebody else changed since it was read; ask it under the lock of the write.
 * @throws AppError changed_meanwhile with the fields
 */
export function refuseChanged(...[was, wanted, now]: Parameters<typeof changedMeanwhile>): void {
  const changed = changedMeanwhile(was, wanted, now);
  if (changed.length === 0) return;
  const fields = Object.fromEntries(changed.map((name) => [name, CHANGED_MEANWHILE]));
  throw new AppError('changed_meanwhile', CHANGED_MEANWHILE, fields);
}
