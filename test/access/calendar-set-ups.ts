import { insertLink } from '#features/calendars/server/calendar-link-store.ts';
import { sealAddress } from '#features/calendars/server/sealed-address.ts';
import { TEST_KEYS, type TestApp } from '#test/app.ts';
import type { CallSetUp, Filled } from './call-set-up.ts';
import { practiceOf } from './portal-set-ups.ts';
import type { Person } from './principals.ts';

/** A practice that a person runs, with an outside calendar. */
async function withCalendar(t: TestApp, person: Person | undefined): Promise<Filled> {
  const id = await practiceOf(t, person);
  const at = new Date(t.clock.nowMs);
  const calendarId = await insertLink(t.db, {
    providerId: id,
    label: 'Google',
    addressEncrypted: sealAddress(TEST_KEYS, id, 'https://calendar.example/basic.ics'),
    nextAt: new Date(t.clock.nowMs + 24 * 60 * 60_000),
    lastReadAt: at,
    addedAt: at,
  });
  return { params: { id, calendarId } };
}

/** The calls of outside calendars. */
export const CALENDAR_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/portal/providers/:id/calendars': { whose: 'practice', ready: withCalendar },
  'POST /api/portal/providers/:id/calendars': {
    whose: 'practice',
    ready: async (t, person) => ({
      params: { id: await practiceOf(t, person) },
      body: { label: 'Google', address: 'https://calendar.example/basic.ics', personId: null },
    }),
  },
  'DELETE /api/portal/providers/:id/calendars/:calendarId': { whose: 'practice', ready: withCalendar },
  'GET /api/portal/providers/:id/outside-busy': {
    whose: 'practice',
    ready: async (t, person) => ({ ...(await withCalendar(t, person)), query: { day: '2026-11-24' } }),
  },
};
