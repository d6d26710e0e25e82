import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isAllDay } from '#features/schedules/rules/slots.ts';
import { shortDay } from '#platform/web/short-day.ts';
import type { ProviderDetail } from '../contract.ts';

/** Number of periods shown; the booking calendar shows the rest. */
const SHOWN = 4;

/** The next hours that a provider works besides the weekly ones, and the next parts of days for which it is closed. */
export function ExtraHours({
  hours,
  closures = [],
}: {
  readonly hours: ProviderDetail['extraHours'];
  readonly closures: ProviderDetail['closures'];
}) {
  return (
    <>
      <PartsOfDays title={<Trans>Also open on:</Trans>} parts={hours} />
      <PartsOfDays title={<Trans>Closed for part of the day:</Trans>} parts={closures} />
    </>
  );
}

function PartsOfDays({ title, parts }: { readonly title: ReactNode; readonly parts: ProviderDetail['extraHours'] }) {
  const { i18n } = useLingui();
  if (parts.length === 0) return null;
  return (
    <div className="text-sm text-soft">
      <p>{title}</p>
      <ul>
        {parts.slice(0, SHOWN).map(({ day, opens, closes }) => (
          <li key={`${day} ${opens}`}>
            {shortDay(i18n, day)}, {isAllDay([{ opens, closes }]) ? <Trans>24 hours</Trans> : `${opens} – ${closes}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
