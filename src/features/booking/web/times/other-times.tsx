import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { OtherTime } from '#features/booking/rules/refusals.ts';
import { shortMoment } from '#platform/web/format-date.ts';

/** The nearest free times instead of one that was lost. Choosing one goes on with it. */
export function OtherTimes({
  times,
  onChoose,
}: {
  readonly times: readonly OtherTime[];
  readonly onChoose: (time: OtherTime) => void;
}) {
  const { i18n } = useLingui();
  const titleId = useId();
  if (times.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      {/* No heading: it stands in dialogs under headings of several levels. */}
      <p id={titleId} className="font-semibold">
        <Trans>Nearest free times</Trans>
      </p>
      <div className="grid gap-2 sm:grid-cols-3">
        {times.map((time) => (
          <button key={time.id} type="button" className="button button-ghost" onClick={() => onChoose(time)}>
            {shortMoment(i18n, time.dateTime)}
          </button>
        ))}
      </div>
    </section>
  );
}
