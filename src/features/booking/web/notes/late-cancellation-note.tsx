import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { providerQuery } from '#features/directory/web/provider-address.ts';
import { LateCancellation } from '#features/schedules/web/late-cancellation.tsx';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import type { StepProps } from '../steps/step-props.ts';

/** Says before the booking what cancelling late will cost; `tellFee` is called with the rule on screen. */
export function LateCancellationNote({
  providerId,
  tellFee,
}: Pick<StepProps, 'tellFee'> & { readonly providerId: number }) {
  const { data, isError, refetch } = usePathQuery(providerQuery(providerId));
  const fee = data?.cancellationPolicy ?? null;
  useEffect(() => tellFee(fee), [tellFee, fee]);
  if (data !== undefined) {
    return (
      <CancellingNote>
        <LateCancellation fee={fee} />
      </CancellingNote>
    );
  }
  if (!isError) return null;
  return (
    <LoadError onRetry={refetch}>
      <Trans>We couldn't load what cancelling late costs.</Trans>
    </LoadError>
  );
}

/** A note on cancelling. */
export function CancellingNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className="notice">
      <strong>
        <Trans>If you cancel:</Trans>
      </strong>{' '}
      {children}
    </p>
  );
}
