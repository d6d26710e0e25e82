import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'wouter';
import type { SymptomRecord } from '#features/symptoms/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { urlOf } from '#platform/web/call.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { carrySymptoms } from './carried-symptoms.ts';

/** Leads to providers who can see the person in time; the booking starts with the care type and the symptoms filled in. */
export function BookForSymptoms({ record, followUp }: { readonly record: SymptomRecord; readonly followUp: boolean }) {
  const { i18n } = useLingui();
  const { careType } = record.result;
  const isUrgent = careType === 'urgent';
  // An entry of last week leads to who is free now, not to who was.
  const [today] = useState(() => lagosDate(Date.now()));
  const href = urlOf('/', {}, { careType, ...(isUrgent && { urgentCare: true, availableOn: today }) });
  const carry = () => {
    const names = record.symptoms
      .map(({ name, severity }) => `${translateText(i18n, name)} (${translateText(i18n, severity)})`)
      .join(', ');
    carrySymptoms([names, record.notes].filter(Boolean).join('\n\n'));
  };
  return (
    <Link
      href={`${href}#provider-search`}
      className={`button justify-self-start ${followUp || isUrgent ? '' : 'button-ghost'}`}
      onClick={carry}
    >
      {isUrgent ? <Trans>Find somebody who can see you today</Trans> : <Trans>Book a visit about this</Trans>}
    </Link>
  );
}
