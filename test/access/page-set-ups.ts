import type { TestApp } from '#test/app.ts';
import type { CallSetUp } from './call-set-up.ts';
import { aPicture } from './network-set-ups.ts';
import { practiceOf } from './portal-set-ups.ts';

/** Inserts a change of a practice's name that waits for review; returns its id. */
export async function waitingName(t: TestApp, providerId: number, wanted = 'Waiting Clinic'): Promise<number> {
  const { rows } = await t.pool.query<{ id: number }>(
    `insert into page_changes (provider_id, field, was, wanted, sent_at)
     values ($1, 'name', to_jsonb((select name from providers where id = $1)), to_jsonb($2::text), $3) returning id`,
    [providerId, wanted, new Date(t.clock.nowMs)],
  );
  return rows[0]?.id ?? 0;
}

const OWN = '/api/portal/providers/:id/page';

/** The calls about a practice's own page, and about the review of its changes. */
export const PAGE_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  [`GET ${OWN}`]: { whose: 'practice', ready: async (t, person) => ({ params: { id: await practiceOf(t, person) } }) },
  [`PUT ${OWN}`]: {
    whose: 'practice',
    ready: async (t, person) => ({
      params: { id: await practiceOf(t, person) },
      body: { telehealthAvailable: { was: false, to: true } },
    }),
  },
  [`DELETE ${OWN}/changes/:changeId`]: {
    whose: 'practice',
    ready: async (t, person) => {
      const id = await practiceOf(t, person);
      return { params: { id, changeId: await waitingName(t, id) } };
    },
  },
  [`POST ${OWN}/images`]: {
    whose: 'practice',
    ready: async (t, person) => ({
      params: { id: await practiceOf(t, person) },
      query: { use: 'profile' },
      bytes: await aPicture(),
    }),
  },
  'GET /api/admin/page-changes': { whose: 'manage_providers' },
  'PUT /api/admin/page-changes/:id': {
    whose: 'manage_providers',
    ready: async (t) => ({
      params: { id: await waitingName(t, await practiceOf(t, undefined)) },
      body: { approve: true },
    }),
  },
};
