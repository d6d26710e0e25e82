import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useIsByPin } from '#features/desks/web/password-note.tsx';
import type { answerHoliday, PortalHoliday } from '#features/portal/rules/days/holiday-contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { longDay } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { SettledChanges } from './settled-changes.tsx';
import { useScheduleChange } from './use-schedule-change.ts';

type Change = ReturnType<typeof useScheduleChange>['change'];

/** The public holidays that wait for an answer, above the visits of the day. Empty if there are none. */
export function HolidayQuestions({
  providerId,
  holidays,
}: {
  readonly providerId: number;
  readonly holidays: readonly PortalHoliday[];
}) {
  const changes = useScheduleChange(providerId);
  const open = holidays.filter(({ answer }) => answer === null);
  const isByPin = useIsByPin();
  return (
    <>
      <SettledChanges of={changes} />
      {open.length > 0 && !isByPin && (
        <HolidayList providerId={providerId} holidays={open} busy={changes.busy} change={changes.change} />
      )}
    </>
  );
}

/** Public holidays, each with a question, or what was answered and a way to change it. Empty if there are none. */
export function HolidayList({
  providerId,
  holidays,
  busy,
  change,
}: {
  readonly providerId: number;
  readonly holidays: readonly PortalHoliday[];
  readonly busy: boolean;
  readonly change: Change;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  /** The day whose answer is being changed. */
  const [changed, setChanged] = useState<string | null>(null);
  if (holidays.length === 0) return null;
  const answer = ({ day, answer: was }: PortalHoliday, wanted: 'open' | 'closed') => {
    void change(
      (booked) =>
        call<typeof answerHoliday>('PUT', '/api/portal/providers/:id/holidays/:day', {
          params: { id: providerId, day },
          body: { answer: wanted, was, ...(booked && { booked }) },
        }),
      {
        // Another window has answered: its answer is shown.
        outdated: () => setChanged(null),
        done: () => {
          setChanged(null);
          // The focused button is gone; the whole list may be.
          requestAnimationFrame(() => (heading.current ?? document.querySelector('h1'))?.focus());
        },
      },
    );
  };
  return (
    <section className="card grid gap-3 sm:p-6" aria-labelledby="holidays">
      <h2 id="holidays" ref={heading} tabIndex={-1} className="text-lg">
        <Trans>Public holidays</Trans>
      </h2>
      <ul className="grid gap-3">
        {holidays.map((holiday) => (
          <Holiday
            key={holiday.day}
            holiday={holiday}
            busy={busy}
            isChanged={changed === holiday.day}
            onChange={(isChanging) => setChanged(isChanging ? holiday.day : null)}
            onAnswer={(wanted) => answer(holiday, wanted)}
          />
        ))}
      </ul>
    </section>
  );
}

function Holiday({
  holiday: { day, name: english, answer, visits },
  busy,
  isChanged,
  onChange,
  onAnswer,
}: {
  readonly holiday: PortalHoliday;
  readonly busy: boolean;
  readonly isChanged: boolean;
  readonly onChange: (isChanging: boolean) => void;
  readonly onAnswer: (answer: 'open' | 'closed') => void;
}) {
  const { i18n } = useLingui();
  const date = longDay(i18n, day);
  const name = translateText(i18n, english);
  const asks = answer === null || isChanged;
  return (
    <li className="grid gap-2 border-b border-line pb-3 last:border-b-0 last:pb-0">
      <p className="wrap-anywhere">
        {isChanged && answer === 'open' ? (
          <Trans>
            <strong>{date}</strong> is {name}. You answered open as usual. Are you open?
          </Trans>
        ) : isChanged && answer === 'closed' ? (
          <Trans>
            <strong>{date}</strong> is {name}. You answered closed. Are you open?
          </Trans>
        ) : asks ? (
          <Trans>
            <strong>{date}</strong> is {name}. Are you open?
          </Trans>
        ) : answer === 'open' ? (
          <Trans>
            <strong>{date}</strong>, {name}: open as usual.
          </Trans>
        ) : (
          <Trans>
            <strong>{date}</strong>, {name}: closed.
          </Trans>
        )}
        {visits > 0 && (
          <>
            {' '}
            <Plural value={visits} one="# visit is booked." other="# visits are booked." />
          </>
        )}
      </p>
      {asks ? (
        <div className="grid grid-cols-[4fr_3fr] gap-3 sm:flex">
          <BusyButton
            className="button-ghost px-3"
            busy={busy}
            busyText={<Trans>Saving...</Trans>}
            onClick={() => onAnswer('open')}
          >
            <Trans>Open as usual</Trans>
            <span className="sr-only">: {date}</span>
          </BusyButton>
          <BusyButton
            className="button-ghost px-3"
            busy={busy}
            busyText={<Trans>Saving...</Trans>}
            onClick={() => onAnswer('closed')}
          >
            <Trans>Closed</Trans>
            <span className="sr-only">: {date}</span>
          </BusyButton>
          {isChanged && answer !== null && (
            <button type="button" className="button button-ghost px-3" onClick={() => onChange(false)}>
              <Trans>Not now</Trans>
              <span className="sr-only">: {date}</span>
            </button>
          )}
        </div>
      ) : (
        <p>
          <button type="button" className="link inline-flex min-h-11 items-center" onClick={() => onChange(true)}>
            <Trans>Change the answer</Trans>
            <span className="sr-only">: {date}</span>
          </button>
        </p>
      )}
    </li>
  );
}
