import { and, count, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { accountTokens } from '#db/schema/account-tokens.ts';
import { users } from '#db/schema/users.ts';
import { newToken, tokenHashOf } from '#platform/server/token.ts';

type Purpose = 'reset_password' | 'confirm_email' | 'restore_email' | 'invitation';

const HOUR_MS = 60 * 60 * 1000;
/** How long a mailed link works. @see docs/security.md */
const TTL_MS = {
  reset_password: HOUR_MS / 2,
  confirm_email: 72 * HOUR_MS,
  restore_email: 7 * 24 * HOUR_MS,
  invitation: 7 * 24 * HOUR_MS,
} as const;
/** So many links of one purpose may be mailed for one account in an hour: whoever asks for more annoys its owner. */
const MAX_LINKS_PER_HOUR = 5;

/** That a link was mailed to another address than the account has. */
const differsFromCurrent = ne(
  accountTokens.email,
  sql`(select ${users.email} from ${users} where ${users.id} = ${accountTokens.userId})`,
);

/**
 * Makes the token of a link, 256 random bits of which only the SHA-256 is kept. Earlier ones of the purpose stop
 * working, except those that bring an address back: changing it again must not take them from its owner. Answers undefined when the account had too many lately; then those stay as they are.
 */
export async function issueToken(
  tx: Database,
  wanted: { readonly userId: number; readonly purpose: Purpose; readonly email: string; readonly nowMs: number },
): Promise<string | undefined> {
  const { userId, purpose, email, nowMs } = wanted;
  // Two at once would leave two that work.
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

/** What a token stands for while it works; undefined for one that is unknown, used, expired or of another purpose. */
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

/** Uses a token up: of however many who try at once, one gets what it stands for. */
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

/** Makes the unused tokens of a purpose useless: all, or those told by `which`. */
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
 * Ends a change of address that waits: the links that were mailed to another address than the account has. The caller
 * holds the account.
 */
export async function voidPendingEmail(tx: Database, userId: number, nowMs: number): Promise<void> {
  await voidTokens(tx, userId, 'confirm_email', nowMs, differsFromCurrent);
}

/**
 * Makes useless the ways back that were mailed after one that was used, and the others to its address: whoever took the
 * account over was mailed later ones only. Earlier ones go on working, because the one that was used may be theirs.
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
 * Whether an address was given up so lately that its owner may want it back. The way back of one that nobody confirmed
 * is mailed to nobody. One that the account has still, because the change only waits, wasn't given up.
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

/** The address that waits for its confirmation, if there is one. */
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

/** Removes tokens that expired more than a day ago. Used ones stay until then: they count as mailed. */
export async function removeOldTokens(db: Database, nowMs: number): Promise<void> {
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, new Date(nowMs - 24 * HOUR_MS)));
}

/** A link that gives the account goes with the address it was mailed to: it ends when the account has another one. */
function isRedeemable(token: string, purpose: Purpose, nowMs: number) {
  const owns = sql`exists (select from ${users} where ${users.id} = ${accountTokens.userId}
    and ${users.deletedAt} is null and (${purpose} not in ('reset_password', 'invitation') or ${users.email} = ${accountTokens.email}))`;
  return and(
    eq(accountTokens.tokenHash, tokenHashOf(token)),
    eq(accountTokens.purpose, purpose),
    isNull(accountTokens.usedAt),
    gt(accountTokens.expiresAt, new Date(nowMs)),
    owns,
  );
}
