import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { chooseDate, hasVisitTypeChoice, nextSlotFor, visitTypeOf } from '#features/booking/rules/booking-draft.ts';
import { missingAnswer } from '#features/booking/rules/missing-answer.ts';
import { bookableDates } from '#features/booking/rules/slot-choice.ts';
import { providerQuery } from '#features/directory/web/provider-address.ts';
import type { Slot } from '#features/schedules/contract.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { VISIT_TYPE_NAME } from '../notes/appointment-names.ts';
import { NewPatientsNote } from '../notes/booking-notes.tsx';
import { MovingNote } from '../notes/moving-note.tsx';
import { ProblemNote } from '../notes/problem-note.tsx';
import { StepHeading } from '../step-heading.tsx';
import { HolidayNote, NoTimesNote, SlotsFailed, SpokenTimes } from '../times/day-notes.tsx';
import { DayPicker } from '../times/day-picker.tsx';
import { NextFreeTime } from '../times/next-free-time.tsx';
import { OtherTimes } from '../times/other-times.tsx';
import { SlotPicker } from '../times/slot-picker.tsx';
import { useAvailability } from '../times/use-availability.ts';
import { OfferChoice } from './offer-choice.tsx';
import type { StepProps } from './step-props.ts';
import { VisitTypeChips } from './visit-type-chips.tsx';

/** Day and time of the visit. */
export function ScheduleStep(props: StepProps) {
  const { draft, change, problem, giveUpTime, takeInstead, turnedAway, goTo } = props;
  const { i18n } = useLingui();
  const [dates] = useState(() => bookableDates(lagosDate(serverNow())));
  const { provider, slot } = draft;
  const { data: offer } = usePathQuery(providerQuery(provider.id));
  const nextSlotAt = nextSlotFor(draft, offer);
  // The dialog may have been open over midnight.
  const date = dates.find((each) => each === draft.date) ?? null;
  const availability = useAvailability(draft, turnedAway === true ? null : date);
  const slots = availability.isFetching ? undefined : availability.data;
  const gone = slot !== null && (date === null || (slots !== undefined && slots.every(({ id }) => id !== slot.id)));
  const visitType = i18n._(VISIT_TYPE_NAME[visitTypeOf(draft)]);
  const jump = (to: string) => change((last) => chooseDate(last, to));

  useEffect(() => {
    if (date === null && draft.date !== null) change((last) => ({ ...last, date, slot: null }));
    else if (gone) giveUpTime();
  });

  const { refetch } = availability;
  const isLost = problem?.alternatives !== undefined;
  useEffect(() => {
    // What is on screen was read before the time was lost.
    if (isLost) void refetch();
  }, [isLost, refetch]);

  return (
    <div className="grid gap-4">
      <StepHeading>
        <Trans>Schedule</Trans>
      </StepHeading>
      <MovingNote {...props} />
      {hasVisitTypeChoice(draft) ? (
        <VisitTypeChips draft={draft} change={change} />
      ) : (
        <p>
          <Trans>
            Visit type: <strong>{visitType}</strong>
          </Trans>
        </p>
      )}
      <NewPatientsNote draft={draft} turnedAway={turnedAway} goTo={goTo} />
      {turnedAway !== true && <OfferChoice draft={draft} change={change} offer={offer} />}
      <ScheduleProblem {...props} date={date} nextSlotAt={nextSlotAt} isEmpty={slots?.length === 0} />
      {problem?.alternatives && <OtherTimes times={problem.alternatives} onChoose={takeInstead} />}
      {turnedAway !== true && (
        <>
          <DayPicker dates={dates} chosen={date} onChoose={jump} />
          <HolidayNote date={date} offer={offer} />
          <SpokenTimes date={date} count={slots?.length} />
          <DayTimes
            {...props}
            date={date}
            nextSlotAt={nextSlotAt}
            slots={slots}
            offer={offer}
            availability={availability}
            jump={jump}
          />
        </>
      )}
    </div>
  );
}

/** What stands in the way; on a day without free times, that the day has none. */
function ScheduleProblem({
  draft,
  problem,
  date,
  nextSlotAt = null,
  isEmpty,
}: Pick<StepProps, 'draft' | 'problem'> & {
  readonly date: string | null;
  readonly nextSlotAt: string | null | undefined;
  readonly isEmpty: boolean;
}) {
  const asksForTime = problem !== null && problem.message === missingAnswer('schedule', draft);
  if (isEmpty && asksForTime) return <NoTimesNote nextSlotAt={nextSlotAt} date={date} />;
  return <ProblemNote problem={problem} />;
}

/** The free times of the chosen day, or why there are none to see. */
function DayTimes({
  draft: { provider, slot },
  change,
  takeInstead,
  goTo,
  date,
  nextSlotAt,
  slots,
  offer,
  availability,
  jump,
}: StepProps & {
  readonly offer: Parameters<typeof HolidayNote>[0]['offer'];
  /** Calendar day in Lagos, `yyyy-MM-dd`; null for none. */
  readonly date: string | null;
  /** Start of the next free slot, null for none; undefined if that isn't known. */
  readonly nextSlotAt: string | null | undefined;
  readonly slots: readonly Slot[] | undefined;
  readonly availability: ReturnType<typeof useAvailability>;
  readonly jump: (to: string) => void;
}) {
  const { isFetching, isError, error, refetch } = availability;
  return (
    <div aria-busy={isFetching} className="grid min-h-48 content-start gap-4">
      {isFetching && <SlotsLoading />}
      {!isFetching && isError && <SlotsFailed error={error} onRetry={() => void refetch()} />}
      {date !== null && slots?.length === 0 && (
        <NextFreeTime
          providerId={provider.id}
          offer={offer}
          nextSlotAt={nextSlotAt}
          date={date}
          onTake={takeInstead}
          onJump={jump}
          onOtherProvider={() => goTo('provider')}
        />
      )}
      {slots !== undefined && (
        <SlotPicker slots={slots} chosen={slot} onChoose={(chosen) => change((last) => ({ ...last, slot: chosen }))} />
      )}
    </div>
  );
}

function SlotsLoading() {
  return (
    <div className="grid gap-2">
      <output className="text-soft">
        <Trans>Loading times...</Trans>
      </output>
      <div className="skeleton h-24" />
      <div className="skeleton h-24" />
    </div>
  );
}
