import { Trans } from '@lingui/react/macro';
import { RadioChip } from '#features/booking/web/steps/radio-chip.tsx';
import { SlotPicker } from '#features/booking/web/times/slot-picker.tsx';
import type { PortalAppointment } from '#features/portal/contract.ts';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import type { MoveTime } from './use-move-times.ts';

/** The free times of the chosen day and, if wanted, those that are taken. */
export function MoveTimes({
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

/** Whom to move the visit to, where the place has people. At its own time it can only be moved to another person. */
export function MovePerson({
  appointment: { person },
  people,
  personId,
  onChoose,
}: {
  readonly appointment: PortalAppointment;
  /** Those of the place; none where it takes one visit at a time. */
  readonly people: readonly { readonly id: number; readonly name: string }[];
  readonly personId: number | null;
  readonly onChoose: (personId: number | null) => void;
}) {
  if (people.length === 0) return null;
  const isGone = person !== undefined && !people.some(({ id }) => id === person.id);
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
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectInput>
  );
}

/** Shows the times that are taken and, if one of them is chosen, asks why. */
export function SqueezeFields({
  withTaken,
  onWithTaken,
  isChosen,
  reason,
  error,
  onReason,
}: {
  readonly withTaken: boolean;
  readonly onWithTaken: (shown: boolean) => void;
  /** The chosen time is taken. */
  readonly isChosen: boolean;
  readonly reason: string;
  readonly error: string | undefined;
  readonly onReason: (reason: string) => void;
}) {
  return (
    <div className="grid gap-2">
      <CheckboxInput
        label={<Trans>Show times that are taken, to squeeze the visit in</Trans>}
        checked={withTaken}
        onChange={({ target }) => onWithTaken(target.checked)}
      />
      {isChosen && <SqueezeReasonField reason={reason} error={error} onReason={onReason} />}
    </div>
  );
}

/** Why a visit is put in although the time is taken. */
export function SqueezeReasonField({
  reason,
  error,
  onReason,
}: {
  readonly reason: string;
  readonly error: string | undefined;
  readonly onReason: (reason: string) => void;
}) {
  return (
    <TextInput
      label={<Trans>Why squeeze it in?</Trans>}
      hint={
        <Trans>
          For your own record. The patient only gets it with a copy of all their data. Write nothing about health.
        </Trans>
      }
      autoComplete="off"
      maxLength={300}
      value={reason}
      error={error}
      onChange={({ target }) => onReason(target.value)}
    />
  );
}
