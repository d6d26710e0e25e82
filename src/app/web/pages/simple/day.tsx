import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PageLocation, PageModule } from '#app/web/page-module.ts';
import { portalAccess } from '#features/auth/rules/screen-access.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import type { PortalProvider } from '#features/portal/contract.ts';
import { PLAIN_DAY, PlainDay } from '#features/portal/web/plain/plain-day.tsx';
import { PlainDeskBooking, plainDeskQueries } from '#features/portal/web/plain/plain-desk-booking.tsx';
import { chosenPlace, dayIn } from '#features/portal/web/portal-address.ts';
import { appointmentsOf, PORTAL_PROVIDERS } from '#features/portal/web/portal-queries.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { PlainForm } from '#platform/web/forms/plain-form.tsx';
import { PostedProblems } from '#platform/web/forms/posted-problems.tsx';
import { SimplePage } from './simple-page.tsx';

const LOCK = `${PLAIN_DAY}/lock`;

const today = () => lagosDate(serverNow());
const choiceIn = (search: URLSearchParams) => ({
  service: search.get('service') ?? '',
  person: search.get('person') ?? '',
});
const isBooking = ({ params }: Pick<PageLocation, 'params'>) => params['step'] === 'book';

/** Who may see it; who isn't signed in comes to the lock of a shared computer first. */
export const guard: NonNullable<PageModule['guard']> = (user, path) =>
  user === null ? { redirect: LOCK } : portalAccess(user, path);

/** What the server reads for this page: which places there are. */
export const queries: NonNullable<PageModule['queries']> = ({ user }) =>
  user?.role === 'provider' ? [PORTAL_PROVIDERS] : [];

/** What it reads once the place is known. */
export const furtherQueries: NonNullable<PageModule['furtherQueries']> = ({ read, search, ...at }) => {
  const place = chosenPlace(read(PORTAL_PROVIDERS) ?? [], search);
  const day = dayIn(search) ?? today();
  if (place === undefined) return [];
  return isBooking(at) ? plainDeskQueries(place.id, day, choiceIn(search)) : [appointmentsOf(place.id, day, day)];
};

function doneIn(search: URLSearchParams): ReactNode {
  const number = search.get('number');
  const texts = new Map<string | null, ReactNode>([
    ['marked', <Trans key="marked">Saved</Trans>],
    ['walk-in', <Trans key="walk-in">The number is {number}.</Trans>],
    ['booked', <Trans key="booked">Visit booked. They get no message: tell them the time now.</Trans>],
    ['booked-told', <Trans key="told">Visit booked. The confirmation is on its way.</Trans>],
  ]);
  return texts.get(search.get('done'));
}

/** The day of a practice without scripts, or a booking by its desk. */
export const Page: PageModule['Page'] = (location) => {
  const { search } = location;
  const { t } = useLingui();
  const user = useCurrentUser();
  const { data: places = [] } = usePathQuery(PORTAL_PROVIDERS, { enabled: user?.role === 'provider' });
  const place = chosenPlace(places, search);
  const shown = { day: dayIn(search) ?? today(), nowMs: serverNow() };
  return (
    <SimplePage title={t`Provider Portal`} full="/provider-portal" done={doneIn(search)}>
      {user?.desk !== undefined && <DeskLock minutes={user.desk.lockAfterMinutes} />}
      <PostedProblems />
      {places.length > 1 && <Places places={places} chosen={place} />}
      {place !== undefined &&
        (isBooking(location) ? (
          <PlainDeskBooking place={place} {...shown} {...choiceIn(search)} />
        ) : (
          <PlainDay place={place} {...shown} />
        ))}
    </SimplePage>
  );
};

/** At a shared computer: leaves the page when the computer locks, which no script does here, and locks it at once. */
function DeskLock({ minutes }: { readonly minutes: number }) {
  return (
    <>
      <meta httpEquiv="refresh" content={`${minutes * 60};url=${LOCK}`} />
      <PlainForm action={`${PLAIN_DAY}/lock-now`}>
        <button type="submit" className="button button-ghost justify-self-start">
          <Trans>Lock this computer</Trans>
        </button>
      </PlainForm>
    </>
  );
}

function Places({
  places,
  chosen,
}: {
  readonly places: readonly PortalProvider[];
  readonly chosen: PortalProvider | undefined;
}) {
  return (
    <ul className="flex flex-wrap gap-x-5">
      {places.map(({ id, name }) => (
        <li key={id}>
          <a
            href={`${PLAIN_DAY}?provider=${id}`}
            className="link inline-flex min-h-11 items-center aria-[current]:font-bold"
            {...(id === chosen?.id && { 'aria-current': 'true' as const })}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
