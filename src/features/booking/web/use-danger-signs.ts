import { useRef, useState } from 'react';
import type { askTriage, TriageAnswer } from '#features/symptoms/contract.ts';
import { call } from '#platform/web/call.ts';
import type { Draft } from '../rules/booking-draft.ts';
import { relativeOf } from '../rules/relative.ts';

/** How long a booking waits for the answer, ms: a poor network must not keep anybody from a visit. */
const PATIENCE_MS = 4000;

/** A sign of danger in what somebody wrote. */
export type DangerSign = TriageAnswer['redFlags'][number];

/**
 * Looks for danger signs in the symptoms of a booking before it goes on. What somebody has been warned of and went on
 * with, or what has none, isn't looked at again.
 */
export function useDangerSigns() {
  const [signs, setSigns] = useState<readonly DangerSign[]>([]);
  const [checking, setChecking] = useState(false);
  const settled = useRef(new Set<string>());

  /** Answers whether the booking may go on; if not, there are signs to show. */
  const mayGoOn = async ({ symptoms, forPerson }: Draft): Promise<boolean> => {
    const person = forPerson === null ? null : relativeOf(forPerson);
    const question = { text: symptoms.trim(), ...(person && { ageYears: person.age }) };
    const content = JSON.stringify(question);
    if (settled.current.has(content)) return true;
    if (checking) return false;
    setChecking(true);
    const asked = call<typeof askTriage>('POST', '/api/triage', { body: question }).then(
      (answer) => (answer.urgency === 'high' ? answer.redFlags : []),
      () => [],
    );
    const enough = new Promise<readonly DangerSign[]>((resolve) => setTimeout(resolve, PATIENCE_MS, []));
    const found = await Promise.race([asked, enough]);
    setChecking(false);
    settled.current.add(content);
    setSigns(found);
    return found.length === 0;
  };
  return { signs, checking, mayGoOn, dismiss: () => setSigns([]) };
}
