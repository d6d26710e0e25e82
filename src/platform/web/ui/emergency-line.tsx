import { Trans } from '@lingui/react/macro';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';

/** The emergency number, and where to go if a life is in danger. */
export function EmergencyLine() {
  return (
    <Trans>
      Life in danger?{' '}
      <a className="inline-block py-2 font-bold underline" href={`tel:${EMERGENCY_NUMBER}`}>
        Call {EMERGENCY_NUMBER}
      </a>{' '}
      or{' '}
      <a className="inline-block py-2 font-bold underline" href="/where-to-go">
        <span className="sm:hidden">find a hospital</span>
        <span className="max-sm:hidden">go to the nearest emergency room</span>
      </a>
      .
    </Trans>
  );
}
