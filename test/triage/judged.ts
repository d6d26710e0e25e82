import { intervalOf } from '#features/symptoms/rules/triage/interval.ts';
import { triage } from '#features/symptoms/rules/triage/triage.ts';
import type { TriageInput } from '#features/symptoms/rules/triage/triage-input.ts';
import type { BlindText } from './cases/case.ts';
import { sameName } from './same-name.ts';

/** Age in years from which whole years are entered. */
const IN_YEARS = 2;

/** Age and sex as the form passes them on: whole years, or months for a child under two. */
function inputOf({ text, age, sex }: BlindText): TriageInput {
  if (age === undefined) return { text, sex };
  return age < IN_YEARS ? { text, sex, ageMonths: Math.round(age * 12) } : { text, sex, ageYears: Math.floor(age) };
}

/** Returns the texts with what triage answers, and the place of the right condition among the candidates, -1 if it is none. */
export function judged(texts: readonly BlindText[]) {
  return texts.map((one) => {
    const answer = triage(inputOf(one));
    const { urgency } = answer;
    const place = answer.candidates.findIndex(({ condition }) =>
      one.conditions.some((name) => sameName(name, condition)),
    );
    return {
      one,
      answer,
      urgency,
      place,
      isRight: urgency === one.level,
      isDefensible: urgency === one.level || urgency === one.or,
    };
  });
}

/** Returns a share with its 95 % interval: "54 of 60 (80-95 %)". */
export function shareText(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${part} of ${whole} (${intervalOf(part, whole).join('-')} %)`;
}
