import type { FastifyRequest } from 'fastify';
import { findDateOfBirth } from '#features/auth/server/accounts/user-store.ts';
import { confirmPassword, PROOF_LIMIT } from '#features/auth/server/passwords/confirm-password.ts';
import { hashPassword } from '#features/auth/server/passwords/password.ts';
import { clearDeskCookie, deskTokenHashOf, setDeskCookie } from '#features/auth/server/sessions/desk-cookie.ts';
import { lockSession } from '#features/auth/server/sessions/desk-session-store.ts';
import { lockOpenSession } from '#features/auth/server/sessions/own-session-store.ts';
import { requireMember } from '#features/directory/server/require-member.ts';
import { findNewsState } from '#features/practice-news/server/news-store.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import {
  changeDesk,
  type Desk,
  enrolDesk as enrolCall,
  getDeskScreen,
  getPin,
  listDesks,
  lockDesk,
  removeDesk as removeCall,
  removePin,
  setPin,
  unlockDesk as unlockCall,
} from '../contract.ts';
import { ENROLLED_DAYS } from '../rules/desk-limits.ts';
import { NO_SUCH_DESK, WEAK_PIN } from '../rules/refusals.ts';
import { isWeakPin } from '../rules/weak-pin.ts';
import { changeDeskOf, enrolDesk, removeDesk } from './change-desks.ts';
import { findDesks } from './desk-store.ts';
import { deletePin, findMembersWithPin, findPinState, writePin } from './pin-store.ts';
import { requireOwnDesk, unlockDesk } from './unlock-desk.ts';

/** Many computers of a practice share one network address. */
const UNLOCK_LIMIT = { max: 60, timeWindow: '1 minute' };
const SCREEN_LIMIT = { max: 600, timeWindow: '1 minute' };

/** Shared computers: which there are, PINs, the locked screen. */
export function installDesks(context: Context): void {
  installEnrolment(context);
  installPins(context);
  installLock(context);
}

function installEnrolment(context: Context): void {
  const { app, db, config, now } = context;
  const shown = async (providerId: number, thisBrowser: Buffer | undefined, id: number): Promise<Desk> => {
    const found = await findDesks(db, providerId, { thisBrowser, nowMs: now() });
    const desk = found.find((each) => each.id === id);
    if (desk === undefined) throw new AppError(NO_SUCH_DESK);
    return desk;
  };
  const browserOf = (request: FastifyRequest) => deskTokenHashOf(config, request);

  route(app, listDesks, async ({ params, user, request }) => {
    await requireMember(db, params.id, user, 'settings');
    return await findDesks(db, params.id, { thisBrowser: browserOf(request), nowMs: now() });
  });

  route(app, enrolCall, async ({ params, body, user, request, reply }) => {
    await requireMember(db, params.id, user, 'settings');
    const replaced = browserOf(request);
    const { id, token, tokenHash } = await enrolDesk(context, user, { providerId: params.id, ...body, replaced });
    setDeskCookie(config, reply, token, ENROLLED_DAYS);
    return await shown(params.id, tokenHash, id);
  });

  route(app, changeDesk, async ({ params, body, user, request }) => {
    await requireMember(db, params.id, user, 'settings');
    await changeDeskOf(context, user, { providerId: params.id, id: params.deskId }, body);
    return await shown(params.id, browserOf(request), params.deskId);
  });

  route(app, removeCall, async ({ params, user, request, reply }) => {
    await requireMember(db, params.id, user, 'settings');
    const tokenHash = await removeDesk(context, user, { providerId: params.id, id: params.deskId });
    if (browserOf(request)?.equals(tokenHash) === true) clearDeskCookie(config, reply);
    return { removed: true };
  });
}

function installPins(context: Context): void {
  const { app, db, now } = context;
  route(app, getPin, async ({ user }) => await findPinState(db, user.id, now()));

  route(
    app,
    setPin,
    async ({ body: { pin, password }, user }) => {
      const dateOfBirth = await findDateOfBirth(db, user.id);
      if (isWeakPin(pin, dateOfBirth)) throw new AppError(WEAK_PIN);
      await confirmPassword(context, user.id, password);
      const pinHash = await hashPassword(pin);
      await db.transaction(async (tx) => {
        await lockOpenSession(tx, user);
        await writePin(tx, user.id, { pinHash, nowMs: now() });
      });
      return await findPinState(db, user.id, now());
    },
    PROOF_LIMIT,
  );

  route(app, removePin, async ({ user }) => {
    await db.transaction(async (tx) => {
      await lockOpenSession(tx, user);
      await deletePin(tx, user.id);
    });
    return await findPinState(db, user.id, now());
  });
}

function installLock(context: Context): void {
  const { app, db, now } = context;
  route(
    app,
    getDeskScreen,
    async ({ request }) => {
      const { providerId, name, placeName, lockAfterMinutes } = await requireOwnDesk(context, request);
      const { unseen: newsCount } = await findNewsState(db, providerId);
      return { name, placeName, lockAfterMinutes, newsCount, members: await findMembersWithPin(db, providerId, now()) };
    },
    { rateLimit: SCREEN_LIMIT },
  );

  route(app, unlockCall, ({ body, request, reply }) => unlockDesk(context, body, request, reply), {
    rateLimit: UNLOCK_LIMIT,
  });

  route(app, lockDesk, async ({ user }) => {
    if (user.desk === null) return { locked: false };
    await lockSession(db, user, now());
    return { locked: true };
  });
}
