import { GENERAL } from '../index/indexed-provider.ts';
import { isFacilityKind } from './facility-words.ts';
import { AFTER_DANGER, CHILDREN, EMERGENCY, isLayName, SUPPLIERS, VACCINES, WOMEN } from './known-phrases.ts';
import { isWay } from './landmarks.ts';
import { ANYWHERE } from './lay-words.ts';
import type { QueryPart } from './query-part.ts';

/** The parts of a query, and what the rules so far made optional. */
interface Marked {
  readonly parts: readonly QueryPart[];
  /** The parts that are a kind of care. */
  readonly cares: readonly QueryPart[];
  /** True if the rule with this id made the part optional. */
  readonly isMarked: (part: QueryPart, id: OptionalRuleId) => boolean;
}

/** A rule that makes parts of a query optional. */
export interface OptionalRule {
  readonly id: OptionalRuleId;
  /** In one sentence. */
  readonly does: string;
  /** True if the rule makes this part optional. */
  readonly marks: (part: QueryPart, marked: Marked, at: number) => boolean;
}

type OptionalRuleId =
  | 'facility-beside-care'
  | 'ailment-of-any-part'
  | 'for-whom'
  | 'how-soon'
  | 'where-in-danger'
  | 'general-care-in-pregnancy'
  | 'needed-for'
  | 'road-behind-place';

/** Parts of the body that are also what their doctors are called by, in terms. */
const BODY_PARTS: ReadonlySet<string> = new Set('eye tooth teeth skin brain lung fracture'.split(' '));

const isEmergency = ({ keys }: QueryPart) => keys.includes(EMERGENCY);
const isAilment = (part: QueryPart) => isLayName(part) || part.keys.includes(GENERAL);
const saysOnlyUrgent = ({ terms }: QueryPart) => ['emergency', 'urgent care'].includes(terms.join(' '));
/** An ailment that any part of the body may have: "infection", "pain". */
const isOfAnyPart = ({ terms: [term = '', ...more] }: QueryPart) => more.length === 0 && ANYWHERE.has(term);
const tellingCares = ({ cares }: Marked) => cares.filter((part) => !isOfAnyPart(part));

function isInDanger(marked: Marked): boolean {
  return tellingCares(marked).some((part) => isEmergency(part) && !marked.isMarked(part, 'how-soon'));
}

/** A pharmacy, laboratory or vaccination; of "drug overdose" the drugs are only what happened. */
function isSupplier(part: QueryPart, marked: Marked): boolean {
  return !marked.isMarked(part, 'where-in-danger') && part.keys.some((key) => SUPPLIERS.includes(key));
}

/** The rules that make parts of a query optional, in order: a rule sees what the rules before it marked. */
export const OPTIONAL_RULES: readonly OptionalRule[] = [
  {
    id: 'facility-beside-care',
    does: 'Makes a word for a kind of facility optional beside a kind of care: "eye clinic".',
    marks: (part, marked) => marked.cares.length > 0 && part.kind === 'word' && isFacilityKind(part),
  },
  {
    id: 'ailment-of-any-part',
    does: 'Makes an ailment that any part of the body may have optional beside care that says more: "eye infection".',
    marks: (part, marked) => tellingCares(marked).length > 0 && isOfAnyPart(part),
  },
  {
    // Few facilities say so of "eye doctor for children", and no emergency waits for one that does.
    id: 'for-whom',
    does: 'Makes care for children, or for women in an emergency, optional beside other care: it says who the patient is.',
    marks: ({ keys }, marked) =>
      tellingCares(marked).length > 1 &&
      (keys.includes(CHILDREN) || (marked.cares.some(isEmergency) && keys.includes(WOMEN))),
  },
  {
    id: 'how-soon',
    does: 'Makes "emergency" and "urgent care" optional beside care that is no ailment: "emergency dentist" says how soon.',
    marks: (part, marked) =>
      saysOnlyUrgent(part) &&
      tellingCares(marked).some(
        (other) => !isEmergency(other) && !marked.isMarked(other, 'for-whom') && !isAilment(other),
      ),
  },
  {
    id: 'where-in-danger',
    does: 'Makes ailments, parts of the body and vaccines optional beside an emergency: "stab wound in the leg".',
    marks: (part, marked) =>
      isInDanger(marked) &&
      !part.keys.some((key) => key === EMERGENCY || key === AFTER_DANGER) &&
      (isAilment(part) || BODY_PARTS.has(part.terms.join(' ')) || part.keys.includes(VACCINES)),
  },
  {
    id: 'general-care-in-pregnancy',
    does: 'Makes general care optional beside pregnancy, whose doctors see to it: "malaria in pregnancy".',
    marks: ({ keys }, marked) =>
      keys.includes(GENERAL) &&
      marked.cares.some((other) => other.keys.includes(WOMEN) && !marked.isMarked(other, 'for-whom')),
  },
  {
    id: 'needed-for',
    does: 'Makes other care optional beside a pharmacy, laboratory or vaccination: "malaria medicine".',
    marks: (part, marked) =>
      part.kind === 'care' && !isSupplier(part, marked) && marked.cares.some((other) => isSupplier(other, marked)),
  },
  {
    id: 'road-behind-place',
    does: 'Makes a word for a road or the like optional behind a place, unless a facility follows: "effurun roundabout".',
    marks: (part, { parts }, at) =>
      isWay(part) &&
      parts.slice(at - 1, at).some(({ places }) => places.length > 0) &&
      !parts.slice(at + 1, at + 2).some(isFacilityKind),
  },
];
