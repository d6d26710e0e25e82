import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { healthInsights } from '#db/schema/symptoms/health-insights.ts';
import { symptomRecords } from '#db/schema/symptoms/symptom-records.ts';

const { userId: _recordOwner, ...record } = getTableColumns(symptomRecords);
const { userId: _insightOwner, ...insight } = getTableColumns(healthInsights);

/** Everything that is stored of a person's diary. */
export async function collectDiary(db: Database, userId: number): Promise<Readonly<Record<string, unknown>>> {
  return {
    symptomRecords: await db
      .select(record)
      .from(symptomRecords)
      .where(eq(symptomRecords.userId, userId))
      .orderBy(asc(symptomRecords.id)),
    healthInsights: await db
      .select(insight)
      .from(healthInsights)
      .where(eq(healthInsights.userId, userId))
      .orderBy(asc(healthInsights.id)),
  };
}

/** Erases a person's diary and its insights. */
export async function eraseDiary(tx: Database, userId: number): Promise<void> {
  await tx.delete(healthInsights).where(eq(healthInsights.userId, userId));
  await tx.delete(symptomRecords).where(eq(symptomRecords.userId, userId));
}
