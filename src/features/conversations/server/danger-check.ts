import { triage } from '#features/symptoms/rules/triage/triage.ts';
import { AppError } from '#platform/common/app-error.ts';
import { DANGER_SIGNS } from '../rules/refusals.ts';

/** Returns the danger signs in a text, by name. */
export function dangerSignsIn(written: string): readonly string[] {
  return triage({ text: written }).redFlags.map(({ name }) => name);
}

/**
 * Refuses a message with danger signs unless it is confirmed: the writer sees the emergency number first.
 * @throws AppError danger_signs with the danger signs
 */
export function stopForDanger({
  text: written,
  confirmed = false,
}: {
  readonly text: string;
  readonly confirmed?: boolean | undefined;
}): void {
  if (confirmed) return;
  const dangerSigns = dangerSignsIn(written);
  if (dangerSigns.length === 0) return;
  throw new AppError(DANGER_SIGNS, { extras: { dangerSigns } });
}
