import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, HeartPulse, MapPin, Stethoscope, UserRound, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Appointment } from '#features/appointments/contract.ts';
import { isAwaitingMark } from '#features/appointments/rules/appointment-sections.ts';
import { isJoinOpen } from '#features/appointments/rules/join-time.ts';
import { addressLine } from '#features/directory/rules/care-card-address.ts';
import { longMoment, momentSeenAt, shortMoment } from '#platform/web/format-date.ts';
import { Avatar } from '#platform/web/ui/avatar.tsx';
import { AppointmentActions } from './appointment-actions.tsx';
import { AppointmentMessages } from './appointment-messages.tsx';
import { AppointmentPerson, PersonAndService } from './appointment-person.tsx';
import { AppointmentReason, DangerAcceptedNote } from './appointment-reason.tsx';
import { AppointmentStatus } from './appointment-status.tsx';
import { CancellationRule } from './cancellation-rule.tsx';
import { JoinTelehealth } from './join-telehealth.tsx';
import { DelayNote, EndReasonNote, SightingNote } from './practice-notes.tsx';
import { AppointmentHealth, AppointmentInsurance } from './sharing/appointment-sharing.tsx';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true, className: 'flex-none' } as const;

const LOOKS = {
  next: 'card gap-3 md:col-span-2 print:col-span-1',
  card: 'card gap-3',
  row: 'gap-1.5 border-t border-line py-4',
} as const;

/** One appointment, with what can be done about it at `nowMs`. */
export function AppointmentCard({
  appointment,
  successor,
  nowMs,
  look,
  more,
  onCancel,
}: {
  readonly appointment: Appointment;
  /** The visit that replaced a rescheduled one. */
  readonly successor: Appointment | undefined;
  readonly nowMs: number;
  /** The next visit is large; those that are over are rows. */
  readonly look: 'next' | 'card' | 'row';
  /** What other features show of this visit. */
  readonly more: ReactNode;
  readonly onCancel: () => void;
}) {
  const { i18n } = useLingui();
  const { provider, visitType } = appointment;
  const awaitingMark = isAwaitingMark(appointment, nowMs);
  const isToCome = appointment.status === 'scheduled' && !awaitingMark;
  // Visits overrun: for a while after the planned end there is still a way back in.
  const showsJoin = visitType === 'telehealth' && (isToCome || (awaitingMark && isJoinOpen(appointment, nowMs)));
  const newMoment = successor && shortMoment(i18n, successor.date);
  const titleId = `appointment-${appointment.id}`;
  return (
    <li className={`flex flex-col break-inside-avoid ${LOOKS[look]}`}>
      <div className="flex items-start gap-3.5">
        {look !== 'row' && <Avatar name={provider.name} image={provider.profileImage} />}
        <div className="min-w-0 flex-1">
          <h3 id={titleId} tabIndex={-1} className="scroll-mt-24 wrap-anywhere">
            <Link href={`/provider/${provider.id}`} className="underline-offset-3 hover:underline">
              {provider.name}
            </Link>
          </h3>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.9375rem] wrap-anywhere text-soft">
            {provider.specialty}
            {provider.isDemo && (
              <span className="badge badge-amber">
                <Trans>Demo</Trans>
              </span>
            )}
          </p>
        </div>
      </div>
      <Moment date={appointment.date} nowMs={nowMs} look={look} isToCome={isToCome} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-[0.9375rem]">
        <AppointmentStatus appointment={appointment} nowMs={nowMs} />
        <AppointmentKind appointment={appointment} />
      </div>
      {isToCome && <DelayNote appointment={appointment} />}
      <SightingNote appointment={appointment} nowMs={nowMs} />
      {appointment.ticket !== undefined && <QueueLink ticket={appointment.ticket} />}
      {successor !== undefined && (
        <p className="text-[0.9375rem]">
          <a href={`#appointment-${successor.id}`} className="link inline-flex min-h-11 items-center">
            <Trans>Moved to {newMoment}</Trans>
          </a>
        </p>
      )}
      <EndReasonNote endReason={appointment.endReason} />
      <LateNote appointment={appointment} />
      <PersonAndService appointment={appointment} />
      {visitType === 'in-person' && look !== 'row' && <Place provider={provider} />}
      <AppointmentPerson person={appointment.forPerson} />
      {appointment.dangerAccepted === true && <DangerAcceptedNote />}
      <AppointmentReason reason={appointment.reason} />
      <AppointmentInsurance appointment={appointment} nowMs={nowMs} titleId={titleId} />
      <AppointmentHealth appointment={appointment} nowMs={nowMs} titleId={titleId} />
      {showsJoin && <JoinTelehealth appointment={appointment} nowMs={nowMs} />}
      {more}
      <AppointmentMessages key={appointment.status} id={appointment.id} titleId={titleId} />
      <AppointmentActions appointment={appointment} nowMs={nowMs} titleId={titleId} onCancel={onCancel} />
    </li>
  );
}

/** Leads to the patient's place in the queue, a page outside of the application. */
function QueueLink({ ticket: { label, code } }: { readonly ticket: NonNullable<Appointment['ticket']> }) {
  return (
    <p className="notice notice-green">
      <a href={`/queue/${code}`} className="inline-flex min-h-11 items-center font-bold underline underline-offset-3">
        <Trans>Your number is {label}: see your place in the queue</Trans>
      </a>
    </p>
  );
}

function AppointmentKind({ appointment: { visitType, careType } }: { readonly appointment: Appointment }) {
  return (
    <>
      <span className="inline-flex items-center gap-1.5">
        {visitType === 'telehealth' ? <Video {...ICON} /> : <UserRound {...ICON} />}
        {visitType === 'telehealth' ? <Trans>Telehealth</Trans> : <Trans>In person</Trans>}
      </span>
      <span className="inline-flex items-center gap-1.5">
        {careType === 'urgent' ? <HeartPulse {...ICON} /> : <Stethoscope {...ICON} />}
        {careType === 'urgent' ? <Trans>Urgent care</Trans> : <Trans>Routine care</Trans>}
      </span>
    </>
  );
}

function Moment({
  date,
  nowMs,
  look,
  isToCome,
}: {
  readonly date: string;
  readonly nowMs: number;
  readonly look: keyof typeof LOOKS;
  readonly isToCome: boolean;
}) {
  const { i18n } = useLingui();
  const size = look === 'next' ? 'order-first text-2xl leading-tight' : '';
  const box = look === 'row' ? '' : 'rounded-[10px] px-3 py-2';
  const tone = isToCome ? 'bg-green-tint text-green-strong' : '';
  return (
    <p className={`flex items-center gap-2 font-bold ${box} ${size} ${tone}`}>
      <CalendarDays {...ICON} />
      <time dateTime={date} className="min-w-0 wrap-anywhere">
        <span className="print:hidden">{momentSeenAt(i18n, date, nowMs)}</span>
        <span className="hidden print:inline">{longMoment(i18n, date)}</span>
      </time>
    </p>
  );
}

function Place({ provider }: Pick<Appointment, 'provider'>) {
  return (
    <p className="flex gap-1.5 text-[0.9375rem] text-soft">
      <MapPin {...ICON} />
      <span className="wrap-anywhere">{addressLine(provider)}</span>
    </p>
  );
}

function LateNote({
  appointment: { lateCancellation, cancellationFee, provider },
}: {
  readonly appointment: Appointment;
}) {
  if (!lateCancellation) return null;
  return (
    <p className="text-[0.9375rem] text-soft">
      <Trans>Cancelled less than 24 hours before the visit.</Trans>{' '}
      <CancellationRule fee={cancellationFee} name={provider.name} />
    </p>
  );
}
