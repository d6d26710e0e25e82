import { Trans, useLingui } from '@lingui/react/macro';
import { Banknote, CalendarPlus, ClipboardList, MessageSquare, Phone, Siren, Video } from 'lucide-react';
import { Link } from 'wouter';
import { isJoinOpen } from '#features/appointments/rules/join-time.ts';
import { messageableSince } from '#features/appointments/rules/message-window.ts';
import { DangerAcceptedNote } from '#features/appointments/web/appointment-reason.tsx';
import type { PortalAppointment } from '#features/portal/contract.ts';
import type { standsOutside } from '#features/portal/rules/days/day-differences.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import { telHref } from '#platform/common/tel-href.ts';
import { NetworkButton } from '#platform/web/forms/network-button.tsx';
import { translateText } from '#platform/web/translate-text.ts';
import { useMay } from '../practice-member.ts';
import { Person, Why } from './appointment-facts.tsx';
import { ChangeButtons } from './change-buttons.tsx';
import { MarkChips } from './mark-chips.tsx';
import { OutsideNote } from './outside-note.tsx';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A visit for the front desk: time, patient, contact, reason and mark. */
export function AppointmentCard({
  appointment,
  nowMs,
  isNew,
  outside,
  listKey,
  messagesHref,
  patientHref,
  onMove,
  onCancel,
  onPay,
}: {
  readonly appointment: PortalAppointment;
  readonly nowMs: number;
  /** No member has seen yet that it was booked or moved here. */
  readonly isNew: boolean;
  /** Why it can't take place as booked; undefined if it can. */
  readonly outside: ReturnType<typeof standsOutside>;
  /** The query key of the list with the visit. */
  readonly listKey: readonly [string];
  /** The address of the conversation with the patient. */
  readonly messagesHref: string;
  /** The address of what the practice has of the patient. */
  readonly patientHref: string;
  readonly onMove: () => void;
  readonly onCancel: () => void;
  readonly onPay: () => void;
}) {
  const { patient, forPerson } = appointment;
  const [mayJoin, mayRead] = [useMay('care'), useMay('reasons')];
  const name = forPerson?.name ?? patient.name;
  const from = lagosTime(Date.parse(appointment.date));
  const until = lagosTime(Date.parse(appointment.endsAt));
  return (
    <li className="card grid gap-3 lg:grid-cols-[8rem_1fr_1fr_19rem] lg:gap-5">
      <p className="text-lg font-bold whitespace-nowrap tabular-nums">
        {from}
        <span className="font-normal text-soft"> – {until}</span>
      </p>
      <div className="grid content-start gap-1">
        <h3 className="wrap-anywhere">{name}</h3>
        <HospitalNumber appointment={appointment} />
        <InQueue appointment={appointment} />
        <Person appointment={appointment} />
        <TakenBy appointment={appointment} />
        <p className="empty:hidden">
          <OutsideNote appointment={appointment} outside={outside} className="badge badge-amber" />
        </p>
        <Badges appointment={appointment} isNew={isNew} />
        {mayJoin && <JoinLink appointment={appointment} nowMs={nowMs} />}
        {patient.phone !== null && (
          <a href={telHref(patient.phone)} className="link inline-flex min-h-11 items-center gap-2">
            <Phone aria-hidden size={18} strokeWidth={1.75} />
            {patient.phone}
          </a>
        )}
        <Link href={patientHref} className="link inline-flex min-h-11 items-center gap-2">
          <ClipboardList aria-hidden size={18} strokeWidth={1.75} />
          <span>
            <Trans>Patient and papers</Trans>
            <span className="sr-only"> {name}</span>
          </span>
        </Link>
        <p>
          <NetworkButton className="link disabled:text-soft inline-flex min-h-11 items-center gap-2" onClick={onPay}>
            <Banknote aria-hidden size={18} strokeWidth={1.75} />
            <span>
              <Trans>Payment</Trans>
              <span className="sr-only"> {name}</span>
            </span>
          </NetworkButton>
        </p>
        {mayRead && patient.hasNoAccount !== true && Date.parse(appointment.endsAt) >= messageableSince(nowMs) && (
          <Link href={messagesHref} className="link inline-flex min-h-11 items-center gap-2">
            <MessageSquare aria-hidden size={18} strokeWidth={1.75} />
            <span>
              <Trans>Message patient</Trans>
              <span className="sr-only"> {patient.name}</span>
            </span>
          </Link>
        )}
      </div>
      <div className="grid content-start gap-2">
        {appointment.dangerAccepted === true && <DangerAcceptedNote />}
        <Why appointment={appointment} />
      </div>
      <div className="grid content-start gap-1">
        <MarkChips appointment={appointment} nowMs={nowMs} name={name} listKey={listKey} />
        {['none', 'attended'].includes(appointment.mark) && Date.parse(appointment.endsAt) > nowMs && (
          <ChangeButtons name={name} onMove={onMove} onCancel={onCancel} />
        )}
      </div>
    </li>
  );
}

/** The number in the queue, that of another visit which comes first, or that the patient has gone. */
function InQueue({ appointment: { ticket, waitsWith, went } }: { readonly appointment: PortalAppointment }) {
  return (
    <>
      {ticket !== undefined && (
        <p>
          <span className="badge badge-green tabular-nums">
            <Trans>Number {ticket.label}</Trans>
          </span>
        </p>
      )}
      {waitsWith !== undefined && (
        <p>
          <span className="badge badge-amber tabular-nums">
            <Trans>After the other visit: number {waitsWith.label}</Trans>
          </span>
        </p>
      )}
      {went !== undefined && (
        <p>
          <span className={`badge ${went === 'seen' ? 'badge-green' : 'badge-amber'}`}>
            {went === 'seen' ? <Trans>Seen</Trans> : <Trans>Left</Trans>}
          </span>
        </p>
      )}
    </>
  );
}

/** The number of the practice's paper record, large enough to fetch it by; not of a relative, who has one of their own. */
function HospitalNumber({ appointment: { client, forPerson } }: { readonly appointment: PortalAppointment }) {
  const number = forPerson === null ? (client?.hospitalNumber ?? null) : null;
  if (number === null) return null;
  return (
    <p className="text-xl font-bold wrap-anywhere tabular-nums">
      <span className="sr-only">
        <Trans>Hospital number</Trans>{' '}
      </span>
      {number}
    </p>
  );
}

/** Leads into the call of a video visit while it is open. */
function JoinLink({ appointment, nowMs }: { readonly appointment: PortalAppointment; readonly nowMs: number }) {
  const { id, visitType, mark } = appointment;
  if (visitType !== 'telehealth' || !['none', 'attended'].includes(mark) || !isJoinOpen(appointment, nowMs))
    return null;
  return (
    // A full page load: only the document of a visit may use camera and microphone.
    <a href={`/visit/${id}`} className="button mt-1">
      <Video aria-hidden size={18} strokeWidth={1.75} />
      <Trans>Join video visit</Trans>
    </a>
  );
}

function Badges({
  appointment: { visitType, careType, squeezeReason, channel },
  isNew,
}: {
  readonly appointment: PortalAppointment;
  readonly isNew: boolean;
}) {
  return (
    <p className="flex flex-wrap gap-2">
      {isNew && (
        <span className="badge badge-green">
          <Trans>New</Trans>
        </span>
      )}
      {visitType === 'telehealth' && (
        <span className="badge">
          <Video {...ICON} />
          <Trans>Video</Trans>
        </span>
      )}
      {careType === 'urgent' && (
        <span className="badge badge-amber">
          <Siren {...ICON} />
          <Trans>Urgent care</Trans>
        </span>
      )}
      {channel === 'phone' && (
        <span className="badge">
          <Phone {...ICON} />
          <Trans>By telephone</Trans>
        </span>
      )}
      {channel === 'walk_in' && (
        <span className="badge">
          <Trans>At the desk</Trans>
        </span>
      )}
      {squeezeReason !== undefined && (
        <span className="badge badge-amber">
          <CalendarPlus {...ICON} />
          <Trans>Extra visit</Trans>
        </span>
      )}
    </p>
  );
}

/** Who or what takes the visit, which service it is, and why it was squeezed in. */
function TakenBy({ appointment: { person, service, squeezeReason } }: { readonly appointment: PortalAppointment }) {
  const { i18n } = useLingui();
  const names = [person?.hasLeft === true ? undefined : person?.name, service?.name].filter(
    (name) => name !== undefined,
  );
  const leaver = person?.hasLeft === true ? person.name : undefined;
  const why = squeezeReason === undefined ? undefined : translateText(i18n, squeezeReason);
  return (
    <>
      {leaver !== undefined && (
        <p className="notice notice-amber font-semibold wrap-anywhere">
          <Trans>{leaver} has left: no one has this visit</Trans>
        </p>
      )}
      {names.length > 0 && <p className="font-semibold wrap-anywhere">{names.join(' · ')}</p>}
      {why !== undefined && (
        <p className="text-[0.9375rem] wrap-anywhere">
          <Trans>Squeezed in: {why}</Trans>
        </p>
      )}
    </>
  );
}
