import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useDraft } from '#features/auth/web/session/use-draft.ts';
import { bookableDates } from '#features/booking/rules/slot-choice.ts';
import { DayPicker } from '#features/booking/web/times/day-picker.tsx';
import { OtherTimes } from '#features/booking/web/times/other-times.tsx';
import type { PortalAppointment } from '#features/portal/contract.ts';
import { DESK_BOOKABLE_DAYS } from '#features/schedules/rules/bookable-days.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
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
import { requestOf, useMove, type Wrong } from './use-move.ts';
import { type MoveTime, useMoveTimes } from './use-move-times.ts';

/** Moves a visit to another free time of the practice: a day, a time and, if wanted, why. */
export function MoveDialog({
  appointment,
  providerId,
  onClose,
  focusBack,
  focusAfterwards,
}: {
  readonly appointment: PortalAppointment;
  readonly providerId: number;
  readonly onClose: () => void;
  /** Where focus goes if it isn't moved; null for what opened the dialog. */
  readonly focusBack: () => HTMLElement | null;
  /** Where focus goes once it is moved, because its card may be gone; `id` is that of the visit at the new time. */
  readonly focusAfterwards: (id: number) => HTMLElement | null;
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
  const movedTo = useRef<number>(null);
  const { data: times, isError, refetch } = useMoveTimes(id, day, { personId, withTaken });
  const { busy, problem, attempt, alternatives, move } = useMove({
    appointment,
    providerId,
    onDone: (moved) => {
      movedTo.current = moved.id;
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
      returnFocusTo={() => (movedTo.current === null ? focusBack() : focusAfterwards(movedTo.current))}
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
