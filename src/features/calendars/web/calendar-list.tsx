import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OutsideCalendar } from '#features/calendars/contract.ts';
import { MAX_CALENDARS } from '#features/calendars/rules/calendar-limits.ts';
import { READING_FAILURES } from '#features/calendars/rules/reading-failure.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { momentSeenAt } from '#platform/web/format-date.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { useNow } from '#platform/web/use-now.ts';
import { AddCalendar } from './add-calendar.tsx';
import { calendarsOf } from './calendar-queries.ts';
import { RemoveCalendarDialog } from './remove-calendar-dialog.tsx';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The outside calendars of a place, whose busy times patients can't book. */
export function CalendarList({
  providerId,
  people,
}: {
  readonly providerId: number;
  /** The resources of the place, which a calendar can belong to. */
  readonly people: readonly { readonly id: number; readonly name: string }[];
}) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data: calendars, isError, refetch } = usePathQuery(calendarsOf(providerId));
  const [removed, setRemoved] = useState<OutsideCalendar | null>(null);
  const close = () => setRemoved(null);
  const { begin } = useDialogEntry(removed !== null, close, { losesNothing: true });
  const heading = useRef<HTMLHeadingElement>(null);
  const reload = () => queryClient.invalidateQueries({ queryKey: calendarsOf(providerId).queryKey });
  if (isError && calendars === undefined) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load your other calendars.</Trans>
      </LoadError>
    );
  }
  if (calendars === undefined) return null;
  return (
    <section className="card grid gap-4 sm:p-6">
      <div>
        <h2 ref={heading} tabIndex={-1}>
          <Trans>Other calendars</Trans>
        </h2>
        <p className="mt-1 max-w-[64ch] text-soft">
          <Trans>
            While a calendar of Google, Outlook or another program is busy, patients cannot book that time. You see it
            in the day, and can still book. No visit is ever cancelled by it. We keep only when it is busy, never why,
            and look every 15 minutes.
          </Trans>
        </p>
      </div>
      {calendars.length > 0 && (
        <ul aria-label={t`Other calendars`} className="grid gap-3 lg:grid-cols-2">
          {calendars.map((calendar) => (
            <Item
              key={calendar.id}
              calendar={calendar}
              onRemove={() => {
                begin();
                setRemoved(calendar);
              }}
            />
          ))}
        </ul>
      )}
      {calendars.length < MAX_CALENDARS ? (
        <AddCalendar
          providerId={providerId}
          people={people}
          onAdded={async () => {
            await reload();
            heading.current?.focus();
          }}
        />
      ) : (
        <p>
          <Trans>A practice has at most ten outside calendars. Remove one first.</Trans>
        </p>
      )}
      {removed !== null && (
        <RemoveCalendarDialog
          providerId={providerId}
          calendar={removed}
          onClose={close}
          onRemoved={() => {
            close();
            void reload();
          }}
          focusAfterwards={() => heading.current}
        />
      )}
    </section>
  );
}

function Item({ calendar, onRemove }: { readonly calendar: OutsideCalendar; readonly onRemove: () => void }) {
  const { label, host, person } = calendar;
  const { t } = useLingui();
  const whose = person?.name ?? t`The whole place`;
  return (
    <li className="grid content-start gap-1 rounded-card border border-line p-4 wrap-anywhere">
      <h3>{label}</h3>
      <p className="text-soft">{[whose, host].filter((each) => each !== null).join(', ')}</p>
      <State calendar={calendar} />
      <p>
        <button type="button" className="link inline-flex min-h-11 items-center gap-1.5" onClick={onRemove}>
          <Trash2 {...ICON} />
          <Trans>Remove</Trans>
          <span className="sr-only"> {label}</span>
        </button>
      </p>
    </li>
  );
}

function State({ calendar: { state, lastReadAt, failure } }: { readonly calendar: OutsideCalendar }) {
  const { i18n } = useLingui();
  const read = momentSeenAt(i18n, lastReadAt, useNow(0));
  if (failure === null) {
    return (
      <p>
        <Trans>Read {read}</Trans>
      </p>
    );
  }
  const why = translateText(i18n, READING_FAILURES[failure]);
  return (
    <>
      <p className={`flex gap-1.5 font-semibold ${state === 'failing' ? 'text-amber' : 'text-red'}`}>
        <TriangleAlert {...ICON} className="mt-0.5 shrink-0" />
        <span>
          <Trans>Can't be read: {why}</Trans>
        </span>
      </p>
      <p>
        {state === 'ignored' ? (
          <Trans>Last read {read}. Its times no longer count: patients can book them.</Trans>
        ) : state === 'outdated' ? (
          <Trans>
            Last read {read}. Its times still count, but may be out of date. After 7 days they no longer count.
          </Trans>
        ) : (
          <Trans>Last read {read}. Its times still count.</Trans>
        )}
      </p>
    </>
  );
}
