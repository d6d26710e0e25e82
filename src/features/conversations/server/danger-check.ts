import { triage } from '#features/symptoms/rules/triage/triage.ts';
import { AppError } from '#platform/common/app-error.ts';
import { text } from '#platform/common/text.ts';

/** What sounds dangerous in a text, by name; nothing where nothing does. */
export function dangerSignsIn(written: string): readonly string[] {
  return triage({ text: written }).redFlags.map(({ name }) => name);
}

/**
 * Stops a message that tells of danger, once: its writer is shown the emergency number before anything is sent, and
 * sends it again confirmed.
 * @throws AppError danger_signs with what sounds dangerous
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
