import { requireMember } from '#features/directory/server/require-member.ts';
import { addDays, lagosInstant } from '#platform/common/lagos-time.ts';
import type { Context } from '#platform/server/context.ts';
import { Page } from '#platform/server/http/page.ts';
import { route } from '#platform/server/http/route.ts';
import type { KeyFor } from '#platform/server/secrets.ts';
import {
  addCalendar as addCall,
  getBusyDay,
  listCalendars,
  type OutsideCalendar,
  removeCalendar as removeCall,
} from '../contract.ts';
import { MAX_CALENDARS } from '../rules/calendar-limits.ts';
import { linkState } from '../rules/link-state.ts';
import { findBusyWithin, findLinks, findLinksOf, type LinkRow } from './calendar-link-store.ts';
import { addCalendar, removeCalendar } from './change-calendars.ts';
import { unsealAddress } from './sealed-address.ts';

/** Each is a fetch from an address that the caller names. */
const ADD_LIMIT = { rateLimit: { max: 10, timeWindow: '1 minute' } };

/** The outside calendars of a place. */
export function installCalendars(context: Context): void {
  const { app, db, keyFor, now } = context;

  const shown = (link: LinkRow) => shownCalendar(keyFor, link, now());

  route(app, listCalendars, async ({ params, user }) => {
    await requireMember(db, params.id, user, 'settings');
    const links = await findLinks(db, params.id);
    return new Page(links.map(shown), links.length, { limit: MAX_CALENDARS, offset: 0 });
  });

  route(
    app,
    addCall,
    async ({ params, body, user }) => {
      await requireMember(db, params.id, user, 'settings');
      const id = await addCalendar(context, { providerId: params.id, userId: user.id }, body);
      const added = (await findLinks(db, params.id)).find((link) => link.id === id);
      if (added === undefined) throw new Error('The outside calendar was removed at once.');
      return shown(added);
    },
    ADD_LIMIT,
  );

  route(app, removeCall, async ({ params, user }) => {
    await requireMember(db, params.id, user, 'settings');
    await removeCalendar(context, { providerId: params.id, userId: user.id }, params.calendarId);
    return { removed: true };
  });

  route(app, getBusyDay, async ({ params, query: { day }, user }) => {
    await requireMember(db, params.id, user, 'appointments');
    const span = { startsAtMs: lagosInstant(day, '00:00'), endsAtMs: lagosInstant(addDays(day, 1), '00:00') };
    const [busy, links] = [await findBusyWithin(db, params.id, span), await findLinksOf(db, params.id)];
    return {
      busy: busy.map(({ startsAt, endsAt, ...of }) => ({
        ...of,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
      })),
      outdated: links.flatMap(({ label, person, lastReadAt, failure }) => {
        const state = linkState(lastReadAt.getTime(), failure !== null, now());
        return state === 'outdated' || state === 'ignored'
          ? [{ label, person, state, lastReadAt: lastReadAt.toISOString() }]
          : [];
      }),
    };
  });
}

function shownCalendar(keyFor: KeyFor, link: LinkRow, nowMs: number): OutsideCalendar {
  const { id, label, person, lastReadAt, failure } = link;
  return {
    id,
    label,
    host: hostOf(keyFor, link),
    person,
    state: linkState(lastReadAt.getTime(), failure !== null, nowMs),
    lastReadAt: lastReadAt.toISOString(),
    failure,
  };
}

function hostOf(keyFor: KeyFor, link: LinkRow): string | null {
  try {
    return new URL(unsealAddress(keyFor, link)).host;
  } catch {
    return null;
  }
}
