import { slotsOn } from '#features/schedules/rules/slots.ts';
import { addDays, lagosDate } from '#platform/common/lagos-time.ts';
import { DEMO_PATIENT, DEMO_REVIEWERS } from './demo-people.ts';
import type { DemoProvider } from './demo-provider.ts';
import { DEMO_PROVIDERS } from './demo-providers.ts';
import { reviewedAppointmentsOf, scheduleOf, seededRandom, slotsOfPastDay } from './demo-reviews.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Any constant will do; another one tells other stories. */
const SEED = 20_260_101;

/** A visit of the demo data. Instants are ms since the epoch. */
export interface DemoAppointment {
  /** Name of the provider. */
  readonly provider: string;
  /** Username of the patient. */
  readonly patient: string;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly bookedAtMs: number;
  readonly changedAtMs: number;
  readonly status: 'scheduled' | 'completed' | 'cancelled';
  readonly visitType: 'telehealth' | 'in-person';
  readonly careType: 'urgent' | 'routine';
  readonly reason: string;
  readonly review: { readonly stars: number; readonly comment: string | null; readonly atMs: number } | null;
}

/**
 * Every visit of the demo data: the reviewed past of every provider, and the demo patient's own four: two completed (one
 * of them reviewed), one cancelled, one scheduled 3 to 5 days ahead on an open slot. No two of one provider overlap.
 */
export function demoAppointments(nowMs: number): DemoAppointment[] {
  const random = seededRandom(SEED);
  const busy = new Set<string>();
  const past = DEMO_PROVIDERS.flatMap((provider) =>
    reviewedAppointmentsOf(provider, { nowMs, reviewers: reviewersIn(provider.state), random, busy }).map(
      ({ reviewer, stars, comment, reviewedAtMs, ...appointment }): DemoAppointment => ({
        ...appointment,
        provider: provider.name,
        patient: reviewer,
        changedAtMs: appointment.endsAtMs,
        status: 'completed',
        review: { stars, comment, atMs: reviewedAtMs },
      }),
    ),
  );
  return [...past, ...patientsOwn(past, nowMs)];
}

function patientsOwn(past: readonly DemoAppointment[], nowMs: number): DemoAppointment[] {
  const doctor = providerNamed('Dr. Chinedu Okafor');
  const heart = providerNamed('Harmattan Heart Centre');
  const dentist = providerNamed('Moonflower Dental Clinic');
  const common = { patient: DEMO_PATIENT.username, careType: 'routine', review: null } as const;

  const first = { ...common, ...pastSlot(doctor, 38, past, nowMs) };
  const second = { ...common, ...pastSlot(heart, 12, past, nowMs) };
  const cancelled = { ...common, ...pastSlot(dentist, 20, past, nowMs) };
  const next = { ...common, ...upcomingSlot(doctor, nowMs) };
  return [
    {
      ...first,
      changedAtMs: first.endsAtMs,
      status: 'completed',
      visitType: 'in-person',
      reason: 'My symptoms include: Headache, Fatigue',
      review: {
        stars: 5,
        comment: 'He found that my headaches came from my blood pressure and took time to explain the tablets.',
        atMs: first.endsAtMs + 26 * HOUR_MS,
      },
    },
    {
      ...second,
      changedAtMs: second.endsAtMs,
      status: 'completed',
      visitType: 'telehealth',
      reason: 'Blood pressure readings of the last four weeks',
    },
    {
      ...cancelled,
      changedAtMs: cancelled.startsAtMs - 2 * DAY_MS,
      status: 'cancelled',
      visitType: 'in-person',
      reason: 'Cleaning',
    },
    {
      ...next,
      changedAtMs: next.bookedAtMs,
      status: 'scheduled',
      visitType: 'telehealth',
      reason: 'Follow-up on my blood pressure tablets',
    },
  ];
}

function reviewersIn(state: string): string[] {
  return DEMO_REVIEWERS.filter((person) => person.state === state).map((person) => person.username);
}

function providerNamed(name: string): DemoProvider {
  const provider = DEMO_PROVIDERS.find((one) => one.name === name);
  if (provider === undefined) throw new Error(`There is no demo provider called ${name}.`);
  return provider;
}

/** Returns a slot on the last open day without another appointment, `daysAgo` days ago or earlier. */
function pastSlot(provider: DemoProvider, daysAgo: number, past: readonly DemoAppointment[], nowMs: number) {
  const taken = new Set(
    past
      .filter((appointment) => appointment.provider === provider.name)
      .map((appointment) => lagosDate(appointment.startsAtMs)),
  );
  for (let date = addDays(lagosDate(nowMs), -daysAgo); ; date = addDays(date, -1)) {
    const slot = taken.has(date) ? undefined : slotsOfPastDay(provider, date)[2];
    if (slot !== undefined) return { provider: provider.name, ...slot, bookedAtMs: slot.startsAtMs - 5 * DAY_MS };
  }
}

function upcomingSlot(provider: DemoProvider, nowMs: number) {
  const today = lagosDate(nowMs);
  const [slot] = [3, 4, 5].flatMap((ahead) => slotsOn(addDays(today, ahead), scheduleOf(provider), nowMs).slice(2, 3));
  if (slot === undefined) throw new Error(`${provider.name} is closed for three days.`);
  return { provider: provider.name, ...slot, bookedAtMs: nowMs - 26 * HOUR_MS };
}
