import type { Attack } from './attack.ts';
import { bookingFlood } from './booking-flood.ts';
import { mailFlood } from './mail-flood.ts';
import { posing } from './posing.ts';
import { ratingSeries } from './rating-series.ts';
import { shutOut } from './shut-out.ts';
import { week } from './week.ts';

/** Every attack of `npm run attack`, each in a file of its own. */
export const ATTACKS: readonly Attack[] = [bookingFlood, mailFlood, posing, ratingSeries, shutOut, week];
