import { newPatient, newProvider } from '../app.ts';
import type { Attack, Finding, Stage } from './attack.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Accounts that never attended, or review again and again. */
export const ratingSeries: Attack = {
  name: 'no one moves a rating by more than one review',
  run: async (stage) => [await neverSeen(stage), await againAndAgain(stage), await series(stage)],
};

/** Reviews a visit that ended yesterday; its practice marked it if `attended`. */
async function review(
  stage: Stage,
  { id, cookie }: { readonly id: number; readonly cookie: string },
  { providerId, attended, stars }: { readonly providerId: number; readonly attended: boolean; readonly stars: number },
): Promise<number> {
  stage.clock.nowMs += 30 * 60_000;
  const startsAt = new Date(stage.clock.nowMs - 2 * DAY_MS);
  const { rows } = await stage.pool.query<{ id: number }>(
    `insert into appointments (provider_id, patient_id, starts_at, ends_at, status, visit_type, care_type, reason, attendance)
     values ($1, $2, $3, $4, 'completed', 'in-person', 'routine', 'Cough', $5) returning id`,
    [providerId, id, startsAt, new Date(startsAt.getTime() + 1_800_000), attended ? 'attended' : null],
  );
  const url = `/api/appointments/${rows[0]?.id}/review`;
  const reply = await stage.app.inject({ method: 'POST', url, headers: { cookie }, payload: { stars } });
  return reply.statusCode;
}

async function ratingOf({ app }: Stage, providerId: number): Promise<string> {
  const { rating, reviewCount } = (await app.inject(`/api/providers/${providerId}`)).json();
  return `${rating} of ${reviewCount}`;
}

async function praised(stage: Stage): Promise<number> {
  const providerId = await newProvider(stage);
  await review(stage, await newPatient(stage), { providerId, attended: true, stars: 5 });
  return providerId;
}

async function neverSeen(stage: Stage): Promise<Finding> {
  const providerId = await praised(stage);
  const liar = await newPatient(stage, { emailConfirmedAt: null });
  for (let at = 0; at < 10; at++) await review(stage, liar, { providerId, attended: false, stars: 1 });
  const found = await ratingOf(stage, providerId);
  return { tried: 'an unconfirmed account reviews visits that no one marked', found, held: found === '50 of 1' };
}

async function againAndAgain(stage: Stage): Promise<Finding> {
  const providerId = await praised(stage);
  const angry = await newPatient(stage);
  for (let at = 0; at < 10; at++) await review(stage, angry, { providerId, attended: true, stars: 1 });
  const found = await ratingOf(stage, providerId);
  return { tried: 'one patient reviews ten visits', found, held: found === '30 of 2' };
}

async function series(stage: Stage): Promise<Finding> {
  const providerId = await praised(stage);
  for (let at = 0; at < (stage.isWhole ? 20 : 8); at++) {
    await review(stage, await newPatient(stage), { providerId, attended: false, stars: 1 });
  }
  const found = await ratingOf(stage, providerId);
  return { tried: 'twenty confirmed accounts review visits that no one marked', found, held: found === '17 of 6' };
}
