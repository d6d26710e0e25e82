import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { EndReason } from '#features/appointments/rules/end-reasons.ts';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import type { BookingErrorBody } from '#features/booking/rules/refusals.ts';
import { bookableDates } from '#features/booking/rules/slot-choice.ts';
import { DayPicker } from '#features/booking/web/times/day-picker.tsx';
import { OtherTimes } from '#features/booking/web/times/other-times.tsx';
import type { PortalAppointment } from '#features/portal/contract.ts';
import type { MovedByDesk, moveByDesk } from '#features/portal/rules/appointment-change-contract.ts';
import { SqueezeReason } from '#features/portal/rules/squeeze-reason.ts';
import { DESK_BOOKABLE_DAYS } from '#features/schedules/rules/bookable-days.ts';
import type { BodyOf } from '#platform/common/endpoint.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { offerOf } from '../portal-queries.ts';
import { DayDifferences, useDayDifferences } from '../schedule/day-differences.tsx';
import { AppointmentNamed } from './appointment-named.tsx';
import { ChangeProblem } from './change-problem.tsx';
import { MovePerson, MoveTimes, SqueezeFields } from './move-times.tsx';
import { NoticeNote } from './notice-note.tsx';
import { ReasonField } from './reason-field.tsx';
import { useDeskChange } from './use-desk-change.ts';
import { type MoveTime, useMoveTimes } from './use-move-times.ts';

/** Moves a visit to another free time of the practice: a day, a time and, if wanted, why. */
export function MoveDialog({
  appointment,
  providerId,
  onClose,
  focusAfterwards,
}: {
  readonly appointment: PortalAppointment;
  readonly providerId: number;
  readonly onClose: () => void;
  /** Where focus goes once the visit is moved, because its card may be gone. */
  readonly focusAfterwards: () => HTMLElement | null;
}) {
  const { t, i18n } = useLingui();
  const { id, date, patient } = appointment;
  const today = lagosDate(useNow(0));
  const lastDay = addDays(today, DESK_BOOKABLE_DAYS - 1);
  const own = lagosDate(Date.parse(date));
  const [day, setDay] = useDraft(`day to move ${id} to`, own >= today && own <= lastDay ? own : today);
  const [slot, setSlot] = useDraft<MoveTime | null>(`time to move ${id} to`, null);
  const [reason, setReason] = useDraft(`reason to move ${id}`, '');
  const [squeezeReason, setSqueezeReason] = useDraft(`reason to squeeze ${id} in`, '');
  const [wrong, setWrong] = useState<Wrong>({});
  // The patient's choice stays, unless the desk chooses another person.
  const [personId, setPersonId] = useDraft(
    `person to move ${id} to`,
    appointment.person?.isChosen === true ? appointment.person.id : null,
  );
  const [withTaken, setWithTaken] = useDraft(`squeezing ${id} in`, false);
  const done = useRef(false);
  const { data: times, isError, refetch } = useMoveTimes(id, day, { personId, withTaken });
  const { busy, problem, attempt, alternatives, move } = useMove({
    appointment,
    providerId,
    onDone: () => {
      done.current = true;
      onClose();
    },
    onLost: () => {
      setSlot(null);
      void refetch();
    },
  });
  const { data: offer } = usePathQuery(offerOf(providerId));
  const { resources = [] } = offer ?? {};
  const differencesOn = useDayDifferences(providerId);
  const from = shortMoment(i18n, date);
  const name = patient.name;
  const chooseDay = (chosen: string) => {
    setDay(chosen);
    setSlot(null);
  };
  const choose = (chosen: MoveTime) => {
    setDay(lagosDate(Date.parse(chosen.dateTime)));
    setSlot(chosen);
  };
  const confirm = () => {
    const { body, wrong: found } = requestOf({ date, slot, reason, squeezeReason, personId });
    setWrong(found);
    if (body !== undefined) move(body);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Move this visit`}
      returnFocusTo={() => (done.current ? focusAfterwards() : null)}
      footer={
        <MoveFooter
          person={resources.find(({ id: each }) => each === personId)?.name}
          from={from}
          to={slot && shortMoment(i18n, slot.dateTime)}
          busy={busy}
          onKeep={onClose}
          onMove={confirm}
        />
      }
    >
      <div className="grid gap-4 pb-4">
        <AppointmentNamed appointment={appointment} />
        {problem !== undefined && (
          <ChangeProblem key={attempt}>
            <p role="alert" className="notice notice-red">
              {problem}
            </p>
            <OtherTimes times={alternatives} onChoose={choose} />
          </ChangeProblem>
        )}
        <MovePerson
          appointment={appointment}
          people={resources}
          personId={personId}
          onChoose={(chosen) => {
            setPersonId(chosen);
            setSlot(null);
          }}
        />
        <MoveDay today={today} lastDay={lastDay} chosen={day} onChoose={chooseDay} />
        {times?.length === 0 && <DayDifferences differences={differencesOn(day)} />}
        <MoveTimes times={times} onRetry={isError ? refetch : undefined} chosen={slot} onChoose={setSlot} />
        <SqueezeFields
          withTaken={withTaken}
          onWithTaken={(shown) => {
            setWithTaken(shown);
            if (slot?.isTaken === true) setSlot(null);
          }}
          isChosen={slot?.isTaken === true}
          reason={squeezeReason}
          error={wrong.squeeze}
          onReason={setSqueezeReason}
        />
        <ReasonField value={reason} onChange={setReason} error={wrong.reason} isOptional />
        <NoticeNote appointment={appointment}>
          <Trans>{name} is told the old time, the new one and why it moved.</Trans>
        </NoticeNote>
      </div>
    </Dialog>
  );
}

/** The next seven days, and a field for a later one. */
function MoveDay({
  today,
  lastDay,
  chosen,
  onChoose,
}: {
  readonly today: string;
  readonly lastDay: string;
  readonly chosen: string;
  readonly onChoose: (day: string) => void;
}) {
  const dates = bookableDates(today);
  return (
    <>
      <DayPicker dates={dates} chosen={chosen} onChoose={onChoose} />
      <TextInput
        label={<Trans>Another day, up to 90 days ahead</Trans>}
        type="date"
        min={today}
        max={lastDay}
        value={dates.includes(chosen) ? '' : chosen}
        onChange={({ target }) => target.value !== '' && onChoose(target.value)}
      />
    </>
  );
}

/** The move in words, and its buttons. */
function MoveFooter({
  person,
  from,
  to,
  busy,
  onKeep,
  onMove,
}: {
  /** The name of whom it is moved to; undefined if that doesn't matter. */
  readonly person: string | undefined;
  readonly from: string;
  /** Null until a time is chosen. */
  readonly to: string | null;
  readonly busy: boolean;
  readonly onKeep: () => void;
  readonly onMove: () => void;
}) {
  return (
    <>
      <p aria-live="polite" className="w-full font-semibold">
        {to === null ? (
          <Trans>Choose a day and a time.</Trans>
        ) : person !== undefined && from === to ? (
          <Trans>
            At {from} as before, with {person}
          </Trans>
        ) : person !== undefined ? (
          <Trans>
            From {from} to {to}, with {person}
          </Trans>
        ) : (
          <Trans>
            From {from} to {to}
          </Trans>
        )}
      </p>
      <button type="button" className="button button-ghost flex-1 whitespace-nowrap" onClick={onKeep}>
        <Trans>Don't move it</Trans>
      </button>
      <BusyButton
        className="flex-1 whitespace-nowrap"
        busy={busy}
        busyText={<Trans>Moving...</Trans>}
        disabled={to === null}
        onClick={onMove}
      >
        <Trans>Move the visit</Trans>
      </BusyButton>
    </>
  );
}

/** Sends the move. `onLost` is called if the time was taken meanwhile: the refusal comes with others. */
function useMove({
  appointment,
  providerId,
  onDone,
  onLost,
}: {
  readonly appointment: PortalAppointment;
  readonly providerId: number;
  readonly onDone: () => void;
  readonly onLost: () => void;
}) {
  const { t } = useLingui();
  const change = useDeskChange<MovedByDesk>(appointment, { providerId, title: t`Visit moved`, onDone });
  const { alternatives = [] } = errorBody<BookingErrorBody>(change.error) ?? {};
  const params = { id: appointment.id };
  const move = (body: BodyOf<typeof moveByDesk>) =>
    change.send(async () => {
      try {
        return await call<typeof moveByDesk>('POST', '/api/portal/visits/:id/move', { params, body });
      } catch (refused) {
        if (errorBody<BookingErrorBody>(refused)?.alternatives !== undefined) onLost();
        throw refused;
      }
    });
  return { ...change, alternatives, move };
}

/** What is wrong with the reasons. */
interface Wrong {
  readonly reason?: string | undefined;
  readonly squeeze?: string | undefined;
}

/** Returns the request to move a visit, or what is wrong with the reasons. */
function requestOf({
  date,
  slot,
  reason,
  squeezeReason,
  personId,
}: {
  readonly date: string;
  readonly slot: MoveTime | null;
  readonly reason: string;
  readonly squeezeReason: string;
  readonly personId: number | null;
}): { readonly body?: BodyOf<typeof moveByDesk>; readonly wrong: Wrong } {
  const why = reason.trim() === '' ? undefined : EndReason.safeParse(reason);
  const squeeze = slot?.isTaken === true ? SqueezeReason.safeParse(squeezeReason) : undefined;
  const wrong = { reason: problemOf(why), squeeze: problemOf(squeeze) };
  if (slot === null || wrong.reason !== undefined || wrong.squeeze !== undefined) return { wrong };
  const body = {
    ...{ date: slot.dateTime, was: { date } },
    ...(why && { reason: why.data }),
    ...(personId !== null && { personId }),
    ...(squeeze && { squeezeReason: squeeze.data }),
  };
  return { body, wrong };
}

function problemOf(parsed: ReturnType<typeof EndReason.safeParse> | undefined): string | undefined {
  return parsed?.error?.issues[0]?.message;
}
