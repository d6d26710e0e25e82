import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { emptyRows, type SheetRow, sheetPages } from '#features/portal/rules/days/day-sheet.ts';
import type { getDaySheetMail, setDaySheetMail } from '#features/portal/rules/days/day-sheet-contract.ts';
import type { Ticket } from '#features/queue/contract.ts';
import { useQueue } from '#features/queue/web/use-queue.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { call } from '#platform/web/calls/call.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { longDay, shortMoment } from '#platform/web/format-date.ts';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { portalHref } from '../portal-address.ts';
import { appointmentsOf } from '../portal-queries.ts';

/** What an empty cell holds, so that it has its height on every printer. */
const EMPTY = '\u00a0';
/** A box that was ticked on the screen. */
const TICK = '\u2713';

interface SheetProps {
  readonly place: { readonly id: number; readonly name: string };
  /** The member has other places, so that addresses name this one. */
  readonly isOneOfSeveral: boolean;
  /** `yyyy-MM-dd`; undefined for today. */
  readonly date: string | undefined;
}

/** The day of a place on paper: 40 rows a page with boxes to tick, and empty ones for those without a booking. */
export function DaySheet(props: SheetProps) {
  const nowMs = useNow(0);
  const today = lagosDate(nowMs);
  const day = props.date ?? today;
  const shown = { ...props, day, nowMs };
  return day === today ? <SheetOfToday {...shown} /> : <Sheet {...shown} tickets={NO_TICKETS} />;
}

interface ShownDay extends SheetProps {
  readonly day: string;
  readonly nowMs: number;
}

const NO_TICKETS: readonly Ticket[] = [];

/** The sheet of today, with who is in the queue. */
function SheetOfToday(props: ShownDay) {
  const { queue } = useQueue(props.place.id);
  return <Sheet {...props} tickets={queue?.tickets ?? NO_TICKETS} />;
}

function Sheet({
  place,
  isOneOfSeveral,
  date,
  day,
  nowMs,
  tickets,
}: ShownDay & {
  /** Of the queue of that day. */
  readonly tickets: readonly Ticket[];
}) {
  const { t, i18n } = useLingui();
  const { data: all, isError, refetch } = usePathQuery(appointmentsOf(place.id, day, day));
  const [person, setPerson] = useState('');
  const people = [...new Set(all?.flatMap((each) => each.person?.name ?? []))].toSorted((a, b) => a.localeCompare(b));
  if (isError && all === undefined) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load the visits of this day.</Trans>
      </LoadError>
    );
  }
  if (all === undefined) return <Spinner />;
  const shown = people.includes(person) ? all.filter((each) => each.person?.name === person) : all;
  // Walk-ins belong to no one in particular.
  const ofPerson = tickets.filter(({ appointment }) => appointment !== null || !people.includes(person));
  const pages = sheetPages(shown, ofPerson);
  const back = portalHref('today', { providerId: isOneOfSeveral ? place.id : undefined, date });
  return (
    <>
      <div className="no-print mb-4 grid gap-3">
        <div className="flex flex-wrap items-end gap-3">
          <button type="button" className="button" onClick={() => window.print()}>
            <Printer aria-hidden size={18} strokeWidth={1.75} />
            <Trans>Print</Trans>
          </button>
          <Link href={back} className="button button-ghost">
            <Trans>Back to the day</Trans>
          </Link>
          {people.length > 1 && (
            <SelectInput
              label={<Trans>Visits with</Trans>}
              value={people.includes(person) ? person : ''}
              onChange={({ target }) => setPerson(target.value)}
            >
              <option value="">{t`Everybody`}</option>
              {people.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </SelectInput>
          )}
        </div>
        <p className="text-soft">
          <Trans>
            Print it in the morning: if the power or the network fails, the day goes on from paper. Keep it where
            patients can't read it, and shred it afterwards.
          </Trans>
        </p>
        <MailChoice providerId={place.id} />
      </div>
      {pages.map((rows, index) => (
        <section key={rows[0]?.key ?? ''} className="sheet" aria-label={t`Page ${index + 1} of ${pages.length}`}>
          <header className="sheet-head">
            <strong>{place.name}</strong>
            <span>
              {longDay(i18n, day)}
              {people.includes(person) && `, ${person}`}
            </span>
            <span>
              <Plural value={shown.length} one="# visit" other="# visits" />
              {', '}
              <Trans>
                as of {shortMoment(i18n, new Date(nowMs).toISOString())}, page {index + 1} of {pages.length}
              </Trans>
            </span>
          </header>
          <SheetTable rows={rows} />
        </section>
      ))}
    </>
  );
}

/** Whether the member gets the sheet by e-mail in the morning. */
function MailChoice({ providerId }: { readonly providerId: number }) {
  const mail = get<typeof getDaySheetMail>('/api/portal/providers/:id/day-sheet-mail', { params: { id: providerId } });
  const { data } = usePathQuery(mail);
  const queryClient = useQueryClient();
  const showNotSaved = useNotSavedToast();
  const saving = useMutation({
    mutationFn: (isOn: boolean) =>
      call<typeof setDaySheetMail>('PUT', '/api/portal/providers/:id/day-sheet-mail', {
        params: { id: providerId },
        body: { isOn },
      }),
    onSuccess: (saved) => queryClient.setQueryData(mail.queryKey, saved),
    onError: (error) => showNotSaved(error),
  });
  if (data === undefined) return null;
  const { email } = data;
  if (email === null) {
    return (
      <p className="text-soft">
        <Trans>Confirm your e-mail address in your profile to get this sheet each morning.</Trans>
      </p>
    );
  }
  return (
    <CheckboxInput
      label={<Trans>Send it to {email} each morning at 06:30</Trans>}
      checked={saving.isPending ? saving.variables : data.isOn}
      onChange={({ target }) => {
        if (!saving.isPending) saving.mutate(target.checked);
      }}
    />
  );
}

function SheetTable({ rows }: { readonly rows: readonly SheetRow[] }) {
  const { t } = useLingui();
  const hereWords: Record<SheetRow['here'], string> = { yes: TICK, missed: t`No`, left: t`Left`, open: '' };
  return (
    <table className="sheet-table">
      <thead>
        <tr>
          <th scope="col">
            <Trans>No.</Trans>
          </th>
          <th scope="col">
            <Trans>Time</Trans>
          </th>
          <th scope="col">
            <Trans>Name</Trans>
          </th>
          <th scope="col">
            <Trans>Telephone</Trans>
          </th>
          <th scope="col">
            <Trans>Hospital no.</Trans>
          </th>
          <th scope="col">
            <Trans>Service</Trans>
          </th>
          <th scope="col">
            <Trans>Insurer</Trans>
          </th>
          <th scope="col">
            <Trans>Here</Trans>
          </th>
          <th scope="col">
            <Trans>Seen</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td>{row.number}</td>
            <td>{row.time}</td>
            <td>
              {row.ticket !== null && <strong>{row.ticket} </strong>}
              {row.name}
              {row.age !== null && <> ({row.age})</>}
              {row.isDanger && (
                <strong>
                  {', '}
                  <Trans>Danger sign</Trans>
                </strong>
              )}
            </td>
            <td>{row.phone ?? EMPTY}</td>
            <td>{row.hospitalNumber ?? EMPTY}</td>
            <td>
              {[row.isWalkIn && t`Walk-in`, row.isVideo && t`Video`, row.service, row.person]
                .filter(Boolean)
                .join(', ')}
            </td>
            <td>{row.insurer ?? EMPTY}</td>
            <Box mark={hereWords[row.here]} />
            <Box mark={row.isSeen ? TICK : ''} />
          </tr>
        ))}
        {Array.from({ length: emptyRows(rows.length) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows to write on, all alike
          <tr key={index}>
            <td>{EMPTY}</td>
            <td>{EMPTY}</td>
            <td>{EMPTY}</td>
            <td>{EMPTY}</td>
            <td>{EMPTY}</td>
            <td>{EMPTY}</td>
            <td>{EMPTY}</td>
            <Box mark="" />
            <Box mark="" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A box to tick by hand, or what is marked already. */
function Box({ mark }: { readonly mark: string }) {
  return mark === '' ? <td className="sheet-box">{EMPTY}</td> : <td className="text-center! font-bold">{mark}</td>;
}
