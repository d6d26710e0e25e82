import { Trans, useLingui } from '@lingui/react/macro';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';

/** Stands above everything: 112 is one tap away on every screen. */
export function EmergencyBar() {
  const { t } = useLingui();
  return (
    <section aria-label={t`Emergency`} className="no-print bg-red-tint text-sm text-red">
      <p className="wrap py-1">
        <Trans>
          Life in danger?{' '}
          <a className="inline-block py-2 font-bold underline" href={`tel:${EMERGENCY_NUMBER}`}>
            Call {EMERGENCY_NUMBER}
          </a>{' '}
          or go to the nearest emergency room.
        </Trans>
      </p>
    </section>
  );
}
