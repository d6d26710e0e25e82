import { useLingui } from '@lingui/react/macro';
import type { OpenMark } from '#features/offline/contract.ts';
import type { PersonState } from '#features/offline/rules/day-now.ts';
import {
  ACT_WORDS,
  APPOINTMENT_WORDS,
  QUEUE_WORDS,
  STATE_WORDS,
  whyWords,
} from '#features/offline/rules/mark-words.ts';
import type { MarkAct } from '#features/offline/rules/merge-mark.ts';
import { translateText } from '#platform/web/translate-text.ts';

/** Returns what is said of marks, of why they wait, and of how people are. */
export function useMarkWords() {
  const { t, i18n } = useLingui();
  return {
    /** A place without service points completes visits. */
    act: (act: MarkAct, hasPoints = true): string =>
      act === 'end' && !hasPoints ? t`Completed` : translateText(i18n, ACT_WORDS[act]),
    state: (state: PersonState): string => translateText(i18n, STATE_WORDS[state]),
    visit: (mark: NonNullable<OpenMark['appointment']>['mark']): string => translateText(i18n, APPOINTMENT_WORDS[mark]),
    queue: (state: NonNullable<OpenMark['queue']>['state']): string => translateText(i18n, QUEUE_WORDS[state]),
    why: (why: string): string => translateText(i18n, whyWords(why)),
  };
}
