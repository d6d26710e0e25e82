import type { SpecialistField } from '#features/search/rules/emergency/emergency-kinds.ts';
import type { RuleId } from './triage/rules/all-rules.ts';

/** The danger signs for which a specialist place is named beside the nearest hospitals. Poisoning has none in Nigeria that we know of. */
export const SPECIALIST_SIGNS: Readonly<Record<SpecialistField, readonly RuleId[]>> = {
  birth: [
    'birth-bleeding',
    'ectopic-signs',
    'fetus-moves-less',
    'labour',
    'pre-eclampsia-signs',
    'pregnancy-bleeding',
    'pregnancy-fever-severe',
    'pregnancy-injury',
    'pregnancy-pain',
    'pregnancy-pressure',
    'pregnancy-vomiting',
  ],
  child: [
    'baby-fever-age-unknown',
    'baby-ill-age-unknown',
    'child-barking-cough',
    'child-breathing-trouble',
    'child-chest-indrawing',
    'child-convulsion',
    'child-lethargic',
    'child-not-drinking',
    'child-severe-pallor',
    'child-very-fast-breathing',
    'child-vomits-everything',
    'infant-cold',
    'infant-dehydration',
    'infant-fever',
    'infant-fever-age-unknown',
    'infant-ill-age-unknown',
    'infant-not-feeding',
    'intussusception-signs',
    'malnutrition-ill',
    'newborn-bowel-blocked',
    'newborn-jaundice',
    'newborn-silent',
  ],
  injury: ['back-pain-danger', 'fracture', 'limb-threatened', 'major-injury', 'motorcycle-fall'],
  'self-harm': ['suicidal-thoughts'],
  'snake-bite': ['snake-bite'],
};

/** Returns the fields of specialist places that fit danger signs. */
export function specialistFields(signs: readonly { readonly id: string }[]): readonly SpecialistField[] {
  const fields = Object.entries(SPECIALIST_SIGNS) as [SpecialistField, readonly string[]][];
  return fields.filter(([, ids]) => signs.some(({ id }) => ids.includes(id))).map(([field]) => field);
}
