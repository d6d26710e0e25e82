import { useRef, useState } from 'react';
import type { askTriage, TriageAnswer } from '#features/symptoms/contract.ts';
import { call } from '#platform/web/call.ts';
import type { Draft } from '../rules/booking-draft.ts';
import { relativeOf } from '../rules/relative.ts';

/** How long a booking waits for the answer, ms: a poor network must not keep anybody from a visit. */
const PATIENCE_MS = 4000;

/** A sign of danger in what somebody wrote. */
export type DangerSign = TriageAnswer['redFlags'][number];

/** What somebody is warned of. */
interface Warning {
  /** Null where nobody could tell whether there are any. */
  readonly signs: readonly DangerSign[] | null;
  /** The answer took so long that the booking had gone on: it isn't held up by this warning. */
  readonly isLate: boolean;
}

/**
 * Looks for danger signs in the symptoms of a booking before it goes on. What somebody has been warned of and went on
 * with, or what has none, isn't looked at again; what nothing was answered to is, before each further step, and the
 * first time it is said that it wasn't looked at.
 */
export function useDangerSigns() {
  const [warning, setWarning] = useState<Warning | null>(null);
  const [checking, setChecking] = useState(false);
  // By what was asked: whether it led to a warning.
  const answered = useRef(new Map<string, boolean>());
  const unanswered = useRef(new Set<string>());

  /**
   * Answers whether the booking may go on; if not, there is something to warn of. `anew` looks again at what was
   * harmless: of somebody who has signed in since, the server may know an age at which it isn't.
   */
  const mayGoOn = async ({ symptoms, forPerson }: Draft, { anew = false } = {}): Promise<boolean> => {
    const whose = forPerson === null ? { forSelf: true } : { ageYears: relativeOf(forPerson)?.age };
    const question = { text: symptoms.trim(), ...whose };
    const content = JSON.stringify(question);
    const before = answered.current.get(content);
    if (question.text === '' || before === true || (before === false && !anew)) return true;
    if (checking) return false;
    setChecking(true);
    let isLate = false;
    const isHarmless = call<typeof askTriage>('POST', '/api/triage', { body: question }).then(
      ({ redFlags }) => {
        const tookLong = isLate;
        const isDanger = redFlags.length > 0;
        const isNews = isDanger && answered.current.get(content) !== true;
        answered.current.set(content, isDanger);
        // While it is said that nothing is known yet, the booking hasn't gone on.
        if (isNews) setWarning((shown) => ({ signs: redFlags, isLate: tookLong && shown === null }));
        return !isNews;
      },
      () => undefined,
    );
    const enough = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
    const may = await Promise.race([isHarmless, enough]);
    isLate = true;
    setChecking(false);
    if (may !== undefined || unanswered.current.has(content)) return may ?? true;
    unanswered.current.add(content);
    setWarning({ signs: null, isLate: false });
    return false;
  };
  return { warning, checking, mayGoOn, dismiss: () => setWarning(null) };
}
