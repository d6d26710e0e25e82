import { Trans, useLingui } from '@lingui/react/macro';
import type { OtherTime } from '#features/booking/rules/refusals.ts';
import { slotId } from '#features/schedules/rules/slots.ts';
import { lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { shortDay } from '#platform/web/short-day.ts';
import { HolidayNote } from './day-notes.tsx';

/** On a day without free times: when the next one is, to take it or to look at its day; or that there is none, with a way out. */
export function NextFreeTime({
  providerId,
  offer,
  nextSlotAt,
  date,
  onTake,
  onJump,
  onOtherProvider,
}: {
  readonly providerId: number;
  readonly offer: Parameters<typeof HolidayNote>[0]['offer'];
  /** Start of the next free slot, null for none; undefined if that isn't known. */
  readonly nextSlotAt: string | null | undefined;
  readonly date: string;
  readonly onTake: (time: OtherTime) => void;
  readonly onJump: (date: string) => void;
  readonly onOtherProvider: () => void;
}) {
  const { i18n } = useLingui();
  if (nextSlotAt === undefined) {
    return (
      <p className="notice">
        <Trans>There are no free times on this day. Try another day, or choose whoever is free.</Trans>
      </p>
    );
  }
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
  const startsAtMs = Date.parse(nextSlotAt);
  const nextDate = lagosDate(startsAtMs);
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
      <HolidayNote date={nextDate} offer={offer} />
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="button"
          onClick={() =>
            onTake({ id: slotId(providerId, startsAtMs), time: lagosTime(startsAtMs), dateTime: nextSlotAt })
          }
        >
          <Trans>Take this time</Trans>
        </button>
        <button type="button" className="button button-ghost" onClick={() => onJump(nextDate)}>
          <Trans>Go to {day}</Trans>
        </button>
      </div>
    </div>
  );
}
