import type { Note } from './check.ts';
import type { Found } from './found.ts';

/** Checks that each generated slot is exactly one of booked, held and free, and that no other time is any of them. */
export function checkTimes({ times, appointments }: Found, note: Note): void {
  for (const { provider, generated, free, held } of times) {
    const booked = appointments.filter(
      (appointment) => appointment.provider === provider && appointment.status === 'scheduled',
    );
    const bookedStarts = new Set(booked.map(({ startsAtMs }) => startsAtMs));
    const kinds: Readonly<Record<string, ReadonlySet<number>>> = {
      booked: bookedStarts,
      // A hold whose holder has booked the slot counts as booked.
      held: new Set(held.filter((startsAtMs) => !bookedStarts.has(startsAtMs))),
      free: new Set(free),
    };
    const all = new Set(generated);
    for (const startsAtMs of new Set([...all, ...Object.values(kinds).flatMap((starts) => [...starts])])) {
      const is = Object.keys(kinds).filter((kind) => kinds[kind]?.has(startsAtMs));
      if (is.length === 1 && all.has(startsAtMs)) continue;
      const state = `${all.has(startsAtMs) ? '' : 'not generated, '}${is.join(' and ') || 'neither booked, held nor free'}`;
      note(
        'every generated slot is booked, held or free',
        `provider ${provider}, ${new Date(startsAtMs).toISOString()}: ${state}`,
      );
    }
  }
}
