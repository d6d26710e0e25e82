import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { splitAtNoon } from '#features/booking/rules/slot-choice.ts';
import type { Slot } from '#features/schedules/contract.ts';
import { isAwayFromLagos } from '../notes/booking-moment.ts';
import { RadioChip } from '../steps/radio-chip.tsx';

/** The free times of a day, morning and afternoon. */
export function SlotPicker({
  slots,
  chosen,
  onChoose,
}: {
  readonly slots: readonly Slot[];
  readonly chosen: Slot | null;
  readonly onChoose: (slot: Slot) => void;
}) {
  const { morning, afternoon } = splitAtNoon(slots);
  const chips = (some: readonly Slot[]) =>
    some.map((slot) => (
      <RadioChip key={slot.id} name="time" checked={slot.id === chosen?.id} onChoose={() => onChoose(slot)}>
        {slot.time}
      </RadioChip>
    ));
  return (
    <div className="grid gap-4">
      {isAwayFromLagos() && (
        <p className="text-[0.9375rem] text-soft">
          <Trans>Times are Lagos time.</Trans>
        </p>
      )}
      <Half title={<Trans>Morning</Trans>} empty={<Trans>No morning slots available</Trans>}>
        {chips(morning)}
      </Half>
      <Half title={<Trans>Afternoon</Trans>} empty={<Trans>No afternoon slots available</Trans>}>
        {chips(afternoon)}
      </Half>
    </div>
  );
}

function Half({
  title,
  empty,
  children,
}: {
  readonly title: ReactNode;
  readonly empty: ReactNode;
  readonly children: readonly ReactNode[];
}) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{title}</legend>
      {children.length === 0 ? (
        <p className="text-soft">{empty}</p>
      ) : (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">{children}</div>
      )}
    </fieldset>
  );
}
