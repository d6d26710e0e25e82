import { useLingui } from '@lingui/react/macro';
import { SkeletonCards } from '#platform/web/ui/skeleton-cards.tsx';

/** Stands where the lists will be while they load. */
export function AppointmentsSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading your appointments...`} className="mt-8 grid gap-3">
      <div className="skeleton h-6 w-36" />
      <SkeletonCards count={2} />
    </div>
  );
}
