import { Trans } from '@lingui/react/macro';
import type { Provider } from '../contract.ts';

/** How well the place of a provider is known, where that isn't exactly. */
export function PrecisionNote({ precision }: { readonly precision: Provider['locationPrecision'] }) {
  switch (precision) {
    case 'near':
      return <Trans>Approximate location, within about 1 km</Trans>;
    case 'area':
      return <Trans>Approximate location, only the area is known</Trans>;
    case 'unknown':
      return <Trans>Location on the map not known</Trans>;
    default:
      return null;
  }
}
