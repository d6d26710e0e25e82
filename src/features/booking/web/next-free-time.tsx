import { Trans, useLingui } from '@lingui/react/macro';
import type { Provider } from '#features/providers/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { shortDay } from '#platform/web/short-day.ts';

/** On a day without free times: when the next one is, with a way there; or that there is none, with a way out. */
export function NextFreeTime({
  provider,
  date,
  onJump,
  onOtherProvider,
}: {
  readonly provider: Pick<Provider, 'nextSlotAt'>;
  readonly date: string;
  readonly onJump: (date: string) => void;
  readonly onOtherProvider: () => void;
}) {
  const { i18n } = useLingui();
  const { nextSlotAt } = provider;
  if (nextSlotAt === null) {
    return (
      <div className="notice notice-amber grid justify-items-start gap-2">
        <Trans>No open times in the next 7 days.</Trans>
        <button type="button" className="button button-ghost" onClick={onOtherProvider}>
          <Trans>Choose another provider</Trans>
        </button>
      </div>
    );
  }
  const nextDate = lagosDate(Date.parse(nextSlotAt));
  // The provider was read earlier: a time on this very day has been taken since.
  if (nextDate === date) return null;
  const moment = shortMoment(i18n, nextSlotAt);
  const day = shortDay(i18n, nextDate);
  return (
    <div className="notice grid justify-items-start gap-2">
      <p>
        <Trans>
          Next free time: <strong>{moment}</strong>
        </Trans>
      </p>
      <button type="button" className="button button-ghost" onClick={() => onJump(nextDate)}>
        <Trans>Go to {day}</Trans>
      </button>
    </div>
  );
}
