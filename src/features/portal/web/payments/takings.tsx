import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { METHOD_NAMES } from '#features/papers/web/paper-names.ts';
import type { readTakings } from '#features/payments/contract.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { naira } from '#platform/common/naira.ts';
import { longDay } from '#platform/web/format-date.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { takingsOn } from './payment-queries.ts';

/** What a place took on a day, today unless another one is given, by method: to be compared with the till. */
export function Takings({ providerId, day }: { readonly providerId: number; readonly day: string | undefined }) {
  const { i18n } = useLingui();
  const today = lagosDate(useNow(0));
  const shownDay = day ?? today;
  const { queryKey } = takingsOn(providerId, shownDay);
  // Other computers take money too: an earlier sum is never shown at a later opening.
  const {
    data: takings,
    isError,
    refetch,
  } = useQuery<ReplyOf<typeof readTakings>>({ queryKey, staleTime: 0, gcTime: 0 });
  const date = longDay(i18n, shownDay);
  return (
    <section aria-labelledby="takings" className="card grid gap-3 sm:p-6">
      <h2 id="takings">
        <Trans>Takings of {date}</Trans>
      </h2>
      {takings === undefined && !isError && <Spinner />}
      {isError && (
        <LoadError onRetry={refetch}>
          <Trans>We couldn't load the takings.</Trans>
        </LoadError>
      )}
      {takings !== undefined && (
        <table className="w-full max-w-sm text-start tabular-nums">
          <caption className="sr-only">
            <Trans>By method</Trans>
          </caption>
          <thead className="text-sm text-soft">
            <tr>
              <th scope="col" className="py-1.5 text-start font-normal">
                <Trans>Method</Trans>
              </th>
              <th scope="col" className="py-1.5 ps-4 text-end font-normal">
                <Trans>Receipts</Trans>
              </th>
              <th scope="col" className="py-1.5 ps-4 text-end font-normal">
                <Trans>Sum</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {takings.methods.map(({ method, amountKobo, payments }) => (
              <tr key={method} className="border-t border-line">
                <th scope="row" className="py-1.5 text-start font-semibold first-letter:uppercase">
                  {i18n._(METHOD_NAMES[method])}
                </th>
                <td className="py-1.5 ps-4 text-end">{payments}</td>
                <td className="py-1.5 ps-4 text-end">{naira(amountKobo)}</td>
              </tr>
            ))}
            <tr className="border-t border-line font-bold">
              <th scope="row" className="py-1.5 text-start">
                <Trans>Together</Trans>
              </th>
              <td className="py-1.5 ps-4 text-end">
                {takings.methods.reduce((sum, { payments }) => sum + payments, 0)}
              </td>
              <td className="py-1.5 ps-4 text-end">{naira(takings.totalKobo)}</td>
            </tr>
          </tbody>
        </table>
      )}
      <p className="text-sm text-soft">
        <Trans>What was recorded at this place on this day. Voided receipts don't count.</Trans>
      </p>
    </section>
  );
}
