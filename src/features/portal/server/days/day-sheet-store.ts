import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { users } from '#db/schema/auth/users.ts';
import { providerMembers } from '#db/schema/directory/provider-members.ts';
import { providers } from '#db/schema/directory/providers.ts';
import type { DaySheetMail } from '#features/portal/rules/days/day-sheet-contract.ts';

/** Returns whether a member of a place gets the visits of each day by e-mail, and where. */
export async function findDaySheetMail(
  db: Database,
  providerId: number,
  userId: number,
): Promise<DaySheetMail | undefined> {
  const [found] = await db
    .select({
      isOn: providerMembers.daySheetMail,
      email: sql<string | null>`case when ${users.emailConfirmedAt} is not null then ${users.email} end`,
    })
    .from(providerMembers)
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(and(eq(providerMembers.providerId, providerId), eq(providerMembers.userId, userId)));
  return found;
}

/** Starts or ends these e-mails to a member of a place. */
export async function writeDaySheetMail(
  tx: Database,
  { providerId, userId, isOn }: { readonly providerId: number; readonly userId: number; readonly isOn: boolean },
): Promise<void> {
  await tx
    .update(providerMembers)
    .set({ daySheetMail: isOn })
    .where(and(eq(providerMembers.providerId, providerId), eq(providerMembers.userId, userId)));
}

/** Who gets the sheet of a day. */
export interface SheetReader {
  readonly providerId: number;
  readonly place: string;
  readonly userId: number;
  readonly email: string;
}

/** Returns the members to whom the sheet of a Lagos day is still to be mailed. An address that isn't confirmed gets none. */
export async function findSheetReaders(db: Database, day: string): Promise<SheetReader[]> {
  return await db
    .select({
      providerId: providerMembers.providerId,
      place: providers.name,
      userId: providerMembers.userId,
      email: users.email,
    })
    .from(providerMembers)
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(and(isToMail(day), isNotNull(users.emailConfirmedAt), isNull(users.deletedAt), isNull(providers.removedAt)));
}

/** Claims the sheet of a day for a member; false if another process has. */
export async function claimSheet(
  tx: Database,
  { providerId, userId }: Pick<SheetReader, 'providerId' | 'userId'>,
  day: string,
): Promise<boolean> {
  const claimed = await tx
    .update(providerMembers)
    .set({ daySheetSentOn: day })
    .where(and(eq(providerMembers.providerId, providerId), eq(providerMembers.userId, userId), isToMail(day)))
    .returning({ userId: providerMembers.userId });
  return claimed.length > 0;
}

function isToMail(day: string): SQL | undefined {
  return and(eq(providerMembers.daySheetMail, true), sql`${providerMembers.daySheetSentOn} is distinct from ${day}`);
}
