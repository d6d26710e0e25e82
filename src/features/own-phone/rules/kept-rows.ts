import type { Appointment } from '#features/appointments/contract.ts';
import type { User } from '#features/auth/contract.ts';
import type { Paper } from '#features/papers/contract.ts';

/** How many papers are kept whole, latest first. */
const MAX_PAPERS = 20;
/** Of how many next visits the practice's page is kept, for its telephone number. */
const MAX_PRACTICES = 5;

/** A GET path whose reply a patient's browser keeps. */
export interface KeptRow {
  readonly path: string;
  /** Only on an own phone. */
  readonly isOwnOnly: boolean;
  /** What is kept of it where that was not said. */
  readonly lessen?: (reply: unknown, nowMs: number) => unknown;
  /** Further paths that its reply leads to. */
  readonly leadsTo?: (reply: unknown, nowMs: number) => readonly KeptRow[];
}

/** Returns what the browser of a patient keeps: the next visits, and on an own phone papers, diary and what their screens show. */
export function keptRows(userId: number): readonly KeptRow[] {
  const own = (path: string): KeptRow => ({ path, isOwnOnly: true });
  return [
    { path: '/api/user', isOwnOnly: false, lessen: (reply) => nameOnly(reply as User) },
    {
      path: `/api/users/${userId}/appointments`,
      isOwnOnly: false,
      lessen: (reply, nowMs) => nextAppointments(reply as Appointment[], nowMs),
      leadsTo: (reply, nowMs) => practices(reply as Appointment[], nowMs),
    },
    { ...own(`/api/users/${userId}/papers`), leadsTo: (reply) => papers(reply as Paper[]) },
    own('/api/symptom-tracking?limit=20'),
    own('/api/health-insights?limit=20'),
    own('/api/symptom-data'),
    own(`/api/users/${userId}/consents`),
    own(`/api/users/${userId}/reviews`),
    own(`/api/users/${userId}/waitlist`),
    own(`/api/users/${userId}/visit-summaries`),
  ];
}

/** Returns a user with what the screens show of one: the name. */
export function nameOnly(user: User): User {
  return { ...user, email: '', phone: null, state: null, lga: null, bloodType: null, nhisNumber: null };
}

/** Returns the visits to come with time, place and state, and nothing about health, persons or insurance. */
export function nextAppointments(appointments: readonly Appointment[], nowMs: number): Appointment[] {
  return upcoming(appointments, nowMs).map((appointment) => {
    const {
      dangerAccepted: _danger,
      sharesHealth: _shares,
      service: _service,
      ticket: _ticket,
      person: _person,
      ...rest
    } = appointment;
    const provider = { ...appointment.provider, specialty: '' };
    return { ...rest, reason: '', forPerson: null, insurance: null, provider };
  });
}

function upcoming(appointments: readonly Appointment[], nowMs: number): Appointment[] {
  return appointments
    .filter(({ status, endsAt }) => status === 'scheduled' && Date.parse(endsAt) > nowMs)
    .toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
}

function practices(appointments: readonly Appointment[], nowMs: number): KeptRow[] {
  const ids = new Set(upcoming(appointments, nowMs).map(({ providerId }) => providerId));
  return [...ids].slice(0, MAX_PRACTICES).map((id) => ({ path: `/api/providers/${id}`, isOwnOnly: false }));
}

function papers(list: readonly Paper[]): KeptRow[] {
  return list.slice(0, MAX_PAPERS).map(({ id }) => ({ path: `/api/papers/${id}`, isOwnOnly: true }));
}
