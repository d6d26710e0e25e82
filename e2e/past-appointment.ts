import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openDatabase } from '#db/open-database.ts';
import type { Provider } from '#features/directory/contract.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Gives the signed-in patient an attended appointment some days ago and returns its provider. A past appointment can't be
 * booked, so this writes to the database of the running demo server.
 */
export async function completedAppointment(page: Page, specialty: string, daysAgo: number): Promise<Provider> {
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
  const found = (await (await page.request.get('/api/providers', { params: { specialty } })).json()) as Provider[];
  const [provider] = found;
  if (provider === undefined) throw new Error('The search found no provider.');
  const dataDir = join(process.env['E2E_DATA_DIR'] ?? '', 'demo');
  const database = await openDatabase({ databaseUrl: undefined, dataDir, joinRunning: true, poolSize: 1 });
  try {
    // At night, when the demo data has no appointments.
    const startsAt = new Date(new Date(Date.now() - daysAgo * 24 * HOUR_MS).setUTCHours(1, id % 60, 0, 0));
    await database.pool.query(
      `insert into appointments (provider_id, patient_id, starts_at, ends_at, status, visit_type, care_type, reason, attendance)
       values ($1, $2, $3, $4, 'completed', 'in-person', 'routine', 'Cough', 'attended')`,
      [provider.id, id, startsAt, new Date(startsAt.getTime() + HOUR_MS / 2)],
    );
  } finally {
    await database.close();
  }
  return provider;
}
