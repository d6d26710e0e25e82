import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { endMeant, endShown, MAX_PERIODS_A_DAY, MIDNIGHT } from '#features/portal/rules/week-check.ts';
import { ALL_DAY, isAllDay, type Period } from '#features/schedules/rules/slots.ts';
import { weekdayName } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { TimeInput } from './time-input.tsx';

/** The hours of one weekday: periods with breaks between them, or none. */
export function DayHours({
  weekday,
  periods,
  error,
  offersAllDay,
  proposed,
  onChange,
  onCopy,
}: {
  readonly weekday: number;
  readonly periods: readonly Period[];
  /** An untranslated message of a rule or the server. */
  readonly error: string | undefined;
  /** Offers to open from midnight to midnight. */
  readonly offersAllDay: boolean;
  /** The hours that a closed day gets first. */
  readonly proposed: Period;
  readonly onChange: (periods: readonly Period[]) => void;
  /** Copies these hours to other days. Only one day of a week offers it. */
  readonly onCopy?: ((to: 'all' | 'weekdays') => void) | undefined;
}) {
  const { t, i18n } = useLingui();
  const errorId = useId();
  const add = useRef<HTMLButtonElement>(null);
  const remove = useRef<HTMLButtonElement>(null);
  const day = weekdayName(i18n, weekday);
  const allDay = isAllDay(periods);
  const wasAllDay = useRef(allDay);
  useEffect(() => {
    // What had the focus was replaced: a time input, or the button that opens all day.
    if (allDay && !wasAllDay.current && document.activeElement === document.body) remove.current?.focus();
    wasAllDay.current = allDay;
  }, [allDay]);
  const removeButton = (at: number, number: number) => (
    <button
      ref={remove}
      type="button"
      className="icon-button text-red"
      aria-label={t`Remove hours ${number} of ${day}`}
      onClick={() => {
        onChange(periods.filter((_, index) => index !== at));
        requestAnimationFrame(() => add.current?.focus());
      }}
    >
      <Trash2 aria-hidden size={20} strokeWidth={1.75} />
    </button>
  );
  const set = (at: number, changed: Partial<Period>) =>
    onChange(periods.map((period, index) => (index === at ? { ...period, ...changed } : period)));
  const last = periods.at(-1);
  const next = last === undefined ? proposed : { opens: last.closes === MIDNIGHT ? '' : last.closes, closes: '' };
  return (
    <fieldset className="grid gap-2 border-b border-line pb-4 last:border-b-0 sm:grid-cols-[9rem_1fr]">
      <legend className="float-left w-full font-semibold sm:w-36 sm:py-2.5">{day}</legend>
      <div className="grid justify-items-start gap-2">
        {periods.length === 0 && (
          <p className="text-soft sm:py-2.5">
            <Trans>Closed</Trans>
          </p>
        )}
        {allDay && (
          <div className="flex items-center gap-2">
            <p>{offersAllDay ? <Trans>Open 24 hours</Trans> : <Trans>24 hours</Trans>}</p>
            {removeButton(0, 1)}
          </div>
        )}
        {(allDay ? [] : periods).map((period, at) => {
          const number = at + 1;
          const invalid = error === undefined ? {} : { invalid: true, describedBy: errorId };
          return (
            // A period has no identity except its position.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={at} className="flex w-full items-center gap-1.5 sm:w-auto sm:gap-2">
              <TimeInput
                label={t`${day}, opens, ${number}`}
                value={period.opens}
                {...invalid}
                onChange={(opens) => set(at, { opens })}
              />
              <span aria-hidden>–</span>
              <TimeInput
                label={t`${day}, closes, ${number}`}
                value={endShown(period.closes)}
                {...invalid}
                onChange={(shown) => set(at, { closes: endMeant(shown) })}
              />
              {removeButton(at, number)}
            </div>
          );
        })}
        {error !== undefined && (
          <span id={errorId} role="alert" className="field-error flex items-start gap-1.5">
            <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
            {translateText(i18n, error)}
          </span>
        )}
        {offersAllDay && !allDay && (
          <button type="button" className="link inline-flex min-h-11 items-center" onClick={() => onChange([ALL_DAY])}>
            <Trans>Open 24 hours</Trans>
            <span className="sr-only">: {day}</span>
          </button>
        )}
        {!allDay && periods.length < MAX_PERIODS_A_DAY && (
          <button
            ref={add}
            type="button"
            className="link inline-flex min-h-11 items-center gap-1"
            onClick={() => onChange([...periods, next])}
          >
            <Plus aria-hidden size={18} strokeWidth={1.75} />
            <Trans>Add hours</Trans>
            <span className="sr-only">: {day}</span>
          </button>
        )}
        {onCopy !== undefined && <CopyButtons onCopy={onCopy} />}
      </div>
    </fieldset>
  );
}

function CopyButtons({ onCopy }: { readonly onCopy: (to: 'all' | 'weekdays') => void }) {
  const copy = (to: 'all' | 'weekdays', name: string) => {
    onCopy(to);
    // An earlier day may offer it now.
    requestAnimationFrame(() => document.getElementsByName(name)[0]?.focus());
  };
  return (
    <div className="flex flex-wrap gap-x-5">
      <button
        type="button"
        name="copy-to-all"
        className="link inline-flex min-h-11 items-center"
        onClick={() => copy('all', 'copy-to-all')}
      >
        <Trans>Copy to all days</Trans>
      </button>
      <button
        type="button"
        name="copy-to-weekdays"
        className="link inline-flex min-h-11 items-center"
        onClick={() => copy('weekdays', 'copy-to-weekdays')}
      >
        <Trans>Copy to weekdays</Trans>
      </button>
    </div>
  );
}
