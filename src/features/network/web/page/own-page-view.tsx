import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { lazyPart } from '#platform/web/lazy-part.ts';
import { FormError } from '#platform/web/ui/form-error.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { ownPageOf } from './page-queries.ts';

const OwnPageForm = lazyPart(async () => (await import('./own-page-form.tsx')).OwnPageForm, FormError);

/** What patients read about a practice, for its members to change: at once, or after review. */
export function OwnPageView({
  providerId,
  settingsHref,
}: {
  readonly providerId: number;
  /** Where insurance and new patients are set. */
  readonly settingsHref: string;
}) {
  const { data: page, isError, refetch } = usePathQuery(ownPageOf(providerId));
  if (isError && page === undefined) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load your page.</Trans>
      </LoadError>
    );
  }
  if (page === undefined) return <Spinner />;
  return (
    <>
      <section className="card grid gap-2 sm:p-6">
        <h2>
          <Trans>What patients see</Trans>
        </h2>
        <p className="max-w-[64ch] text-soft">
          <Trans>
            Most changes show at once. We check those that decide where patients go; until then patients see the present
            value.
          </Trans>
        </p>
        <p className="flex flex-wrap gap-x-4">
          <Link href={`/provider/${providerId}`} className="link inline-flex min-h-11 items-center">
            <Trans>See your public page</Trans>
          </Link>
          <Link href={settingsHref} className="link inline-flex min-h-11 items-center">
            <Trans>Change insurance and new patients in the settings</Trans>
          </Link>
        </p>
      </section>
      <Suspense fallback={<Spinner />}>
        <OwnPageForm key={providerId} page={page} />
      </Suspense>
    </>
  );
}
