import { useLingui } from '@lingui/react/macro';

/** Stands where the lists will be while they load. */
export function AppointmentsSkeleton() {
  const { t } = useLingui();
  return (
    <output className="mt-8 block" aria-label={t`Loading your appointments...`}>
      <span className="skeleton block h-6 w-36" />
      <span className="mt-3 grid gap-3 md:grid-cols-2 md:gap-4">
        <span className="skeleton block h-80 rounded-card" />
        <span className="skeleton hidden h-80 rounded-card md:block" />
      </span>
    </output>
  );
}
