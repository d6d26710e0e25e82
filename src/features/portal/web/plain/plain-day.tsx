import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Mark, markability } from '#features/appointments/rules/appointment-marks.ts';
import type { ClientErrorBody } from '#features/clients/rules/refusals.ts';
import type { PortalAppointment, PortalProvider } from '#features/portal/contract.ts';
import { addDays, lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import { telHref } from '#platform/common/tel-href.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { longDay } from '#platform/web/format-date.ts';
import { PlainForm, usePlainField, usePosted } from '#platform/web/forms/plain-form.tsx';
import { TextInput } from '#platform/web/ui/text-input.tsx';
import { Person } from '../appointments/appointment-facts.tsx';
import { appointmentsOf } from '../portal-queries.ts';

/** The address of the day without scripts. */
export const PLAIN_DAY = '/provider-portal/simple';

export interface DayProps {
  readonly place: PortalProvider;
  /** `yyyy-MM-dd`. */
  readonly day: string;
  readonly nowMs: number;
}

/** The visits of a day with their marks, and a form for who comes without one. */
export function PlainDay({ place, day, nowMs }: DayProps) {
  const { i18n } = useLingui();
  const { data: appointments = [] } = usePathQuery(appointmentsOf(place.id, day, day));
  const today = lagosDate(nowMs);
  const hrefOf = (date: string) => `${PLAIN_DAY}?${new URLSearchParams({ provider: String(place.id), date })}`;
  return (
    <>
      <h2>
        {place.name}: {longDay(i18n, day)}
      </h2>
      <p className="flex flex-wrap gap-x-5">
        <Step href={hrefOf(addDays(day, -1))}>
          <Trans>The day before</Trans>
        </Step>
        <Step href={hrefOf(today)}>{day === today ? <Trans>Load again</Trans> : <Trans>Today</Trans>}</Step>
        <Step href={hrefOf(addDays(day, 1))}>
          <Trans>The day after</Trans>
        </Step>
      </p>
      <a
        href={`${PLAIN_DAY}/book?${new URLSearchParams({ provider: String(place.id), date: day < today ? today : day })}`}
        className="button justify-self-start"
      >
        <Trans>New visit</Trans>
      </a>
      {appointments.length === 0 && (
        <p>
          <Trans>No visits on this day.</Trans>
        </p>
      )}
      <ol className="grid gap-3">
        {appointments.map((appointment) => (
          <AppointmentItem key={appointment.id} appointment={appointment} placeId={place.id} day={day} nowMs={nowMs} />
        ))}
      </ol>
      {day === today && <WalkIn placeId={place.id} day={day} />}
    </>
  );
}

function Step({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} className="link inline-flex min-h-11 items-center">
      {children}
    </a>
  );
}

interface AppointmentProps {
  readonly appointment: PortalAppointment;
  readonly placeId: number;
  readonly day: string;
  readonly nowMs: number;
}

function AppointmentItem({ appointment, placeId, day, nowMs }: AppointmentProps) {
  const { id, date, endsAt, patient, forPerson, service, person, ticket, client } = appointment;
  const name = forPerson?.name ?? patient.name;
  const details = [service?.name, person?.name].filter(Boolean).join(' · ');
  const number = forPerson === null ? client?.hospitalNumber : undefined;
  return (
    <li id={`appointment-${id}`} className="card grid gap-1">
      <h3 className="wrap-anywhere">
        {lagosTime(Date.parse(date))} – {lagosTime(Date.parse(endsAt))} {name}
      </h3>
      {number && (
        <p>
          <Trans>Hospital number</Trans> <b>{number}</b>
        </p>
      )}
      {ticket !== undefined && (
        <p>
          <Trans>Number {ticket.label}</Trans>
        </p>
      )}
      <Person appointment={appointment} />
      {details !== '' && <p className="text-soft wrap-anywhere">{details}</p>}
      {patient.phone !== null && (
        <a href={telHref(patient.phone)} className="link inline-flex min-h-11 items-center">
          {patient.phone}
        </a>
      )}
      <Marks appointment={appointment} name={name} placeId={placeId} day={day} nowMs={nowMs} />
    </li>
  );
}

const SHOWN: Readonly<Record<PortalAppointment['mark'], ReactNode>> = {
  none: <Trans>Not marked yet</Trans>,
  attended: <Trans>Here</Trans>,
  completed: <Trans>Completed</Trans>,
  no_show: <Trans>No-show</Trans>,
  by_time: <Trans>Nobody marked this visit, so it counts as completed.</Trans>,
};
const BUTTONS: readonly (readonly [Mark, ReactNode])[] = [
  ['attended', <Trans key="attended">Here</Trans>],
  ['completed', <Trans key="completed">Completed</Trans>],
  ['no_show', <Trans key="no_show">No-show</Trans>],
  ['none', <Trans key="none">Take the mark back</Trans>],
];

/** The marks as buttons of one form; the button that is pressed is sent. */
function Marks({ appointment, name, placeId, day, nowMs }: AppointmentProps & { readonly name: string }) {
  const { t } = useLingui();
  const { id, mark, markedAt, date } = appointment;
  const marked = { mark, startsAtMs: Date.parse(date), markedAtMs: markedAt === null ? null : Date.parse(markedAt) };
  const state = markability(marked, nowMs);
  const isOpen = state === 'open' || state === 'early';
  const offered = BUTTONS.filter(([to]) => to !== mark && (state === 'open' || to === 'attended' || to === 'none'));
  return (
    <>
      <p className="font-semibold">{SHOWN[mark]}</p>
      {isOpen && (
        <PlainForm action={`${PLAIN_DAY}/mark`} label={t`Did ${name} come?`}>
          <Hidden fields={{ provider: placeId, date: day, appointment: id, was: mark }} />
          <div className="flex flex-wrap gap-2">
            {offered.map(([to, label]) => (
              <button key={to} type="submit" name="mark" value={to} className="button button-ghost">
                {label}
                <span className="sr-only">: {name}</span>
              </button>
            ))}
          </div>
        </PlainForm>
      )}
    </>
  );
}

/** Fields that a form carries. */
export function Hidden({ fields }: { readonly fields: Readonly<Record<string, string | number>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} autoComplete="off" />
  ));
}

/** Gives a number to who comes without a visit. */
function WalkIn({ placeId, day }: { readonly placeId: number; readonly day: string }) {
  const action = `${PLAIN_DAY}/walk-in`;
  return (
    <section className="grid gap-3">
      <h2>
        <Trans>Someone came without a visit</Trans>
      </h2>
      <PlainForm action={action}>
        <Hidden fields={{ provider: placeId, date: day }} />
        <ClientFields action={action} />
        <button type="submit" className="button justify-self-start">
          <Trans>Give a number</Trans>
        </button>
      </PlainForm>
    </section>
  );
}

/** Name, telephone and year of birth of a client, and those whom the practice knows who may be the same. */
export function ClientFields({ action }: { readonly action: string }) {
  const field = usePlainField(action);
  const refused = usePosted<ClientErrorBody>(action)?.refused;
  const known = refused?.clients ?? [];
  return (
    <>
      {known.length > 0 && (
        <fieldset id="plain-client" className="notice notice-amber grid gap-1">
          <legend className="sr-only">
            <Trans>Who is it?</Trans>
          </legend>
          {known.map(({ id, name, phone, birthYear }) => (
            <Choice key={id} value={String(id)}>
              {[name, phone, birthYear].filter((each) => each !== null).join(' · ')}
            </Choice>
          ))}
          {refused?.code === 'same_person' && (
            <Choice value="other">
              <Trans>This is somebody else</Trans>
            </Choice>
          )}
        </fieldset>
      )}
      <TextInput {...field('name')} label={<Trans>Name of the person</Trans>} autoComplete="off" />
      <TextInput
        {...field('phone')}
        label={<Trans>Phone number</Trans>}
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
      <TextInput
        {...field('birthYear')}
        label={<Trans>Year of birth (optional)</Trans>}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
      />
    </>
  );
}

function Choice({ value, children }: { readonly value: string; readonly children: ReactNode }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="radio" name="client" value={value} className="size-5 flex-none accent-green" />
      {children}
    </label>
  );
}
