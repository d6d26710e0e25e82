import { useEffect, useRef, useState } from 'react';
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
  /** What was asked. */
  readonly content: string;
  /** The answer took so long that the booking had gone on: it isn't held up by this warning. */
  readonly isLate: boolean;
}

/**
 * Looks for danger signs in the symptoms of a booking before it goes on. Who was warned of some gets no farther until
 * they go on in spite of them, and isn't warned of the same again; what has none isn't looked at again. What nothing was
 * answered to is, before each further step, and the first time it is said that it wasn't looked at.
 */
export function useDangerSigns() {
  const [warning, setWarning] = useState<Warning | null>(null);
  const [checking, setChecking] = useState(false);
  // By what was asked: the signs that were found, none where it is harmless.
  const answered = useRef(new Map<string, readonly DangerSign[]>());
  const accepted = useRef(new Set<string>());
  const unanswered = useRef(new Set<string>());
  const latest = useRef('');
  const run = useRef(0);
  /** Whatever waits for an answer now doesn't go on by it. */
  const leave = () => {
    run.current += 1;
    setChecking(false);
  };
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  /**
   * Answers whether the booking may go on; if not, there is something to warn of, or somebody has gone elsewhere
   * meanwhile. `anew` looks again at what was harmless: of somebody who has signed in since, the server may know an age at
   * which it isn't.
   */
  const mayGoOn = async ({ symptoms, forPerson }: Draft, { anew = false } = {}): Promise<boolean> => {
    const whose = forPerson === null ? { forSelf: true } : { ageYears: relativeOf(forPerson)?.age };
    const question = { text: symptoms.trim(), ...whose };
    const content = JSON.stringify(question);
    const isHarmless = () => answered.current.get(content)?.length === 0;
    /** It was warned of meanwhile, whoever asked. */
    const isWarnedOf = () => {
      const signs = answered.current.get(content) ?? [];
      if (signs.length === 0 || accepted.current.has(content)) return false;
      setWarning({ signs, content, isLate: false });
      return true;
    };
    if (question.text === '' || accepted.current.has(content) || (isHarmless() && !anew)) return true;
    if (checking || isWarnedOf()) return false;
    setChecking(true);
    latest.current = content;
    run.current += 1;
    const mine = run.current;
    let isLate = false;
    const answer = call<typeof askTriage>('POST', '/api/triage', { body: question }).then(
      ({ redFlags }) => {
        answered.current.set(content, redFlags);
        if (redFlags.length === 0 || accepted.current.has(content)) return true;
        // Of what was written before, nobody is warned while something else is looked at.
        if (content !== latest.current) return false;
        const hadGoneOn = isLate || run.current !== mine;
        // While it is said that nothing is known yet, the booking hasn't gone on.
        setWarning((shown) => ({ signs: redFlags, content, isLate: hadGoneOn && (shown === null || shown.isLate) }));
        return false;
      },
      () => undefined,
    );
    const enough = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
    const may = await Promise.race([answer, enough]);
    isLate = true;
    if (run.current !== mine) return false;
    setChecking(false);
    if (may !== undefined) return may;
    if (isWarnedOf()) return false;
    if (unanswered.current.has(content)) return true;
    unanswered.current.add(content);
    setWarning({ signs: null, content, isLate: false });
    return false;
  };

  return {
    warning,
    checking,
    mayGoOn,
    /** Goes elsewhere: nothing is warned of, and nothing goes on by itself. */
    dismiss: () => {
      leave();
      setWarning(null);
    },
    /** Goes on in spite of what is warned of. */
    accept: () => {
      if (warning !== null && warning.signs !== null) accepted.current.add(warning.content);
      leave();
      setWarning(null);
    },
  };
}
