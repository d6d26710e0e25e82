import type { Context } from '#platform/server/context.ts';
import { idempotencyKeyOf } from '#platform/server/http/idempotency-key.ts';
import { Page } from '#platform/server/http/page.ts';
import { route } from '#platform/server/http/route.ts';
import {
  addFamilyMember,
  changeFamilyMember,
  getHealthFacts,
  listFamily,
  removeFamilyMember,
  writeHealthFacts,
} from '../contract.ts';
import { addMember, changeMember, removeMember } from './change-family.ts';
import { findFamily } from './family-store.ts';
import { findHealthFacts, putHealthFacts } from './health-facts-store.ts';

/** Registers the routes for the people whom the user books for, and for the user's own health facts. */
export function installFamily({ app, db, now }: Context): void {
  route(app, listFamily, async ({ user }) => {
    const family = await findFamily(db, user.id);
    return new Page(family, family.length, { limit: Math.max(1, family.length), offset: 0 });
  });

  route(app, addFamilyMember, async ({ body, user, request }) =>
    addMember(db, body, { userId: user.id, key: idempotencyKeyOf(request), nowMs: now() }),
  );

  route(app, changeFamilyMember, async ({ params, body, user }) =>
    changeMember(db, params.id, body, { userId: user.id, nowMs: now() }),
  );

  route(app, removeFamilyMember, async ({ params, user }) => {
    await removeMember(db, params.id, user.id);
    return {};
  });

  route(app, getHealthFacts, async ({ user }) => await findHealthFacts(db, user.id));

  route(app, writeHealthFacts, async ({ body, user }) => await putHealthFacts(db, user.id, body, now()));
}
