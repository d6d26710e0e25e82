import { any, type Presentation, younger } from './presentation.ts';
import type { Ranked } from './ranking.ts';
import type { SeeBy, Urgency } from './triage-result.ts';

const FIRST: Readonly<Record<Urgency, string>> = {
  high: 'Go to the nearest emergency department now, or call 112. Do not wait for an appointment, and do not drive yourself.',
  medium: 'Be seen by a clinician.',
  low: 'You can look after this yourself for now; a pharmacist can help.',
};

const WHEN: Readonly<Record<SeeBy, string>> = {
  now: 'Every minute counts: ask somebody to come with you.',
  'within 24 hours': 'Be seen within 24 hours, sooner if it gets worse.',
  'within 3 days': 'Be seen within three days, sooner if it gets worse.',
  'within 7 days': 'Be seen within a week, sooner if it gets worse.',
  'if it does not get better': 'Be seen if it is not better in three days, or if anything new comes.',
};

const WATCH_ADULT =
  'Go to hospital or call 112 at once with trouble breathing, chest pain, confusion, fainting, a convulsion, heavy bleeding, a stiff neck with fever, or weakness of one side.';
const WATCH_CHILD =
  'Go to hospital at once if the child can’t drink or breastfeed, vomits everything, has a convulsion, is hard to wake, breathes fast or with effort, or becomes pale, blue or yellow.';
const WATCH_PREGNANT =
  'Go to hospital at once with bleeding, severe headache, changed sight, severe belly pain, fever, broken waters, or a baby that moves less.';

function watchFor(p: Presentation): string {
  if (p.pregnant) return WATCH_PREGNANT;
  return younger(p, 12) ? WATCH_CHILD : WATCH_ADULT;
}

/** Advice that depends on what is there, whatever the condition. */
function extras(p: Presentation): readonly string[] {
  const lines: string[] = [];
  if (any(p, 'diarrhoea', 'vomiting'))
    lines.push('Drink oral rehydration solution (ORS) in small sips, often; give small children zinc too.');
  if (any(p, 'fever')) lines.push('Have a malaria test before you take malaria medicine.');
  if (any(p, 'animal-bite')) lines.push('Wash the bite with soap and running water for 15 minutes now.');
  if (any(p, 'suicidal'))
    lines.push('Do not stay alone: tell somebody you trust, now. You matter, and this can get better.');
  if (any(p, 'poisoning')) lines.push('Take the packet or bottle with you. Do not cause vomiting.');
  if (any(p, 'snake-bite')) lines.push('Keep the bitten limb still. No cutting, no sucking, no tight band.');
  if (any(p, 'burn')) lines.push('Cool the burn under running water for 20 minutes; no oil, egg or paste.');
  return lines;
}

/** What to do, what to watch for and when to come back. Never a dose, never "stop your medicine". */
export function adviceFor(p: Presentation, urgency: Urgency, seeBy: SeeBy, top: Ranked | undefined): readonly string[] {
  const lines = [FIRST[urgency]];
  if (top !== undefined && (urgency !== 'high' || top.condition.level === 'high')) lines.push(top.condition.care);
  lines.push(...extras(p), WHEN[seeBy]);
  if (urgency !== 'high') lines.push(watchFor(p));
  return [...new Set(lines)];
}
