import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { EndReason } from '#features/appointments/rules/end-reasons.ts';
import type { BookingErrorBody } from '#features/booking/rules/refusals.ts';
import { bookableDates } from '#features/booking/rules/slot-choice.ts';
import { RadioChip } from '#features/booking/web/steps/radio-chip.tsx';
import { DayPicker } from '#features/booking/web/times/day-picker.tsx';
import { OtherTimes } from '#features/booking/web/times/other-times.tsx';
import { SlotPicker } from '#features/booking/web/times/slot-picker.tsx';
import type { PortalAppointment } from '#features/portal/contract.ts';
import {
  type MovedByDesk,
  type moveByDesk,
  SqueezeReason,
} from '#features/portal/rules/appointment-change-contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { offerOf } from '../portal-queries.ts';
import { AppointmentNamed } from './appointment-named.tsx';
import { ChangeProblem } from './change-problem.tsx';
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
  const dates = bookableDates(lagosDate(useNow(0)));
  const own = lagosDate(Date.parse(date));
  const [day, setDay] = useState(dates.includes(own) ? own : (dates[0] ?? own));
  const [slot, setSlot] = useState<MoveTime | null>(null);
  const [reason, setReason] = useState('');
  const [squeezeReason, setSqueezeReason] = useState('');
  const [wrong, setWrong] = useState<{ readonly reason?: string | undefined; readonly squeeze?: string | undefined }>(
    {},
  );
  // The patient's choice stays, unless the desk chooses another person.
  const [personId, setPersonId] = useState(appointment.person?.isChosen === true ? appointment.person.id : null);
  const [withTaken, setWithTaken] = useState(false);
  const done = useRef(false);
  const { data: times, isError, refetch } = useMoveTimes(id, day, { personId, withTaken });
  const { busy, error, problem, attempt, send } = useDeskChange<MovedByDesk>(appointment, {
    providerId,
    title: t`Visit moved`,
    onDone: () => {
      done.current = true;
      onClose();
    },
  });
  const { alternatives = [] } = errorBody<BookingErrorBody>(error) ?? {};
  const from = shortMoment(i18n, date);
  const to = slot === null ? '' : shortMoment(i18n, slot.dateTime);
  const name = patient.name;
  const choose = (chosen: MoveTime) => {
    setDay(lagosDate(Date.parse(chosen.dateTime)));
    setSlot(chosen);
  };
  const confirm = () => {
    const why = reason.trim() === '' ? undefined : EndReason.safeParse(reason);
    const squeeze = slot?.isTaken === true ? SqueezeReason.safeParse(squeezeReason) : undefined;
    setWrong({ reason: why?.error?.issues[0]?.message, squeeze: squeeze?.error?.issues[0]?.message });
    if (slot === null || why?.success === false || squeeze?.success === false) return;
    const body = {
      ...{ date: slot.dateTime, was: { date } },
      ...(why && { reason: why.data }),
      ...(personId !== null && { personId }),
      ...(squeeze && { squeezeReason: squeeze.data }),
    };
    send(async () => {
      try {
        return await call<typeof moveByDesk>('POST', '/api/portal/visits/:id/move', { params: { id }, body });
      } catch (refused) {
        if (errorBody<BookingErrorBody>(refused)?.alternatives !== undefined) {
          setSlot(null);
          void refetch();
        }
        throw refused;
      }
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Move this visit`}
      returnFocusTo={() => (done.current ? focusAfterwards() : null)}
      footer={
        <>
          <p aria-live="polite" className="w-full font-semibold">
            {slot === null ? (
              <Trans>Choose a day and a time.</Trans>
            ) : (
              <Trans>
                From {from} to {to}
              </Trans>
            )}
          </p>
          <button type="button" className="button button-ghost flex-1 whitespace-nowrap" onClick={onClose}>
            <Trans>Keep the time</Trans>
          </button>
          <BusyButton
            className="flex-1 whitespace-nowrap"
            busy={busy}
            busyText={<Trans>Moving...</Trans>}
            disabled={slot === null}
            onClick={confirm}
          >
            <Trans>Move the visit</Trans>
          </BusyButton>
        </>
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
          providerId={providerId}
          personId={personId}
          onChoose={(chosen) => {
            setPersonId(chosen);
            setSlot(null);
          }}
        />
        <DayPicker
          dates={dates}
          chosen={day}
          onChoose={(chosen) => {
            setDay(chosen);
            setSlot(null);
          }}
        />
        <Times times={times} onRetry={isError ? refetch : undefined} chosen={slot} onChoose={setSlot} />
        <CheckboxInput
          label={<Trans>Show times that are taken, to squeeze the visit in</Trans>}
          checked={withTaken}
          onChange={({ target }) => {
            setWithTaken(target.checked);
            if (slot?.isTaken === true) setSlot(null);
          }}
        />
        {slot?.isTaken === true && (
          <TextInput
            label={<Trans>Why squeeze it in?</Trans>}
            hint={<Trans>For your own record: the patient does not read this. Write nothing about health.</Trans>}
            autoComplete="off"
            maxLength={300}
            value={squeezeReason}
            error={wrong.squeeze}
            onChange={({ target }) => setSqueezeReason(target.value)}
          />
        )}
        <ReasonField value={reason} onChange={setReason} error={wrong.reason} isOptional />
        <NoticeNote appointment={appointment}>
          <Trans>{name} is told the old time, the new one and why it moved.</Trans>
        </NoticeNote>
      </div>
    </Dialog>
  );
}

/** The free times of the chosen day and, if wanted, those that are taken. */
function Times({
  times,
  onRetry,
  chosen,
  onChoose,
}: {
  readonly times: readonly MoveTime[] | undefined;
  /** Present if the times couldn't be loaded. */
  readonly onRetry: (() => unknown) | undefined;
  readonly chosen: MoveTime | null;
  readonly onChoose: (slot: MoveTime) => void;
}) {
  if (onRetry !== undefined) {
    return (
      <LoadError onRetry={onRetry}>
        <Trans>We couldn't load the times of this day.</Trans>
      </LoadError>
    );
  }
  if (times === undefined) return <Spinner />;
  const taken = times.filter(({ isTaken }) => isTaken === true);
  return (
    <>
      <SlotPicker slots={times.filter(({ isTaken }) => isTaken !== true)} chosen={chosen} onChoose={onChoose} />
      {taken.length > 0 && (
        <fieldset>
          <legend className="mb-2 font-semibold">
            <Trans>Taken: squeeze in</Trans>
          </legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
            {taken.map((slot) => (
              <RadioChip key={slot.id} name="time" checked={slot.id === chosen?.id} onChoose={() => onChoose(slot)}>
                {slot.time}
              </RadioChip>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

/** Whom to move the visit to, where the place has people. At its own time it can only be moved to somebody else. */
function MovePerson({
  appointment: { person },
  providerId,
  personId,
  onChoose,
}: {
  readonly appointment: PortalAppointment;
  readonly providerId: number;
  readonly personId: number | null;
  readonly onChoose: (personId: number | null) => void;
}) {
  const { data: offer } = usePathQuery(offerOf(providerId));
  const { resources = [] } = offer ?? {};
  if (resources.length === 0) return null;
  const isGone = person !== undefined && !resources.some(({ id }) => id === person.id);
  return (
    <SelectInput
      label={<Trans>With</Trans>}
      hint={<Trans>To keep the time, choose somebody else who is free then.</Trans>}
      value={personId ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    >
      {person?.isChosen !== true && (
        <option value="">
          <Trans>Whoever is free</Trans>
        </option>
      )}
      {isGone && person.isChosen && <option value={person.id}>{person.name}</option>}
      {resources.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectInput>
  );
}
