import { requireMember } from '#features/directory/server/require-member.ts';
import type { Context } from '#platform/server/context.ts';
import { Page } from '#platform/server/http/page.ts';
import { route } from '#platform/server/http/route.ts';
import { linkOrigin } from '#platform/server/messages/mail-links.ts';
import { MAX_CONTACTS } from '../rules/alert-contacts.ts';
import {
  addContact as addCall,
  confirmContact as confirmCall,
  listContacts,
  removeContact as removeCall,
  testContact as testCall,
} from '../rules/contact-contract.ts';
import { addContact, confirmContact, removeContact, testContact } from './alert-contact-changes.ts';
import { findContacts } from './alert-contact-store.ts';

const LINK_LIMIT = { rateLimit: { max: 30, timeWindow: '1 minute' } };

/** Where a practice receives news of its bookings. */
export function installAlertContacts(context: Context): void {
  const { app, db, config } = context;

  route(app, listContacts, async ({ params, user }) => {
    await requireMember(db, params.id, user, 'settings');
    const contacts = await findContacts(db, params.id);
    return new Page(contacts, contacts.length, { limit: MAX_CONTACTS, offset: 0 });
  });

  route(app, addCall, async ({ params, body, user, request }) => {
    for (const id of [params.id, ...(body.alsoAt ?? [])]) await requireMember(db, id, user, 'settings');
    const by = { providerId: params.id, userId: user.id };
    return await addContact(context, { ...by, contact: body, origin: linkOrigin(config, request) });
  });

  route(app, removeCall, async ({ params, user }) => {
    await requireMember(db, params.id, user, 'settings');
    await removeContact(context, { providerId: params.id, userId: user.id, contactId: params.contactId });
    return {};
  });

  route(app, testCall, async ({ params, user, request }) => {
    await requireMember(db, params.id, user, 'settings');
    const by = { providerId: params.id, userId: user.id };
    return await testContact(context, { ...by, contactId: params.contactId, origin: linkOrigin(config, request) });
  });

  route(app, confirmCall, ({ body }) => confirmContact(context, body.token), LINK_LIMIT);
}
