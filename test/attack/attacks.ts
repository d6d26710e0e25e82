import type { Attack } from './attack.ts';
import { bookingFlood } from './booking-flood.ts';
import { posing } from './posing.ts';
import { shutOut } from './shut-out.ts';

/** Every attack of `npm run attack`, each in a file of its own. */
export const ATTACKS: readonly Attack[] = [bookingFlood, posing, shutOut];
