import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import type { OwnPageForm } from './own-page-form.tsx';
import { ownPageOf } from './page-queries.ts';

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
  const [Form, setForm] = useState<{ Form: typeof OwnPageForm } | 'failed' | null>(null);
  const load = useCallback(async () => {
    const loaded = await import('./own-page-form.tsx').catch(() => undefined);
    setForm(loaded === undefined ? 'failed' : { Form: loaded.OwnPageForm });
  }, []);
  useEffect(() => void load(), [load]);
  if ((isError && page === undefined) || Form === 'failed') {
    return (
      <LoadError onRetry={Form === 'failed' ? load : refetch}>
        <Trans>We couldn't load your page.</Trans>
      </LoadError>
    );
  }
  if (page === undefined || Form === null) return <Spinner />;
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
      <Form.Form key={providerId} page={page} />
    </>
  );
}
