import { randomBytes } from 'node:crypto';
import { requireMember } from '#features/directory/server/require-member.ts';
import { AppError } from '#platform/common/app-error.ts';
import type { Context } from '#platform/server/context.ts';
import { route } from '#platform/server/http/route.ts';
import { recordAct } from '#platform/server/logs/audit-store.ts';
import { linkOrigin } from '#platform/server/messages/mail-links.ts';
import { newToken } from '#platform/server/token.ts';
import { connectScreen, endBoard, endScreen, getScreens, makeBoard, showCode } from '../rules/board-contract.ts';
import { NO_SUCH_SCREEN } from '../rules/refusals.ts';
import { CODE_LENGTH, CODE_VALID_MS, readScreenCode, screenCode } from '../rules/screen-code.ts';
import {
  findScreen,
  findScreens,
  insertScreen,
  removeBoard,
  removeOldCodes,
  removeScreen,
  writeBoard,
  writeScreenPlace,
} from './board-store.ts';

/** Each screen that shows a code looks every five seconds whether it was typed. */
const SHOW_LIMIT = { rateLimit: { max: 120, timeWindow: '1 minute' } };
/** Against trying codes: there are a billion, of which a few are valid. */
const TYPE_LIMIT = { rateLimit: { max: 20, timeWindow: '1 minute' } };

/** The screens in the waiting room of a place: by an address, or by the code that they show. */
export function installBoard(context: Context): void {
  const { app, db, config, now } = context;
  route(app, makeBoard, async ({ params, user, request }) => {
    await requireMember(db, params.id, user, 'settings');
    const token = newToken();
    await db.transaction(async (tx) => {
      await writeBoard(tx, params.id, token, now());
      await recordAct(tx, context, { id: user.id }, { act: 'board.make', object: `provider:${params.id}` });
    });
    // After the #, so that it reaches no log of pages and no other site.
    return { url: `${linkOrigin(config, request)}/board#${token}` };
  });

  route(app, endBoard, async ({ params, user }) => {
    await requireMember(db, params.id, user, 'settings');
    return await db.transaction(async (tx) => {
      const ended = await removeBoard(tx, params.id);
      if (ended) await recordAct(tx, context, { id: user.id }, { act: 'board.end', object: `provider:${params.id}` });
      return { ended };
    });
  });

  installScreens(context);
}

function installScreens(context: Context): void {
  const { app, db, now } = context;
  route(app, showCode, async ({ body }) => ({ code: await codeOf(context, body.secret) }), SHOW_LIMIT);

  route(app, getScreens, async ({ params, user }) => {
    await requireMember(db, params.id, user, 'settings');
    return await findScreens(db, params.id);
  });

  route(
    app,
    connectScreen,
    async ({ params, body, user }) => {
      await requireMember(db, params.id, user, 'settings');
      return await db.transaction(async (tx) => {
        const code = readScreenCode(body.code) ?? '';
        const screen = await writeScreenPlace(tx, { code, providerId: params.id, sinceMs: now() - CODE_VALID_MS });
        if (screen === undefined) throw new AppError(NO_SUCH_SCREEN);
        await recordAct(tx, context, { id: user.id }, { act: 'screen.connect', object: `provider:${params.id}` });
        return screen;
      });
    },
    TYPE_LIMIT,
  );

  route(app, endScreen, async ({ params, user }) => {
    await requireMember(db, params.id, user, 'settings');
    return await db.transaction(async (tx) => {
      const ended = await removeScreen(tx, params.id, params.code);
      if (ended) await recordAct(tx, context, { id: user.id }, { act: 'screen.end', object: `provider:${params.id}` });
      return { ended };
    });
  });
}

/** Returns the code of a screen, a new one after ten minutes; null if it is the board of a place. */
async function codeOf({ db, now }: Pick<Context, 'db' | 'now'>, secret: string): Promise<string | null> {
  const nowMs = now();
  const sinceMs = nowMs - CODE_VALID_MS;
  const known = await findScreen(db, secret);
  if (known?.isConnected) return null;
  if (known !== undefined && known.madeAtMs > sinceMs) return known.code;
  await removeOldCodes(db, sinceMs);
  // Another screen may show the same code already.
  while (!(await insertScreen(db, { code: screenCode(randomBytes(CODE_LENGTH)), secret, nowMs })));
  const made = await findScreen(db, secret);
  return made === undefined || made.isConnected ? null : made.code;
}
