import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import { licenceEnd } from '#features/portal/rules/licence-end.ts';
import type { PortalSettings } from '#features/portal/rules/schedule-contract.ts';
import { pastDay } from '#platform/web/format-date.ts';

/** Warns a desk that its licence on record ends or has ended, and bookings with it. Empty while there is time. */
export function LicenceNote({
  settings: { licensedUntil },
  today,
}: {
  readonly settings: PortalSettings;
  /** The day in Lagos, `yyyy-MM-dd`. */
  readonly today: string;
}) {
  const { i18n } = useLingui();
  const end = licenceEnd(licensedUntil, today);
  if (licensedUntil === null || end === undefined) return null;
  const day = pastDay(i18n, licensedUntil);
  return (
    <p className="notice notice-amber">
      {end === 'past' ? (
        <Trans>The licence that we have on record ended on {day}. No visit can be booked with you.</Trans>
      ) : (
        <Trans>The licence that we have on record ends on {day}. No visit can be booked for a later day.</Trans>
      )}{' '}
      <Link href="/contact-us" className="link">
        <Trans>Tell us when it is renewed.</Trans>
      </Link>
    </p>
  );
}
