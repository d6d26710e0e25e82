import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { chooseDate, visitTypeOf } from '#features/booking/rules/booking-draft.ts';
import { missingAnswer } from '#features/booking/rules/missing-answer.ts';
import { bookableDates } from '#features/booking/rules/slot-choice.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { serverNow } from '#platform/web/server-clock.ts';
import { NewPatientsNote } from '../booking-notes.tsx';
import { DayPicker } from '../day-picker.tsx';
import { MovingNote } from '../moving-note.tsx';
import { NextFreeTime } from '../next-free-time.tsx';
import { NoTimesNote } from '../no-times-note.tsx';
import { OtherTimes } from '../other-times.tsx';
import { ProblemNote } from '../problem-note.tsx';
import { SlotPicker } from '../slot-picker.tsx';
import { SlotsFailed } from '../slots-failed.tsx';
import { SpokenTimes } from '../spoken-times.tsx';
import { StepHeading } from '../step-heading.tsx';
import type { StepProps } from '../step-props.ts';
import { useAvailability } from '../use-availability.ts';
import { VISIT_TYPE_NAME } from '../visit-names.ts';

/** Day and time of the visit. */
export function ScheduleStep(props: StepProps) {
  const { draft, change, problem, takeInstead, turnedAway, goTo } = props;
  const { i18n } = useLingui();
  const [dates] = useState(() => bookableDates(lagosDate(serverNow())));
  const { provider, slot } = draft;
  // The dialog may have stood open over midnight.
  const date = draft.date !== null && dates.includes(draft.date) ? draft.date : null;
  const availability = useAvailability(provider.id, turnedAway === true ? null : date);
  const slots = availability.isFetching ? undefined : availability.data;
  const gone = slot !== null && (date === null || (slots !== undefined && slots.every(({ id }) => id !== slot.id)));
  const visitType = i18n._(VISIT_TYPE_NAME[visitTypeOf(draft)]);
  const jump = (to: string) => change((last) => chooseDate(last, to));

  useEffect(() => {
    if (gone || (date === null && draft.date !== null)) change((last) => ({ ...last, date, slot: null }));
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
      <p className="-my-2 flex flex-wrap items-center justify-between gap-x-3">
        <Trans>
          <span>
            Visit type: <strong>{visitType}</strong>
          </span>
          <button type="button" className="link min-h-11 px-2" onClick={() => goTo('provider')}>
            Change<span className="sr-only"> visit type or provider</span>
          </button>
        </Trans>
      </p>
      <NewPatientsNote draft={draft} turnedAway={turnedAway} goTo={goTo} />
      {problem !== null && slots?.length === 0 && problem.message === missingAnswer('schedule', draft) ? (
        <NoTimesNote provider={provider} date={date} />
      ) : (
        <ProblemNote problem={problem} />
      )}
      {problem?.alternatives && <OtherTimes times={problem.alternatives} onChoose={takeInstead} />}
      {turnedAway !== true && (
        <>
          <DayPicker dates={dates} chosen={date} onChoose={jump} />
          <SpokenTimes date={date} count={slots?.length} />
          <div aria-busy={availability.isFetching} className="grid min-h-48 content-start gap-4">
            {availability.isFetching && <SlotsLoading />}
            {!availability.isFetching && availability.isError && (
              <SlotsFailed error={availability.error} onRetry={() => void availability.refetch()} />
            )}
            {date !== null && slots?.length === 0 && (
              <NextFreeTime
                provider={provider}
                date={date}
                onTake={takeInstead}
                onJump={jump}
                onOtherProvider={() => goTo('provider')}
              />
            )}
            {slots !== undefined && (
              <SlotPicker
                slots={slots}
                chosen={slot}
                onChoose={(chosen) => change((last) => ({ ...last, slot: chosen }))}
              />
            )}
          </div>
        </>
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
