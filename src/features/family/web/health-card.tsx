import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { hasHealthFacts } from '#features/appointments/rules/shared-health.ts';
import { HealthFactsList } from '#features/appointments/web/health-facts-list.tsx';
import { SectionCard } from '#features/auth/web/security/section-card.tsx';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { lazyPart } from '#platform/web/lazy-part.ts';
import { FormError } from '#platform/web/ui/form-error.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useHydrated } from '#platform/web/use-hydrated.ts';
import { HEALTH_FACTS } from './family-query.ts';

const HealthForm = lazyPart(async () => (await import('./health-form.tsx')).HealthForm, FormError);

/** The user's own health facts, and a form to change them. */
export function HealthCard() {
  const queryClient = useQueryClient();
  const hydrated = useHydrated();
  const { data: facts, isError, refetch } = usePathQuery(HEALTH_FACTS);
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
        <Trans>We couldn't load your health facts.</Trans>
      </LoadError>
    );
  }
  if (facts === undefined) return <Spinner />;
  const shown = { ...facts, bloodType: null };
  return (
    <SectionCard title={<Trans>Your health facts</Trans>}>
      <p className="max-w-[60ch] text-soft">
        <Trans>
          What a doctor should know about you: allergies, medicines, long-term illnesses. A provider sees it only if you
          share it for a visit when you book.
        </Trans>
      </p>
      {changing ? (
        <Suspense fallback={<Spinner />}>
          <HealthForm
            facts={facts}
            onClose={(saved) => {
              if (saved !== undefined) queryClient.setQueryData(HEALTH_FACTS.queryKey, saved);
              setChanging(false);
            }}
          />
        </Suspense>
      ) : (
        <>
          {hasHealthFacts(shown) && <HealthFactsList facts={shown} />}
          <button
            ref={button}
            type="button"
            className="button button-ghost justify-self-start"
            disabled={!hydrated}
            onClick={() => setChanging(true)}
          >
            {hasHealthFacts(shown) ? <Trans>Change health facts</Trans> : <Trans>Add health facts</Trans>}
          </button>
        </>
      )}
    </SectionCard>
  );
}
