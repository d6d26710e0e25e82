import { Plural } from '@lingui/react/macro';
import { shownAge } from '../rules/age-words.ts';

/** The age of a person on a calendar day in Lagos: "7 weeks", "5 months", "12 years". */
export function FamilyAge({ birthDate, today }: { readonly birthDate: string; readonly today: string }) {
  const { count, unit } = shownAge(birthDate, today);
  if (unit === 'weeks') return <Plural value={count} one="# week" other="# weeks" />;
  if (unit === 'months') return <Plural value={count} one="# month" other="# months" />;
  return <Plural value={count} one="# year" other="# years" />;
}
