import { SYMPTOM_CHIPS } from '#features/symptoms/rules/symptom-chips.ts';

/** Longest description of symptoms, in characters. */
export const REASON_MAX = 4000;

/** What a list of chosen chips starts with. @see patient-area specification, section 4 */
const LIST_START = 'My symptoms include: ';

const ANY_CHIP = SYMPTOM_CHIPS.flatMap(({ chips }) => chips).join('|');
const CHIP_LIST = new RegExp(`^${LIST_START}((?:${ANY_CHIP})(?:, (?:${ANY_CHIP}))*)?(?![\\p{L}\\p{N}])`, 'mu');

/** The chips that the text lists, in the order of choosing. The text alone says which are chosen. */
export function chipsIn(symptoms: string): string[] {
  return CHIP_LIST.exec(symptoms)?.[1]?.split(', ') ?? [];
}

/**
 * The text after a chip was pressed: chosen if it wasn't, otherwise not. The list of chips is replaced where it stands
 * or appended after a blank line; other text is left as it is.
 * @see patient-area specification, section 4
 */
export function toggleChip(symptoms: string, chip: string): string {
  const chosen = chipsIn(symptoms);
  const chips = chosen.includes(chip) ? chosen.filter((other) => other !== chip) : [...chosen, chip];
  const list = chips.length > 0 ? LIST_START + chips.join(', ') : '';
  const found = CHIP_LIST.exec(symptoms);
  if (found === null) return symptoms.trim() === '' ? list : `${symptoms}\n\n${list}`;

  const before = symptoms.slice(0, found.index);
  const after = symptoms.slice(found.index + found[0].length);
  if (list !== '') return before + list + after;
  return after.trim() === '' ? before.replace(/\n\n$/, '') : before + after.trimStart();
}
