import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LinkedAppointment } from '#features/appointments/rules/appointment-link-contract.ts';
import { isReschedulable } from '#features/appointments/rules/appointment-sections.ts';
import type { listLinkedTimes, moveLinkedAppointment } from '#features/booking/rules/linked-move-contract.ts';
import type { BookingErrorBody } from '#features/booking/rules/refusals.ts';
import { bookableDates } from '#features/booking/rules/slot-choice.ts';
import type { Slot } from '#features/schedules/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { useFailureReason } from '#platform/web/calls/use-failure-reason.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { DayPicker } from './times/day-picker.tsx';
import { OtherTimes } from './times/other-times.tsx';
import { SlotPicker } from './times/slot-picker.tsx';

/** Moves the visit of a link, until 24 hours before it; then it says what is possible instead. */
export function MoveLinkedAppointment({
  token,
  appointment,
  onMoved,
}: {
  readonly token: string;
  readonly appointment: LinkedAppointment;
  /** Gets the token of the link to the visit at its new time. */
  readonly onMoved: (token: string) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const startsAtMs = Date.parse(appointment.date);
  const nowMs = useNow(startsAtMs);
  if (nowMs >= startsAtMs || !appointment.provider.bookable) return null;
  if (!isReschedulable(appointment, nowMs)) {
    return (
      <p className="text-soft">
        <Trans>A visit can be moved here up to 24 hours before. To move it now, call the provider.</Trans>
      </p>
    );
  }
  if (!isOpen) {
    return (
      <button type="button" className="button button-ghost justify-self-start" onClick={() => setIsOpen(true)}>
        <Trans>Move this visit</Trans>
      </button>
    );
  }
  return <MoveForm token={token} appointment={appointment} onMoved={onMoved} onKeep={() => setIsOpen(false)} />;
}

function MoveForm({
  token,
  appointment,
  onMoved,
  onKeep,
}: {
  readonly token: string;
  readonly appointment: LinkedAppointment;
  readonly onMoved: (token: string) => void;
  readonly onKeep: () => void;
}) {
  const { i18n } = useLingui();
  const reasonOf = useFailureReason();
  const dates = bookableDates(lagosDate(useNow(0)));
  const own = lagosDate(Date.parse(appointment.date));
  const [day, setDay] = useState(dates.includes(own) ? own : (dates[0] ?? own));
  const [slot, setSlot] = useState<Pick<Slot, 'dateTime' | 'id' | 'time'> | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const times = useQuery<Slot[]>({
    queryKey: ['linked-times', token, day],
    queryFn: () => call<typeof listLinkedTimes>('POST', '/api/manage-visit/times', { body: { token, date: day } }),
    staleTime: 0,
    gcTime: 0,
  });
  const moving = useMutation({
    mutationFn: (date: string) =>
      call<typeof moveLinkedAppointment>('POST', '/api/manage-visit/move', { body: { token, date } }),
    onSuccess: ({ token: next }) => onMoved(next),
    onError: (error) => {
      if (errorBody<BookingErrorBody>(error)?.alternatives === undefined) return;
      setSlot(null);
      void times.refetch();
    },
  });
  const { alternatives = [] } = errorBody<BookingErrorBody>(moving.error) ?? {};
  const to = slot && shortMoment(i18n, slot.dateTime);
  return (
    <section aria-labelledby="move-title" className="grid gap-4">
      <h2 ref={title} id="move-title" tabIndex={-1} className="text-lg">
        <Trans>Move this visit</Trans>
      </h2>
      {moving.isError && (
        <div className="grid gap-3">
          <p role="alert" className="notice notice-red">
            {reasonOf(moving.error)}
          </p>
          <OtherTimes
            times={alternatives}
            onChoose={(chosen) => {
              setDay(lagosDate(Date.parse(chosen.dateTime)));
              setSlot(chosen);
            }}
          />
        </div>
      )}
      <DayPicker
        dates={dates}
        chosen={day}
        onChoose={(chosen) => {
          setDay(chosen);
          setSlot(null);
        }}
      />
      {times.isError ? (
        <LoadError onRetry={times.refetch}>
          <Trans>We couldn't load the times of this day.</Trans>
        </LoadError>
      ) : times.data === undefined ? (
        <Spinner />
      ) : (
        <SlotPicker slots={times.data} chosen={slot} onChoose={setSlot} />
      )}
      <p aria-live="polite" className="font-semibold">
        {to === null ? <Trans>Choose a day and a time.</Trans> : <Trans>New time: {to}</Trans>}
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button button-ghost" onClick={onKeep}>
          <Trans>Keep the time</Trans>
        </button>
        <BusyButton
          busy={moving.isPending}
          busyText={<Trans>Moving...</Trans>}
          disabled={slot === null}
          onClick={() => slot && moving.mutate(slot.dateTime)}
        >
          <Trans>Move the visit</Trans>
        </BusyButton>
      </div>
    </section>
  );
}
