import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import type { emergencyPlaces } from '#features/search/rules/emergency/emergency-contract.ts';
import type { SpecialistField } from '#features/search/rules/emergency/emergency-kinds.ts';
import { type KnownOrigin, type KnownPlaces, originKnown } from '#features/search/rules/emergency/origin-known.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { CapitalNote } from './capital-note.tsx';
import { EmergencyPlaces } from './emergency-places.tsx';
import { PlaceForm } from './place-form.tsx';

const NO_FIELDS: readonly SpecialistField[] = [];

/**
 * Where to go now: the nearest hospitals that treat emergencies, on every screen that warns of a danger. Asks for the
 * place if none is known.
 */
export function WhereToGo({
  known = {},
  fields = NO_FIELDS,
  elsewhere,
}: {
  readonly known?: Omit<KnownPlaces, 'profile'>;
  /** The specialist places that fit the danger. */
  readonly fields?: readonly SpecialistField[];
  /** Instead of the form for another place, on a page without scripts. */
  readonly elsewhere?: ReactNode;
}) {
  const { t } = useLingui();
  const { origin, data, near, state, isUnknown, isPlaceMissing, setChosen, isError, refetch } =
    useEmergencyPlaces(known);
  const form = elsewhere ?? <PlaceForm key={state} state={state} onFound={setChosen} />;
  return (
    <section aria-label={t`Where to go now`} aria-live="polite" className="grid gap-3">
      <h3>
        <WhereHeading by={origin?.by} name={near?.name ?? null} />
      </h3>
      {isUnknown && <NoSuchPlace query={origin?.query} />}
      {isPlaceMissing && form}
      {isError && <NotLoaded onRetry={refetch} />}
      {data !== undefined && near !== null && (
        <Answer data={data} near={near} fields={fields}>
          {form}
        </Answer>
      )}
    </section>
  );
}

function NoSuchPlace({ query = {} }: { readonly query: KnownOrigin['query'] | undefined }) {
  if (query['place'] === undefined) return null;
  return (
    <p role="alert" className="text-red">
      <Trans>We don't know that place. Type the LGA, or a bigger town near you.</Trans>
    </p>
  );
}

function NotLoaded({ onRetry }: { readonly onRetry: () => unknown }) {
  return (
    <p>
      <Trans>The hospitals could not be loaded. Go to the nearest hospital.</Trans>{' '}
      <button type="button" className="link min-h-11" onClick={() => void onRetry()}>
        <Trans>Try again</Trans>
      </button>
    </p>
  );
}

/** The hospitals near the place that is known or was chosen. */
function useEmergencyPlaces(known: Omit<KnownPlaces, 'profile'>) {
  const user = useCurrentUser();
  const [chosen, setChosen] = useState<Pick<KnownPlaces, 'position' | 'typed'> | null>(null);
  const origin = originKnown(chosen ?? { ...known, profile: user });
  const query = get<typeof emergencyPlaces>('/api/emergency-places', { query: origin?.query ?? {} });
  const isUserKnown = user !== undefined;
  // While it isn't known who is signed in, a place that comes after the account's may be the wrong one.
  const isReady = origin !== null && (isUserKnown || ['position', 'typed'].includes(origin.by));
  const { data, isError, refetch } = usePathQuery(query, { enabled: isReady });
  const near = data?.near ?? null;
  const isUnknown = data !== undefined && near === null;
  const isPlaceMissing = isUnknown || (origin === null && isUserKnown);
  const state = near?.state ?? origin?.query['state'] ?? '';
  return { origin, data, near, state, isUnknown, isPlaceMissing, setChosen, isError, refetch };
}

function Answer({
  data,
  near,
  fields,
  children,
}: {
  readonly data: ReplyOf<typeof emergencyPlaces>;
  readonly near: NonNullable<ReplyOf<typeof emergencyPlaces>['near']>;
  readonly fields: readonly SpecialistField[];
  /** The form for another place. */
  readonly children: ReactNode;
}) {
  return (
    <>
      {near.isCapital && <CapitalNote name={near.name} />}
      {near.isCapital && children}
      <EmergencyPlaces answer={data} fields={fields} />
      {!near.isCapital && <SomewhereElse>{children}</SomewhereElse>}
    </>
  );
}

function SomewhereElse({ children }: { readonly children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        <Trans>Are you somewhere else?</Trans>
      </summary>
      {children}
    </details>
  );
}

function WhereHeading({ by, name }: { readonly by: KnownOrigin['by'] | undefined; readonly name: string | null }) {
  if (by === 'position') return <Trans>Hospitals for emergencies near you</Trans>;
  if (by === undefined || (by !== 'provider' && name === null)) return <Trans>Hospitals for emergencies</Trans>;
  if (by === 'provider') return <Trans>Hospitals for emergencies near the place of your visit</Trans>;
  return <Trans>Hospitals for emergencies near {name}</Trans>;
}
