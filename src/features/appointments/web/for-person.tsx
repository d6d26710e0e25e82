import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment } from '#features/appointments/contract.ts';
import { RELATION_NAME } from './relation-names.ts';

/** The person whom a visit is for: name, age, and relation to the patient who booked it. */
export function ForPerson({ person }: { readonly person: NonNullable<Appointment['forPerson']> }) {
  const { i18n, t } = useLingui();
  const { name, age, relation } = person;
  const who = i18n._(RELATION_NAME[relation]);
  const years = age === 0 ? t`under 1 year` : t`${plural(age, { one: '# year', other: '# years' })}`;
  return (
    <span className="wrap-anywhere">
      <Trans>
        {name}, {years} ({who})
      </Trans>
    </span>
  );
}
