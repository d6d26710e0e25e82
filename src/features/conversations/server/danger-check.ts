import { triage } from '#features/symptoms/rules/triage/triage.ts';
import { AppError } from '#platform/common/app-error.ts';
import { text } from '#platform/common/text.ts';

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
  const message = text(
    'This sounds dangerous. Nobody may read a message in time: call 112 or go to the nearest hospital.',
  );
  throw new AppError('danger_signs', message, undefined, undefined, { dangerSigns });
}
