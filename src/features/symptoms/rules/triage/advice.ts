import { any, type Presentation, younger } from './presentation.ts';
import { WHO_ANSWERS } from './quiet.ts';
import type { Ranked } from './ranking.ts';
import type { SeeBy, Urgency } from './triage-result.ts';

/** The one line that matters most: what to do, and by when. */
function first(urgency: Urgency, seeBy: SeeBy): string {
  if (urgency === 'high') return 'Call 112 or go to the nearest emergency department now.';
  if (urgency === 'low') return 'You can look after this yourself for now; a pharmacist can help.';
  return `Be seen by a clinician ${seeBy}, sooner if it gets worse.`;
}

const GETTING_THERE =
  'Do not wait for an appointment, and do not drive yourself: ask somebody to come with you. Every minute counts.';
const COME_BACK = 'Be seen if it is not better in three days, or if anything new comes.';

const NO_COMPLAINT = 'You ask a question and name no complaint. So there is nothing to treat now.';
const TELL_MORE = 'Do you feel ill? Then say what you feel, and ask again.';

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

/** Advice for present findings, for any condition, and the words by which a condition's own advice says the same. */
const EXTRAS: readonly {
  readonly applies: (p: Presentation) => boolean;
  readonly line: string;
  readonly said: RegExp;
}[] = [
  {
    applies: (p) => any(p, 'diarrhoea', 'vomiting'),
    line: 'Drink oral rehydration solution (ORS) in small sips, often.',
    said: /ORS|nothing to eat|drink nothing/i,
  },
  {
    applies: (p) => any(p, 'diarrhoea') && younger(p, 12),
    line: 'Give the child zinc too: a clinic or pharmacy has it.',
    said: /zinc/,
  },
  {
    applies: (p) => any(p, 'fever'),
    line: 'Have a malaria test before you take malaria medicine.',
    said: /malaria test/,
  },
  {
    applies: (p) => any(p, 'animal-bite'),
    line: 'Wash the bite with soap and running water for 15 minutes now.',
    said: /running water/,
  },
  {
    applies: (p) => any(p, 'suicidal'),
    line: 'Do not stay alone: tell somebody you trust, now. You matter, and this can get better.',
    said: /not stay alone/,
  },
  {
    applies: (p) => any(p, 'sexual-assault'),
    line:
      'What happened is not your fault. Medicine against HIV has to begin within 72 hours, best today, and ' +
      'pills that prevent a pregnancy within 120 hours. You can have care whether or not you report it.',
    said: /not your fault/,
  },
  {
    applies: (p) => any(p, 'assault') && !any(p, 'sexual-assault'),
    line: 'Nobody has the right to beat you, and it is not your fault. If you are not safe where you are, go to somebody you trust; 112 also reaches the police.',
    said: /not your fault/,
  },
  {
    applies: (p) => any(p, 'poisoning'),
    line: 'Take the packet or bottle with you. Do not cause vomiting.',
    said: /keep the packet/i,
  },
  {
    applies: (p) => any(p, 'snake-bite'),
    line: 'Keep the bitten limb still. No cutting, no sucking, no tight band.',
    said: /tight band/,
  },
  {
    applies: (p) => any(p, 'burn'),
    line: 'Cool the burn under running water for 20 minutes; no oil, egg or paste.',
    said: /running water/,
  },
];

/** Parts of a condition's care that repeat the first line of the advice. */
const BE_SEEN = /^be (seen|examined)( now| today| within (a day|days))?[;.]$/i;
const GO_NOW = /^(call 112|go to a hospital( now| today)?)[;.]$/i;

/** The care of a condition without what the first line says; undefined if nothing is left. */
function careOf({ condition }: Ranked, urgency: Urgency): string | undefined {
  const parts = condition.care
    .split(/(?<=[;.]) /)
    .filter((part) => !BE_SEEN.test(part) && !(urgency === 'high' && GO_NOW.test(part)));
  const rest = parts.join(' ').replace(/;$/, '.');
  return rest === '' ? undefined : rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** Returns what to do, what to watch for and when to come back, each once. Never a dose, never "stop your medicine". */
export function adviceFor(p: Presentation, urgency: Urgency, seeBy: SeeBy, top: Ranked | undefined): readonly string[] {
  if (p.asks !== undefined && urgency === 'low') return [NO_COMPLAINT, WHO_ANSWERS[p.asks], TELL_MORE, watchFor(p)];
  const care = top && (urgency !== 'high' || top.condition.level === 'high') ? careOf(top, urgency) : undefined;
  const extras = EXTRAS.filter(({ applies, said }) => applies(p) && !said.test(care ?? '')).map(({ line }) => line);
  return [
    first(urgency, seeBy),
    ...(urgency === 'high' ? [GETTING_THERE] : []),
    ...(care === undefined ? [] : [care]),
    ...extras,
    ...(urgency === 'low' ? [COME_BACK] : []),
    ...(urgency === 'high' ? [] : [watchFor(p)]),
  ];
}
