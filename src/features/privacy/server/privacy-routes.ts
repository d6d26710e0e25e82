import { PROOF_LIMIT } from '#features/auth/server/passwords/confirm-password.ts';
import { signOut } from '#features/auth/server/sessions/session-hook.ts';
import { MEMBER_ROLES } from '#features/directory/rules/member-roles.ts';
import { lagosDate } from '#platform/common/lagos-time.ts';
import { PRODUCT_NAME } from '#platform/common/product.ts';
import type { Context } from '#platform/server/context.ts';
import { Page } from '#platform/server/http/page.ts';
import { route } from '#platform/server/http/route.ts';
import { findActivity } from '#platform/server/logs/activity-log-store.ts';
import { deleteAccount as deleteCall, exportData, listRecordAccess, type RecordAccess } from '../contract.ts';
import { ERASED, KEPT } from '../rules/deletion-effects.ts';
import { deleteAccount } from './delete-account.ts';
import { collectEverything } from './personal-data.ts';

/** An export reads every table. */
const EXPORT_LIMIT = { max: 10, timeWindow: '1 minute' };

/** Registers the routes for access log, export and deletion of the user's own data. */
export function installPrivacy(context: Context): void {
  const { app, db, now } = context;

  route(app, listRecordAccess, async ({ user, query }) => {
    const { rows, total } = await findActivity(db, { log: 'access', subjectId: user.id, ...query });
    const items = rows.map((row) => ({ ...row, at: row.at.toISOString(), ...memberOf(row.details) }));
    return new Page(items, total, query);
  });

  route(
    app,
    exportData,
    async ({ user, reply }) => {
      const name = `${PRODUCT_NAME.toLowerCase()}-data-${user.id}-${lagosDate(now())}.json`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      const data = await collectEverything(db, user.id);
      return { product: PRODUCT_NAME, exportedAt: new Date(now()).toISOString(), userId: user.id, data };
    },
    { rateLimit: EXPORT_LIMIT },
  );

  route(
    app,
    deleteCall,
    async ({ user, body, request, reply }) => {
      await deleteAccount(context, user, body);
      await signOut(context, request, reply);
      return { erased: [...ERASED], kept: [...KEPT] };
    },
    PROOF_LIMIT,
  );
}

/** Returns the membership that a log entry names; nothing if it names none. */
function memberOf(details: unknown): Pick<RecordAccess, 'member'> {
  const { memberRole, practice, desk, madeBy } = details as Readonly<Record<string, unknown>>;
  const role = MEMBER_ROLES.find((each) => each === memberRole);
  if (role === undefined || typeof practice !== 'string') return {};
  const at = { ...(typeof desk === 'string' && { desk }), ...(typeof madeBy === 'string' && { madeBy }) };
  return { member: { role, practice, ...at } };
}
