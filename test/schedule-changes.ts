import type { TestApp } from './app.ts';
import type { BookingModel } from './booking-model.ts';

/** A provider of a generated history: its index in the model, and its id. */
export interface ModelProvider {
  readonly where: number;
  readonly id: number | undefined;
}

/** Toggles a day off or an extra hour directly in the database; booked visits stay. */
export async function toggleDay(
  { pool }: TestApp,
  model: BookingModel,
  { where, id }: ModelProvider,
  { kind, date }: { readonly kind: 'off' | 'extra'; readonly date: string },
): Promise<void> {
  const days = model[kind][where];
  if (days?.delete(date) === true) {
    await pool.query('delete from schedule_exceptions where provider_id = $1 and day = $2 and kind = $3', [
      id,
      date,
      kind,
    ]);
    return;
  }
  days?.add(date);
  const [opens, closes] = kind === 'off' ? [null, null] : ['12:00', '13:00'];
  await pool.query(
    'insert into schedule_exceptions (provider_id, day, kind, opens, closes) values ($1, $2, $3, $4, $5)',
    [id, date, kind, opens, closes],
  );
}

/** Sets a provider's notice period; null is the default of its care type. */
export async function setNotice(
  { pool }: TestApp,
  model: BookingModel,
  { where, id }: ModelProvider,
  minutes: number | null,
): Promise<void> {
  await pool.query('update providers set notice_minutes = $2 where id = $1', [id, minutes]);
  model.notice[where === 0 ? 0 : 1] = minutes;
}
