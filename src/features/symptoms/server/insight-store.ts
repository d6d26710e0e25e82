import { and, asc, count, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { healthInsights } from '#db/schema/symptoms/health-insights.ts';
import type { DiaryPerson } from '../rules/diary-person.ts';
import type { HealthInsight } from '../rules/insight-contract.ts';
import { type NewInsight, type SpokenBefore, sourceOfRule } from '../rules/insights/insights.ts';

type Row = typeof healthInsights.$inferSelect;

/** One page of a person's insights, latest first, of one moment the most pressing first, and how many there are in all. */
export async function findInsights(
  db: Database,
  userId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ items: HealthInsight[]; total: number }> {
  const mine = eq(healthInsights.userId, userId);
  const rows = await db
    .select()
    .from(healthInsights)
    .where(mine)
    .orderBy(desc(healthInsights.generatedAt), asc(healthInsights.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(healthInsights).where(mine);
  return { items: rows.map(insightOf), total: counted?.total ?? 0 };
}

/** Returns one insight of this user; undefined if there is none with this id, or it is another user's. */
export async function findInsight(db: Database, id: number, userId: number): Promise<HealthInsight | undefined> {
  const [found] = await db
    .select()
    .from(healthInsights)
    .where(and(eq(healthInsights.id, id), eq(healthInsights.userId, userId)));
  return found && insightOf(found);
}

/** When each rule spoke to this person, and about whom. */
export async function findSpokenBefore(db: Database, userId: number): Promise<(SpokenBefore & DiaryPerson)[]> {
  const { rule, generatedAt, forChild, childName, childAgeYears } = healthInsights;
  const rows = await db
    .select({ rule, generatedAt, forChild, childName, childAgeYears })
    .from(healthInsights)
    .where(eq(healthInsights.userId, userId));
  return rows.map(({ generatedAt: at, ...said }) => ({ ...said, generatedAtMs: at.getTime() }));
}

/** Adds insights for a person, about themselves or their children. */
export async function insertInsights(
  db: Database,
  userId: number,
  found: readonly (NewInsight & DiaryPerson)[],
  nowMs: number,
): Promise<void> {
  if (found.length === 0) return;
  await db.insert(healthInsights).values(
    found.map(({ relatedSymptoms, recordIds, ...insight }) => ({
      ...insight,
      userId,
      relatedSymptoms: [...relatedSymptoms],
      recordIds: [...recordIds],
      generatedAt: new Date(nowMs),
    })),
  );
}

/** Marks this person's insight as read; doing it again changes nothing. */
export async function markAcknowledged(db: Database, id: number, userId: number): Promise<void> {
  await db
    .update(healthInsights)
    .set({ acknowledged: true })
    .where(and(eq(healthInsights.id, id), eq(healthInsights.userId, userId)));
}

/** Rates this person's acknowledged insight unless it is rated already; false when nothing was rated. */
export async function rateOnce(db: Database, id: number, userId: number, rating: number): Promise<boolean> {
  const rated = await db
    .update(healthInsights)
    .set({ relevanceRating: rating })
    .where(
      and(
        eq(healthInsights.id, id),
        eq(healthInsights.userId, userId),
        eq(healthInsights.acknowledged, true),
        isNull(healthInsights.relevanceRating),
      ),
    )
    .returning({ id: healthInsights.id });
  return rated.length > 0;
}

function insightOf({ generatedAt, userId: _owner, ...row }: Row): HealthInsight {
  return { ...row, source: sourceOfRule(row.rule), generatedAt: generatedAt.toISOString() };
}
