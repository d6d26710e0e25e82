import { Trans, useLingui } from '@lingui/react/macro';
import type { listDeskTimes } from '#features/portal/rules/desk/desk-booking-contract.ts';
import { DESK_BOOKABLE_DAYS } from '#features/schedules/rules/bookable-days.ts';
import { addDays, lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import { get } from '#platform/web/calls/query-client.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { longDay } from '#platform/web/format-date.ts';
import { PlainForm, usePlainField, usePosted } from '#platform/web/forms/plain-form.tsx';
import { translateText } from '#platform/web/translate-text.ts';
import { CheckboxInput } from '#platform/web/ui/checkbox-input.tsx';
import { SelectInput } from '#platform/web/ui/select-input.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { offerOf } from '../portal-queries.ts';
import { ClientFields, type DayProps, Hidden, PLAIN_DAY } from './plain-day.tsx';

const ACTION = `${PLAIN_DAY}/book`;

/** What is chosen before the time. */
export interface DeskChoice {
  readonly service: string;
  readonly person: string;
}

/** The query for the times of a day at which the desk can book. */
const timesOf = (id: number, date: string, { service, person }: DeskChoice) =>
  get<typeof listDeskTimes>('/api/portal/providers/:id/times', {
    params: { id },
    query: { date, ...(service !== '' && { service }), ...(person !== '' && { person }) },
  });

/** What the page of a booking by the desk reads. */
export function plainDeskQueries(placeId: number, day: string, choice: DeskChoice) {
  return [offerOf(placeId), timesOf(placeId, day, choice)];
}

/** Books a visit for a caller or a person at the desk. The day, service and person are chosen first, and show the free times. */
export function PlainDeskBooking({ place, day, nowMs, ...choice }: DayProps & DeskChoice) {
  const { i18n } = useLingui();
  return (
    <>
      <p>
        <a
          href={`${PLAIN_DAY}?${new URLSearchParams({ provider: String(place.id), date: day })}`}
          className="link inline-flex min-h-11 items-center"
        >
          <Trans>Back to the day</Trans>
        </a>
      </p>
      <h2>
        <Trans>New visit</Trans>: {place.name}
      </h2>
      <DayForm place={place} day={day} nowMs={nowMs} {...choice} />
      <h2>{longDay(i18n, day)}</h2>
      <BookingForm placeId={place.id} day={day} choice={choice} />
    </>
  );
}

function DayForm({ place, day, nowMs, service, person }: DayProps & DeskChoice) {
  const { i18n, t } = useLingui();
  const { data: offer } = usePathQuery(offerOf(place.id));
  const today = lagosDate(nowMs);
  const days = Array.from({ length: DESK_BOOKABLE_DAYS }, (_, at) => addDays(today, at));
  const [services, people] = [offer?.services ?? [], offer?.resources ?? []];
  return (
    <form method="get" action={ACTION} className="grid gap-3">
      <Hidden fields={{ provider: place.id }} />
      <SelectInput name="date" label={<Trans>Date</Trans>} defaultValue={day}>
        {days.map((each) => (
          <option key={each} value={each}>
            {longDay(i18n, each)}
          </option>
        ))}
      </SelectInput>
      {services.length > 0 && (
        <SelectInput name="service" label={<Trans>Service</Trans>} defaultValue={service}>
          <option value="">{t`Ordinary visit`}</option>
          {services.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      )}
      {people.length > 0 && (
        <SelectInput name="person" label={<Trans>With whom</Trans>} defaultValue={person}>
          <option value="">{t`Anyone who is free`}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      )}
      <button type="submit" className="button button-ghost justify-self-start">
        <Trans>Show times</Trans>
      </button>
    </form>
  );
}

function BookingForm({
  placeId,
  day,
  choice,
}: {
  readonly placeId: number;
  readonly day: string;
  readonly choice: DeskChoice;
}) {
  const { data } = usePathQuery(timesOf(placeId, day, choice));
  const posted = usePosted(ACTION);
  const field = usePlainField(ACTION);
  const times = data?.times ?? [];
  if (times.length === 0) {
    return (
      <p>
        <Trans>No free times on this day. Choose another one.</Trans>
      </p>
    );
  }
  return (
    <PlainForm action={ACTION}>
      <Hidden fields={{ provider: placeId, date: day, ...choice }} />
      <Times starts={times.map(({ dateTime }) => dateTime)} />
      <ClientFields action={ACTION} />
      <TextInput
        {...field('reason')}
        label={<Trans>Why they come (optional)</Trans>}
        hint={<Trans>Clinicians, managers and owners read this.</Trans>}
        maxLength={500}
        autoComplete="off"
      />
      <SelectInput {...field('channel', 'phone')} label={<Trans>How they came to you</Trans>}>
        <option value="phone">
          <Trans>By phone</Trans>
        </option>
        <option value="walk_in">
          <Trans>At the desk</Trans>
        </option>
      </SelectInput>
      <CheckboxInput
        name="tell"
        value="sms"
        defaultChecked={posted?.values['tell'] === 'sms'}
        label={<Trans>Tell by SMS, also a day before: they agreed</Trans>}
        error={posted?.fields['tell']}
      />
      <button type="submit" className="button justify-self-start">
        <Trans>Book the visit</Trans>
      </button>
    </PlainForm>
  );
}

function Times({ starts }: { readonly starts: readonly string[] }) {
  const { i18n } = useLingui();
  const posted = usePosted(ACTION);
  const error = posted?.fields['time'];
  return (
    <fieldset id="plain-time" tabIndex={-1} className="field">
      <legend className="font-semibold">
        <Trans>Time</Trans>
      </legend>
      {error !== undefined && <span className="field-error">{translateText(i18n, error)}</span>}
      <div className="grid grid-cols-4 gap-x-3">
        {starts.map((start) => (
          <label key={start} className="flex min-h-11 items-center gap-1.5 tabular-nums">
            <input
              type="radio"
              name="time"
              value={start}
              defaultChecked={posted?.values['time'] === start}
              className="size-5 flex-none accent-green"
            />
            {lagosTime(Date.parse(start))}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
