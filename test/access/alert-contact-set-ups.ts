import { addContact } from '#features/practice-news/server/alert-contact-changes.ts';
import { seenToken } from '#features/practice-news/server/seen-link.ts';
import { readConfig } from '#platform/server/config.ts';
import { newPatient, TEST_KEYS, type TestApp } from '#test/app.ts';
import { tokenMailedTo } from '#test/mailed.ts';
import type { CallSetUp, Filled } from './call-set-up.ts';
import { confirmedContactOf, newsTo, practiceOf } from './portal-set-ups.ts';
import type { Person } from './principals.ts';

const EMAIL = 'front-desk@example.com';

/** A practice that a person runs, with a contact. */
async function withContact(t: TestApp, person: Person | undefined): Promise<Filled> {
  const { id: userId } = person ?? (await newPatient(t));
  const id = await practiceOf(t, person);
  const wanted = { providerId: id, userId, contact: { email: EMAIL }, origin: 'http://alafia.test' };
  const context = { config: readConfig({}), db: t.db, keyFor: TEST_KEYS, now: t.clock.now };
  const added = await addContact(context, wanted);
  return { params: { id, contactId: added.id } };
}

/** The link of an alert about a new visit. */
async function seenLink(t: TestApp): Promise<Filled> {
  const providerId = await practiceOf(t, undefined);
  const newsId = await newsTo(t, providerId);
  const reader = { contactId: await confirmedContactOf(t, providerId) };
  return { body: { token: seenToken(TEST_KEYS('link'), { newsId, reader }) } };
}

/** The calls about where a practice receives its news. */
export const ALERT_CONTACT_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'GET /api/portal/providers/:id/contacts': { whose: 'practice', ready: withContact },
  'POST /api/portal/providers/:id/contacts': {
    whose: 'practice',
    ready: async (t, person) => ({ params: { id: await practiceOf(t, person) }, body: { email: EMAIL } }),
  },
  'DELETE /api/portal/providers/:id/contacts/:contactId': { whose: 'practice', ready: withContact },
  'POST /api/portal/providers/:id/contacts/:contactId/test': { whose: 'practice', ready: withContact },
  'POST /api/practice-alerts/confirm': {
    whose: 'anybody',
    ready: async (t) => {
      await withContact(t, undefined);
      return { body: { token: await tokenMailedTo(t, EMAIL, 'test-alert') } };
    },
  },
  'POST /api/practice-alerts/seen': { whose: 'anybody', ready: seenLink },
  'POST /api/practice-alerts/view': { whose: 'anybody', ready: seenLink },
};
