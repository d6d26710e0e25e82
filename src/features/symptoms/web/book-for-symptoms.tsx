import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { SymptomRecord } from '#features/symptoms/contract.ts';
import { urlOf } from '#platform/web/calls/call.ts';
import { useCarry } from './carried-symptoms.ts';

/** Link to all providers who can see the person. A booking from there starts with care type and symptoms filled in. */
export function BookForSymptoms({ record }: { readonly record: SymptomRecord }) {
  const carry = useCarry();
  const { careType } = record.result;
  const isUrgent = careType === 'urgent';
  const href = urlOf('/', {}, { careType, ...(isUrgent && { urgentCare: true }) });
  return (
    <Link
      href={`${href}#provider-search`}
      className="button button-ghost justify-self-start"
      onClick={() => carry(record)}
    >
      {record.predictedUrgency === 'high' ? (
        <Trans>Book a visit anyway</Trans>
      ) : isUrgent ? (
        <Trans>Find somebody else who can see you soon</Trans>
      ) : (
        <Trans>Book a visit about this</Trans>
      )}
    </Link>
  );
}
