import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { RelationName } from '#features/auth/web/registration/relation-name.tsx';
import { SectionCard } from '#features/auth/web/security/section-card.tsx';
import type { Age } from '#features/profile/contract.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { pastDay } from '#platform/web/format-date.ts';
import { lazyPart } from '#platform/web/lazy-part.ts';
import { FormError } from '#platform/web/ui/form-error.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { ageOf } from './age-query.ts';

const AgeForm = lazyPart(async () => (await import('./age-form.tsx')).AgeForm, FormError);

/** Shows date of birth and guardian, and lets the user change them. */
export function AgeCard({ userId }: { readonly userId: number }) {
  const query = ageOf(userId);
  const { data: age, isError, refetch } = usePathQuery(query);
  const queryClient = useQueryClient();
  const hydrated = useHydrated();
  const [changing, setChanging] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const closed = useRef(false);
  useEffect(() => {
    if (!changing && closed.current) button.current?.focus();
    closed.current = changing;
  }, [changing]);
  if (isError) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load your date of birth.</Trans>
      </LoadError>
    );
  }
  if (age === undefined) return <Spinner />;
  return (
    <SectionCard title={<Trans>Your age</Trans>}>
      {changing ? (
        <Suspense fallback={<Spinner />}>
          <AgeForm
            userId={userId}
            age={age}
            onClose={(saved) => {
              if (saved !== undefined) queryClient.setQueryData(query.queryKey, saved);
              setChanging(false);
            }}
          />
        </Suspense>
      ) : (
        <>
          <AgeFacts age={age} />
          <button
            ref={button}
            type="button"
            className="button button-ghost justify-self-start"
            disabled={!hydrated}
            onClick={() => setChanging(true)}
          >
            <Trans>Change your age</Trans>
          </button>
        </>
      )}
    </SectionCard>
  );
}

function AgeFacts({ age: { dateOfBirth, guardianName, guardianRelation } }: { readonly age: Age }) {
  const { i18n } = useLingui();
  return (
    <dl className="grid gap-3">
      <Fact name={<Trans>Date of birth</Trans>}>
        {dateOfBirth === null ? (
          <span className="font-normal text-soft">
            <Trans>Not provided</Trans>
          </span>
        ) : (
          pastDay(i18n, dateOfBirth)
        )}
      </Fact>
      {guardianName !== null && (
        <Fact name={<Trans>Parent or guardian who agreed</Trans>}>
          {guardianName}{' '}
          <span className="font-normal text-soft">
            (<RelationName relation={guardianRelation ?? ''} />)
          </span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
