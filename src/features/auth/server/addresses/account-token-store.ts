import { and, count, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '#db/any-of.ts';
import type { Database } from '#db/open-database.ts';
import { accountTokens } from '#db/schema/auth/account-tokens.ts';
import { users } from '#db/schema/auth/users.ts';
import { newToken, tokenHashOf } from '#platform/server/token.ts';

type Purpose = 'reset_password' | 'open_sign_in' | 'confirm_email' | 'restore_email' | 'invitation';

const HOUR_MS = 60 * 60 * 1000;
/** How long a mailed link works. @see docs/security.md */
const TTL_MS = {
  reset_password: HOUR_MS / 2,
  open_sign_in: HOUR_MS / 2,
  confirm_email: 72 * HOUR_MS,
  restore_email: 7 * 24 * HOUR_MS,
  invitation: 7 * 24 * HOUR_MS,
} as const;
/** Per account and purpose, so that the owner can't be flooded with mail. */
const MAX_LINKS_PER_HOUR = 5;

/** The token was mailed to another address than the account has now. */
const differsFromCurrent = ne(
  accountTokens.email,
  sql`(select ${users.email} from ${users} where ${users.id} = ${accountTokens.userId})`,
);

/**
 * Makes the token of a link: 256 random bits, of which only the SHA-256 is stored. Earlier tokens with the purpose stop
 * working, except those that restore an address: another change of address must not void them. Returns undefined (and
 * changes nothing) if the account had too many tokens in the last hour.
 */
export async function issueToken(
  tx: Database,
  wanted: { readonly userId: number; readonly purpose: Purpose; readonly email: string; readonly nowMs: number },
): Promise<string | undefined> {
  const { userId, purpose, email, nowMs } = wanted;
  // Without the lock, two concurrent calls would leave two valid tokens.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const ofPurpose = and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose));
  const [lately] = await tx
    .select({ issued: count() })
    .from(accountTokens)
    .where(and(ofPurpose, gt(accountTokens.createdAt, new Date(nowMs - HOUR_MS))));
  if ((lately?.issued ?? 0) >= MAX_LINKS_PER_HOUR) return undefined;
  if (purpose !== 'restore_email') await voidTokens(tx, userId, purpose, nowMs);
  const token = newToken();
  await tx.insert(accountTokens).values({
    tokenHash: tokenHashOf(token),
    userId,
    purpose,
    email,
    createdAt: new Date(nowMs),
    expiresAt: new Date(nowMs + TTL_MS[purpose]),
  });
  return token;
}

/** Returns the account and address of a valid token; undefined if it is unknown, used, expired or has another purpose. */
export async function findToken(
  db: Database,
  token: string,
  purpose: Purpose,
  nowMs: number,
): Promise<{ readonly userId: number; readonly email: string } | undefined> {
  const [found] = await db
    .select({ userId: accountTokens.userId, email: accountTokens.email })
    .from(accountTokens)
    .where(isRedeemable(token, purpose, nowMs));
  return found;
}

/** Returns those of the given accounts that have an invitation whose link still works. */
export async function filterInvitable(db: Database, userIds: readonly number[], nowMs: number): Promise<Set<number>> {
  const rows = await db
    .select({ userId: accountTokens.userId })
    .from(accountTokens)
    .where(
      and(
        anyOf(accountTokens.userId, userIds),
        eq(accountTokens.purpose, 'invitation'),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, new Date(nowMs)),
      ),
    );
  return new Set(rows.map(({ userId }) => userId));
}

/** Marks a token as used and returns its account and address. Of concurrent calls, only one succeeds. */
export async function redeemToken(
  tx: Database,
  token: string,
  purpose: Purpose,
  nowMs: number,
): Promise<{ readonly userId: number; readonly email: string; readonly createdAt: Date } | undefined> {
  const [redeemed] = await tx
    .update(accountTokens)
    .set({ usedAt: new Date(nowMs) })
    .where(isRedeemable(token, purpose, nowMs))
    .returning({ userId: accountTokens.userId, email: accountTokens.email, createdAt: accountTokens.createdAt });
  return redeemed;
}

/** Voids the unused tokens of a purpose: all, or those that match `which`. */
export async function voidTokens(
  tx: Database,
  userId: number,
  purpose: Purpose,
  nowMs: number,
  which?: SQL,
): Promise<void> {
  await tx
    .update(accountTokens)
    .set({ usedAt: new Date(nowMs) })
    .where(
      and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose), isNull(accountTokens.usedAt), which),
    );
}

/**
 * Cancels a pending change of address: voids the confirmation links that were mailed to another address than the account
 * has. The caller holds the lock on the account.
 */
export async function voidPendingEmail(tx: Database, userId: number, nowMs: number): Promise<void> {
  await voidTokens(tx, userId, 'confirm_email', nowMs, differsFromCurrent);
}

/**
 * Voids the restore links that were mailed after one that was used, and the other ones to its address. An attacker who
 * took over the account was mailed only later ones. Earlier ones stay valid, because the used one may be the attacker's.
 */
export async function voidLaterRestoreLinks(
  tx: Database,
  { userId, email, createdAt }: { readonly userId: number; readonly email: string; readonly createdAt: Date },
  nowMs: number,
): Promise<void> {
  const later = or(gt(accountTokens.createdAt, createdAt), eq(accountTokens.email, email));
  await voidTokens(tx, userId, 'restore_email', nowMs, later);
}

/**
 * True if a former address can still be restored. Also true for a former address that was never confirmed, although its
 * restore link isn't mailed. False while a change of address is only pending.
 */
export async function hasRestoreLink(db: Database, userId: number, nowMs: number): Promise<boolean> {
  const [found] = await db
    .select({ userId: accountTokens.userId })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, 'restore_email'),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, new Date(nowMs)),
        differsFromCurrent,
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Returns the address that is pending confirmation, if there is one. */
export async function findPendingEmail(db: Database, userId: number, nowMs: number): Promise<string | undefined> {
  const [found] = await db
    .select({ email: accountTokens.email })
    .from(accountTokens)
    .where(
      and(
        eq(accountTokens.userId, userId),
        eq(accountTokens.purpose, 'confirm_email'),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, new Date(nowMs)),
      ),
    )
    .orderBy(desc(accountTokens.createdAt))
    .limit(1);
  return found?.email;
}

/** Deletes tokens that expired more than a day ago. Used ones stay until then, because they count towards the limit. */
export async function removeOldTokens(db: Database, nowMs: number): Promise<void> {
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, new Date(nowMs - 24 * HOUR_MS)));
}

/**
 * The token is unused, unexpired and has the purpose. Tokens that give access to the account are valid only while the
 * account has the address that they were mailed to.
 */
function isRedeemable(token: string, purpose: Purpose, nowMs: number) {
  const owns = sql`exists (select from ${users} where ${users.id} = ${accountTokens.userId}
    and ${users.deletedAt} is null and (${purpose} not in ('reset_password', 'open_sign_in', 'invitation') or ${users.email} = ${accountTokens.email}))`;
  return and(
    eq(accountTokens.tokenHash, tokenHashOf(token)),
    eq(accountTokens.purpose, purpose),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, new Date(nowMs)),
    owns,
  );
}
