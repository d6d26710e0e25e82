import type { Attack } from './attack.ts';
import { bookingFlood } from './booking-flood.ts';

/** Every attack of `npm run attack`, each in a file of its own. */
export const ATTACKS: readonly Attack[] = [bookingFlood];
