import { Trans } from '@lingui/react/macro';
import { EMERGENCY_NUMBER } from '#platform/common/product.ts';

/** The emergency number, and where to go if a life is in danger: from the place in the query `q`, if it names one. */
export function EmergencyLine({ q = '' }: { readonly q?: string }) {
  return (
    <Trans>
      Life in danger?{' '}
      <a className="inline-block py-2 font-bold underline" href={`tel:${EMERGENCY_NUMBER}`}>
        Call {EMERGENCY_NUMBER}
      </a>{' '}
      or go to the{' '}
      <a className="inline-block py-2 font-bold underline" href={`/where-to-go?q=${encodeURIComponent(q)}`}>
        nearest emergency room
      </a>
      .
    </Trans>
  );
}
