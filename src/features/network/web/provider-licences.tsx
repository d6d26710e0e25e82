import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AdminProvider } from '#features/network/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { pastDay } from '#platform/web/format-date.ts';
import { toast } from '#platform/web/toast-store.ts';
import { useNow } from '#platform/web/use-now.ts';
import type { LicenceForm } from './licence-form.tsx';
import { useChangeLicences } from './use-network-change.ts';

/** The licences of a provider with checker and time, a form to add one, and buttons to delete mistakes. */
export function ProviderLicences({
  provider,
  readAtMs,
}: {
  readonly provider: AdminProvider;
  /** When the provider was loaded, ms since the epoch. */
  readonly readAtMs: number;
}) {
  const { t, i18n } = useLingui();
  const [Form, setForm] = useState<{ Form: typeof LicenceForm } | null>(null);
  const { record, takeBack } = useChangeLicences(provider.id);
  const today = lagosDate(useNow(readAtMs));
  const open = () => {
    import('./licence-form.tsx').then(
      ({ LicenceForm: Loaded }) => setForm({ Form: Loaded }),
      () => toast({ title: t`This could not be loaded`, variant: 'destructive' }),
    );
  };
  const hasEnded = provider.licensedUntil !== null && provider.licensedUntil < today;
  return (
    <section className="grid gap-3">
      <h3 className="font-bold">
        <Trans>Licences</Trans>
      </h3>
      {hasEnded && (
        <p className="notice notice-amber">
          <Trans>No licence holds any more: no visit can be booked until a valid one is recorded.</Trans>
        </p>
      )}
      {provider.licences.length === 0 ? (
        <p className="text-soft">
          <Trans>None is recorded. Patients of the network read that no licence was checked.</Trans>
        </p>
      ) : (
        <ul className="grid gap-2">
          {provider.licences.map(({ id, council, number, validUntil, checkedAt, checkedByName }) => {
            const [checked, until] = [pastDay(i18n, lagosDate(Date.parse(checkedAt))), pastDay(i18n, validUntil)];
            return (
              <li
                key={id}
                className="flex flex-wrap items-center justify-between gap-2 rounded-card border border-line p-3"
              >
                <span>
                  <span className="font-semibold">
                    {council} {number}
                  </span>{' '}
                  {validUntil < today ? (
                    <span className="badge badge-amber">
                      <Trans>Ended on {until}</Trans>
                    </span>
                  ) : (
                    <Trans>valid until {until}</Trans>
                  )}
                  <span className="block text-sm text-soft">
                    <Trans>
                      Checked by {checkedByName} on {checked}
                    </Trans>
                  </span>
                </span>
                <button
                  type="button"
                  className="button button-ghost px-3"
                  disabled={takeBack.isPending}
                  onClick={() => takeBack.mutate(id)}
                >
                  <Trans>Take back</Trans>
                  <span className="sr-only">
                    : {council} {number}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {Form === null ? (
        <p>
          <button type="button" className="button button-ghost" onClick={open}>
            <Trans>Record a licence</Trans>
          </button>
        </p>
      ) : (
        <Form.Form today={today} save={record.mutateAsync} onClose={() => setForm(null)} />
      )}
    </section>
  );
}
