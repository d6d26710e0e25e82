import { text } from '#platform/common/text.ts';
import type { Draft, Offer } from './booking-draft.ts';
import { relativeErrors } from './relative.ts';
import { REASON_MAX } from './symptom-text.ts';
import type { StepName } from './wizard.ts';

/** Returns what a step still needs, in words; undefined when it is answered. @see patient-area specification, section 5 */
export function missingAnswer(step: StepName, draft: Draft<Offer>): string | undefined {
  if (step === 'care-type' && draft.wantedCareType === null) return text('Please select a care type');
  if (step === 'symptoms') {
    const [first] = draft.forPerson === null ? [] : Object.values(relativeErrors(draft.forPerson));
    return first ?? missingInSymptoms(draft.symptoms);
  }
  if (step === 'provider' && draft.provider.acceptingNewPatients === false && draft.beenHere !== true) {
    return draft.beenHere === undefined
      ? text('Please say whether you have been here before')
      : text('This provider is not accepting new patients. Please choose another one.');
  }
  if (step === 'schedule' && draft.date === null) return text('Please select a date');
  if (step === 'schedule' && draft.slot === null) return text('Please select a time');
  return undefined;
}

/** Returns what the description of the symptoms still needs; undefined when it is complete. */
export function missingInSymptoms(symptoms: string): string | undefined {
  const description = symptoms.trim();
  if (description === '') return text('Please describe your symptoms');
  return description.length > REASON_MAX ? text('Please shorten your description to 4000 characters.') : undefined;
}
