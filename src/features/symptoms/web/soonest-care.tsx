import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'wouter';
import type { Provider } from '#features/directory/contract.ts';
import { OPENED_HERE } from '#features/directory/web/book-link.tsx';
import { AvailabilityNote } from '#features/schedules/web/availability-note.tsx';
import { distanceText } from '#features/search/rules/distance-text.ts';
import type { soonestProviders } from '#features/search/rules/soonest-contract.ts';
import type { SymptomRecord } from '#features/symptoms/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { urlOf } from '#platform/web/calls/call.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { fittingCare, seenByMs } from '../rules/seen-by.ts';
import { useCarry } from './carried-symptoms.ts';
import { NearPlaceButton, useNearPlace } from './use-near-place.tsx';

const SHOWN = 3;
/** Radius of a search around the device. */
const NEAR_KM = 50;

/** The providers who can see the person of an entry first, at a place. */
export function soonestQuery(record: SymptomRecord, where: Readonly<Record<string, string | undefined>>) {
  return get<typeof soonestProviders>('/api/providers/soonest', {
    query: { ...fittingCare(record.result.careType, record.forChild), limit: String(SHOWN), ...where },
  });
}

/**
 * The providers who can see the person of an entry first, and whether that is in time. Each links to a booking with the
 * symptoms filled in.
 */
export function SoonestCare({
  record,
  isPlain,
}: {
  readonly record: SymptomRecord;
  /** True on a page without scripts, where no button finds the place. */
  readonly isPlain: boolean;
}) {
  const { i18n } = useLingui();
  const carry = useCarry();
  const near = useNearPlace();
  const [nowMs] = useState(serverNow);
  const { careType, seeBy } = record.result;
  const { state, isNear } = near;
  const { data } = usePathQuery(soonestQuery(record, { ...near.where, ...(isNear && { radiusKm: String(NEAR_KM) }) }), {
    keepPrevious: true,
  });
  const byMs = seenByMs(record, nowMs);
  const isInTime = ({ nextSlotAt }: Provider) => byMs === undefined || Date.parse(nextSlotAt ?? '') <= byMs;
  const when = translateText(i18n, seeBy);
  return (
    <section className="grid gap-2">
      <h3>
        {isNear ? <Trans>Who can see you first, near you</Trans> : <Trans>Who can see you first in {state}</Trans>}
      </h3>
      {!isPlain && <NearPlaceButton near={near} />}
      {data !== undefined && byMs !== undefined && !data.some(isInTime) && (
        <p className="notice notice-amber">
          <Trans>Nobody here has a free time {when}. Go to a clinic or hospital near you without an appointment.</Trans>
        </p>
      )}
      {data?.length === 0 && byMs === undefined && (
        <p className="text-soft">
          <Trans>Nobody here has a free time in the next days.</Trans>
        </p>
      )}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-2">
        {data?.map((provider) => (
          <li key={provider.id} className="flex flex-col gap-2 rounded-control border border-line p-3">
            <NamedPlace provider={provider} />
            <AvailabilityNote nextSlotAt={provider.nextSlotAt} today={lagosDate(nowMs)} />
            <Link
              href={urlOf('/', {}, { providerId: provider.id, careType })}
              state={OPENED_HERE}
              className="button mt-auto self-start"
              onClick={() => carry(record)}
            >
              <span>
                {isInTime(provider) ? <Trans>Book</Trans> : <Trans>Book anyway</Trans>}
                <span className="sr-only"> {provider.name}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The name of a provider, which leads to its page, and where it is. */
function NamedPlace({ provider }: { readonly provider: Provider }) {
  const distance = distanceText(provider.distanceKm, provider.locationPrecision === 'exact');
  return (
    <span className="min-w-0 wrap-anywhere">
      <Link href={`/provider/${provider.id}`} className="link inline-flex min-h-11 items-center">
        {provider.name}
      </Link>
      <span className="block text-soft">
        {provider.address}
        {distance !== undefined && `, ${distance}`}
      </span>
    </span>
  );
}
