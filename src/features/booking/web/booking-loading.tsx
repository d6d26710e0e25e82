import { Trans } from '@lingui/react/macro';

/** Stands where a step will be while it loads. */
export function BookingLoading() {
  return (
    <div className="grid gap-4">
      <output className="sr-only">
        <Trans>Loading...</Trans>
      </output>
      <div className="skeleton h-4 w-24" />
      <div className="skeleton h-7 w-40" />
      <div className="skeleton h-20" />
      <div className="skeleton h-20" />
    </div>
  );
}
