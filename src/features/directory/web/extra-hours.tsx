import { Trans, useLingui } from '@lingui/react/macro';
import { shortDay } from '#platform/web/short-day.ts';
import type { ProviderDetail } from '../contract.ts';

/** Number of periods shown; the booking calendar shows the rest. */
const SHOWN = 4;

/** The next hours that a provider works besides the weekly ones; nothing where there are none. */
export function ExtraHours({ hours }: { readonly hours: ProviderDetail['extraHours'] }) {
  const { i18n } = useLingui();
  if (hours.length === 0) return null;
  return (
    <div className="text-sm text-soft">
      <p>
        <Trans>Also open on:</Trans>
      </p>
      <ul>
        {hours.slice(0, SHOWN).map(({ day, opens, closes }) => (
          <li key={`${day} ${opens}`}>
            {shortDay(i18n, day)}, {opens} – {closes}
          </li>
        ))}
      </ul>
    </div>
  );
}
