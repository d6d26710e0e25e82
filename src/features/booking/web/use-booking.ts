import { useCallback, useRef, useState } from 'react';
import type { User } from '#features/auth/contract.ts';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import type { Provider } from '#features/directory/contract.ts';
import type { CancellationFee } from '#features/schedules/rules/cancellation-fee.ts';
import { carriedBy, dropCarried } from '#features/symptoms/web/carried-symptoms.ts';
import type { OtherTime } from '#platform/common/app-error.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { keep } from '#platform/web/kept-in-tab.ts';
import { serverNow } from '#platform/web/server-clock.ts';
import { useStepHistory } from '#platform/web/use-step-history.ts';
import { chooseSlot, type Draft } from '../rules/booking-draft.ts';
import { KEPT_AS } from '../rules/kept-booking.ts';
import { missingAnswer } from '../rules/missing-answer.ts';
import { back, goTo, next, STEPS, type StepName, show, stepName } from '../rules/wizard.ts';
import { begin, type Opening, type Progress, takenUp } from './begin-booking.ts';
import { bodyOf } from './booking-body.ts';
import type { Problem } from './problem.ts';
import type { useDangerSigns } from './use-danger-signs.ts';
import { useKeeping, useKeptBooking } from './use-kept-booking.ts';
import { useOwner } from './use-owner.ts';
import type { Booked } from './use-send-booking.ts';
import { useSlotHold } from './use-slot-hold.ts';
import { useSubmitBooking } from './use-submit-booking.ts';
import { useVisitAgain } from './use-visit-again.ts';

/** What history entries show besides the steps. */
const SIGN_IN_VIEW = STEPS.length;
const BOOKED_VIEW = STEPS.length + 1;
const WARNING_VIEW = STEPS.length + 2;

/**
 * The state of one booking, from opening the dialog to the appointment. Begins as soon as the provider is known.
 * `danger` is what somebody is warned of on the way.
 */
export function useBooking(
  provider: Provider | undefined,
  opening: Opening,
  danger: Pick<ReturnType<typeof useDangerSigns>, 'warning' | 'dismiss'>,
  onClose: () => void,
) {
  const { providerId, careType, visitType, rescheduled } = opening;
  const user = useCurrentUser();
  const userId = user?.id ?? null;
  const owner = useOwner(onClose);
  const again = useVisitAgain(userId);
  const openedFor = [providerId, careType, visitType, rescheduled?.id, again?.id].join(' ');
  const [today] = useState(() => lagosDate(serverNow()));
  const { taken, sent, setSent } = useKeptBooking(openedFor, userId);
  const [carried] = useState(() => (rescheduled === undefined ? carriedBy(userId) : null));
  const [changed, setChanged] = useState<Progress | null>(() => taken && takenUp(taken, carried));
  const [signingIn, setSigningIn] = useState(false);
  const [booked, setBooked] = useState<Booked | null>(null);
  const toldFee = useRef<CancellationFee | null>(null);
  const progress =
    changed ?? (provider === undefined ? null : begin(provider, opening, { today, carried, again: again?.visit }));

  const update = (how: (progress: Progress) => Partial<Progress>) =>
    setChanged((last) => {
      const current = last ?? progress;
      return current === null ? null : { ...current, problem: null, ...how(current) };
    });
  const loseTime = (problem: Problem) =>
    update(({ wizard, draft }) => ({
      wizard: STEPS.indexOf('schedule') < wizard.step ? goTo(wizard, 'schedule') : wizard,
      draft: { ...draft, slot: null },
      problem,
    }));
  const isAnsweredIn = (draft: Draft) => (step: StepName) => missingAnswer(step, draft) === undefined;

  const held = useSlotHold(
    {
      providerId: progress?.draft.provider.id ?? null,
      slot: progress?.draft.slot ?? null,
      isBooked: booked !== null || sent.unsettled !== null,
      before: taken?.held ?? null,
    },
    loseTime,
  );
  const keepNow = useKeeping(openedFor, owner, booked === null && changed !== null ? { ...changed, held } : null, sent);

  const { busy, submit } = useSubmitBooking({
    isReschedule: rescheduled !== undefined,
    before: sent,
    onSent: (nowSent) => {
      keepNow(nowSent);
      setSent(nowSent);
    },
    onBooked: (done) => {
      keep(KEPT_AS, null);
      dropCarried();
      setBooked(done);
    },
    onRefused: ({ ask, problem }) => {
      if (ask === 'sign-in') setSigningIn(true);
      else if (ask === 'read') update(() => ({ problem }));
      else loseTime(problem);
    },
  });

  const send = () => {
    const body = progress && bodyOf(progress.draft, rescheduled?.id, toldFee.current);
    if (!body) return;
    update(() => ({}));
    submit(body);
  };

  const step = signingIn ? SIGN_IN_VIEW : (progress?.wizard.step ?? null);
  const view = booked ? BOOKED_VIEW : danger.warning === null ? step : WARNING_VIEW;
  useStepHistory(view, (asked) => {
    danger.dismiss();
    if (booked !== null || busy) onClose();
    setSigningIn(asked === SIGN_IN_VIEW && user === null);
    update(({ wizard, draft }) => ({ wizard: show(wizard, asked, isAnsweredIn(draft)) }));
  });

  const leaveStep = (to: (wizard: Progress['wizard']) => Progress['wizard']) => {
    if (busy) return;
    danger.dismiss();
    update(({ wizard }) => ({ wizard: to(wizard) }));
  };

  return {
    progress,
    busy,
    booked,
    signingIn,
    held,
    tellFee: useCallback((fee: CancellationFee | null) => {
      toldFee.current = fee;
    }, []),
    /** Answers something; what was wrong is then no longer said. */
    change: (how: (draft: Draft) => Draft) => update(({ draft }) => ({ draft: how(draft) })),
    /** Takes another time than the one that was lost, and goes on. */
    takeInstead: (time: OtherTime) =>
      update(({ wizard, draft }) => {
        const chosen = chooseSlot(draft, time);
        return { draft: chosen, wizard: next(wizard, isAnsweredIn(chosen)) };
      }),
    /** Goes on if the step is answered, says what is missing if not; on the last step sends the booking. */
    proceed: () => {
      if (progress === null || busy) return;
      const { wizard, draft } = progress;
      const missing = missingAnswer(stepName(wizard), draft);
      if (missing !== undefined) update(() => ({ problem: { message: missing } }));
      else if (stepName(wizard) !== 'review') update(() => ({ wizard: next(wizard, isAnsweredIn(draft)) }));
      else if (user === null) setSigningIn(true);
      else send();
    },
    back: () => leaveStep((wizard) => back(wizard)),
    goTo: (step: StepName) => leaveStep((wizard) => goTo(wizard, step)),
    cancelSignIn: () => setSigningIn(false),
    /** Somebody has just signed in inside the dialog: the booking is sent by itself, unless it is somebody else's. */
    signedIn: ({ id }: User) => {
      setSigningIn(false);
      if (owner === null || owner === id) send();
    },
  };
}
