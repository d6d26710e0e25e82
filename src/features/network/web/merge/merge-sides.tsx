import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { addressLine } from '#features/directory/rules/care-card-address.ts';
import { providerHref } from '#features/directory/web/provider-address.ts';
import type { MergePreview, MergeSide } from '#features/network/contract.ts';
import { translateText } from '#platform/web/translate-text.ts';

/** The facts of both providers side by side, and how far apart they are. */
export function MergeSides({ preview: { double, survivor, distanceKm } }: { readonly preview: MergePreview }) {
  const { t, i18n } = useLingui();
  const states: Readonly<Record<MergeSide['bookingState'], string>> = {
    listed: t`Listing`,
    setting_up: t`Setting up`,
    live: t`Takes bookings`,
    paused: t`Paused`,
    closed: t`Removed`,
  };
  const rows: readonly { readonly term: string; readonly of: (side: MergeSide) => ReactNode }[] = [
    {
      term: t`Name`,
      of: ({ id, name }) => (
        <Link href={providerHref(id)} className="link">
          {name}
        </Link>
      ),
    },
    { term: t`Type`, of: ({ facilityType, specialty }) => facilityType ?? translateText(i18n, specialty) },
    { term: t`Address`, of: (side) => addressLine(side) },
    { term: t`Phone`, of: ({ phone }) => phone ?? '–' },
    { term: t`Bookings`, of: ({ bookingState }) => states[bookingState] },
    { term: t`From a register`, of: ({ isRegistered }) => (isRegistered ? t`Yes` : t`No`) },
    { term: t`Members`, of: ({ members }) => members },
    { term: t`Visits, of them to come`, of: ({ visits, upcomingVisits }) => `${visits}, ${upcomingVisits}` },
    { term: t`Reviews`, of: ({ reviews }) => reviews },
  ];
  return (
    <div className="grid gap-2">
      <table className="w-full table-fixed text-start">
        <caption className="sr-only">
          <Trans>Both compared</Trans>
        </caption>
        <thead>
          <tr className="align-top">
            <th scope="col" className="w-1/4 py-1.5 pe-1.5 text-start text-sm font-normal text-soft">
              <Trans>Fact</Trans>
            </th>
            <th scope="col" className="p-1.5 text-start">
              <Trans>Goes away</Trans>
            </th>
            <th scope="col" className="p-1.5 text-start">
              <Trans>Stays</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ term, of }) => (
            <tr key={term} className="border-t border-line align-top">
              <th scope="row" className="py-1.5 pe-1.5 text-start text-sm font-normal text-soft">
                {term}
              </th>
              <td className="p-1.5 wrap-anywhere">{of(double)}</td>
              <td className="p-1.5 wrap-anywhere">{of(survivor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-soft">
        {distanceKm === null ? (
          <Trans>How far apart they are isn't known.</Trans>
        ) : (
          <Trans>They are {distanceKm.toFixed(1)} km apart on the map.</Trans>
        )}
      </p>
    </div>
  );
}
