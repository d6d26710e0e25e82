import { Trans, useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import type { PortalAppointment } from '#features/portal/contract.ts';
import { monthDayYear } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';

/** The insurance details that the patient shares for this visit, for checking and billing. */
export function AppointmentInsurance({
  insurance,
}: {
  readonly insurance: NonNullable<PortalAppointment['insurance']>;
}) {
  const { i18n } = useLingui();
  const { insurer, planName, memberId, groupNumber, policyHolder, relationToPatient } = insurance;
  const relation = translateText(i18n, relationToPatient);
  const from = monthDayYear(i18n, insurance.effectiveDate);
  const until = insurance.expiryDate === null ? null : monthDayYear(i18n, insurance.expiryDate);
  return (
    <div className="text-[0.9375rem]">
      <p className="font-semibold">
        <Trans>Insurance</Trans>
      </p>
      <p className="flex gap-1.5">
        <ShieldCheck aria-hidden size={18} strokeWidth={1.75} className="mt-0.5 flex-none" />
        <span className="wrap-anywhere">
          {insurer} – {planName}
        </span>
      </p>
      <p className="wrap-anywhere">
        <Trans>Member number {memberId}</Trans>
      </p>
      {groupNumber !== null && (
        <p className="wrap-anywhere">
          <Trans>Group number {groupNumber}</Trans>
        </p>
      )}
      <p className="wrap-anywhere text-soft">
        <Trans>
          Policy holder: {policyHolder} ({relation})
        </Trans>
      </p>
      <p className="text-soft">
        {until === null ? (
          <Trans>Valid from {from}</Trans>
        ) : (
          <Trans>
            Valid from {from} to {until}
          </Trans>
        )}
      </p>
    </div>
  );
}
