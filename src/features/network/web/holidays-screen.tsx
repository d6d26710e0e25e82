import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { AdminHoliday, enterHoliday, removeHoliday } from '#features/network/rules/holiday-contract.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { STATES } from '#platform/common/places/nigerian-states.ts';
import { call, errorBody } from '#platform/web/calls/call.ts';
import { useNotSavedToast } from '#platform/web/calls/use-failure-reason.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { longDay } from '#platform/web/format-date.ts';
import { toast } from '#platform/web/toast-store.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { SubmitButton } from '#platform/web/ui/submit-button.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { useDialogEntry } from '#platform/web/use-dialog-entry.ts';
import { useLeaveWarning } from '#platform/web/use-leave-warning.ts';
import { useNow } from '#platform/web/use-now.ts';
import { ADMIN_HOLIDAYS } from './network-queries.ts';

/** How far ahead a holiday can be entered, days. */
const DAYS_AHEAD = 400;
const EMPTY = { day: '', name: '', state: '' };

/** The public holidays to come, and a form to enter declared ones. */
export function HolidaysScreen() {
  const { data, isError, refetch } = usePathQuery(ADMIN_HOLIDAYS);
  if (isError && data === undefined) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load the public holidays.</Trans>
      </LoadError>
    );
  }
  if (data === undefined) return <Spinner />;
  return (
    <>
      <EnterHoliday />
      <HolidayTable holidays={data.holidays} />
    </>
  );
}

/** Runs a change of the list, and says how many practices get a mail. `change` returns what is wrong, by field. */
function useHolidayChange() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showRefused = useNotSavedToast();
  const [busy, setBusy] = useState(false);
  async function change(
    title: string,
    send: () => Promise<{ readonly holidays: AdminHoliday[]; readonly practicesNotified: number }>,
  ): Promise<Readonly<Record<string, string>> | undefined> {
    if (busy) return {};
    setBusy(true);
    try {
      const { holidays, practicesNotified } = await send();
      queryClient.setQueryData(ADMIN_HOLIDAYS.queryKey, { holidays });
      const description = t`${plural(practicesNotified, {
        one: '# practice gets a mail about it.',
        other: '# practices get a mail about it.',
      })}`;
      toast({ title, description });
      return undefined;
    } catch (error) {
      showRefused(error);
      return errorBody(error)?.fields ?? {};
    } finally {
      setBusy(false);
    }
  }
  return { busy, change };
}

function EnterHoliday() {
  const { t, i18n } = useLingui();
  const today = lagosDate(useNow(0));
  const { busy, change } = useHolidayChange();
  const [typed, setTyped] = useState(EMPTY);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const isTyped = Object.values(typed).some((value) => value !== '');
  useLeaveWarning(isTyped, t`You have changes that are not saved. Leave this page anyway?`);
  const field = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    error: errors[name] === undefined ? undefined : translateText(i18n, errors[name]),
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
  });
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { day, name, state } = typed;
    const found = {
      ...(day === '' && { day: t`Choose a day.` }),
      ...(name.trim() === '' && { name: t`A name is needed.` }),
    };
    const body = { day, name, state: STATES.find((known) => known === state) ?? null };
    const wrong =
      Object.keys(found).length > 0
        ? found
        : await change(t`Public holiday entered`, () =>
            call<typeof enterHoliday>('POST', '/api/admin/holidays', { body }),
          );
    setErrors(wrong ?? {});
    if (wrong === undefined) setTyped(EMPTY);
    else requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form noValidate className="card mb-4 grid gap-4" onSubmit={(event) => void save(event)}>
      <h2>
        <Trans>Enter a public holiday</Trans>
      </h2>
      <p className="max-w-[68ch] text-soft">
        <Trans>
          For days that the government declares, such as Eid, also for tomorrow or today. Each practice that it concerns
          is asked at once whether it is open. No visit is cancelled by it.
        </Trans>
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <TextInput
          label={<Trans>Day</Trans>}
          type="date"
          min={today}
          max={addDays(today, DAYS_AHEAD)}
          {...field('day')}
        />
        <TextInput
          label={<Trans>Name that patients read</Trans>}
          maxLength={80}
          autoComplete="off"
          {...field('name')}
        />
        <SelectInput label={<Trans>Where</Trans>} {...field('state')}>
          <option value="">{t`The whole country`}</option>
          {STATES.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </SelectInput>
      </div>
      <p>
        <SubmitButton busy={busy} busyText={<Trans>Saving...</Trans>}>
          <Trans>Enter and ask the practices</Trans>
        </SubmitButton>
      </p>
    </form>
  );
}

function HolidayTable({ holidays }: { readonly holidays: readonly AdminHoliday[] }) {
  const { t, i18n } = useLingui();
  const { busy, change } = useHolidayChange();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<AdminHoliday | null>(null);
  const close = () => setRemoved(null);
  const { begin, askAndClose } = useDialogEntry(removed !== null, close, { losesNothing: true });
  const remove = async ({ id }: AdminHoliday) => {
    if (id === null) return;
    await change(t`Public holiday removed`, () =>
      call<typeof removeHoliday>('DELETE', '/api/admin/holidays/:id', { params: { id } }),
    );
    close();
  };
  const [name, day] = removed === null ? ['', ''] : [removed.name, longDay(i18n, removed.day)];
  return (
    <section className="card grid gap-3">
      <h2 ref={heading} tabIndex={-1}>
        <Trans>Public holidays to come</Trans>
      </h2>
      <ul className="grid gap-1">
        {holidays.map((holiday) => (
          <li
            key={`${holiday.day} ${holiday.name} ${holiday.state}`}
            className="flex min-h-11 flex-wrap items-center gap-x-4 border-b border-line py-1 last:border-b-0"
          >
            <span className="font-semibold sm:w-64">{longDay(i18n, holiday.day)}</span>
            <span className="flex-1 basis-40 wrap-anywhere">
              {translateText(i18n, holiday.name)}
              {holiday.state !== null && ` (${holiday.state})`}
            </span>
            {holiday.id === null ? (
              <span className="text-soft">
                <Trans>every year</Trans>
              </span>
            ) : (
              <button
                type="button"
                className="link inline-flex min-h-11 items-center"
                onClick={() => {
                  begin();
                  setRemoved(holiday);
                }}
              >
                <Trans>Remove</Trans>
                <span className="sr-only">
                  : {holiday.name}, {longDay(i18n, holiday.day)}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {removed !== null && (
        <Dialog
          open
          onClose={askAndClose}
          title={t`Remove ${name}?`}
          returnFocusTo={() => heading.current}
          footer={
            <>
              <button type="button" className="button button-ghost flex-1" onClick={askAndClose}>
                <Trans>Not now</Trans>
              </button>
              <BusyButton
                className="button-urgent flex-1"
                busy={busy}
                busyText={<Trans>Saving...</Trans>}
                onClick={() => void remove(removed)}
              >
                <Trans>Remove</Trans>
              </BusyButton>
            </>
          }
        >
          <p className="pb-4">
            <Trans>
              {day} is then no public holiday. Practices that had answered get a mail; those that are closed stay closed
              until they change it.
            </Trans>
          </p>
        </Dialog>
      )}
    </section>
  );
}
