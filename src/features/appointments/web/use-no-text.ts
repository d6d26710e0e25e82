import { useLingui } from '@lingui/react/macro';
import type { TextLimit } from '#features/appointments/rules/text-budget.ts';

/** Returns what says why no text message was sent, if a limit is why; empty without one. */
export function useNoText(): (limit: TextLimit) => string {
  const { t } = useLingui();
  return ({ textsToday, practiceTexts }) => {
    if (textsToday !== undefined) return t`No text was sent: this number got ${textsToday} today.`;
    if (practiceTexts !== undefined) return t`No text was sent: your practice sent ${practiceTexts} today.`;
    return '';
  };
}
