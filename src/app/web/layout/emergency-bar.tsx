import { useLingui } from '@lingui/react/macro';
import { EmergencyLine } from '#platform/web/ui/emergency-line.tsx';

/** Stands above everything: 112 is one tap away on every screen. */
export function EmergencyBar() {
  const { t } = useLingui();
  return (
    <section aria-label={t`Emergency`} className="no-print bg-red-tint text-sm text-red">
      <p className="wrap py-1">
        <EmergencyLine />
      </p>
    </section>
  );
}
