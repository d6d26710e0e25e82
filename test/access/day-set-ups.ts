import type { CallSetUp } from './call-set-up.ts';
import { practiceOf } from './portal-set-ups.ts';

const DAY = '2026-11-24';
const off = { resourceId: null, kind: 'off', from: DAY, until: DAY };

/** The calls about days that differ and public holidays: of a practice, and of administrators. */
export const DAY_SET_UPS: Readonly<Record<string, CallSetUp>> = {
  'POST /api/portal/providers/:id/schedule-changes': {
    whose: 'practice',
    ready: async (t, person) => ({ params: { id: await practiceOf(t, person) }, body: off }),
  },
  'DELETE /api/portal/providers/:id/schedule-changes/:seriesId': {
    whose: 'practice',
    ready: async (t, person) => {
      const id = await practiceOf(t, person);
      const { rows } = await t.pool.query<{ series_id: string }>(
        `insert into schedule_exceptions (provider_id, day, kind) values ($1, $2, 'off') returning series_id`,
        [id, DAY],
      );
      return { params: { id, seriesId: rows[0]?.series_id ?? '' }, body: {} };
    },
  },
  'GET /api/portal/providers/:id/holidays': {
    whose: 'practice',
    ready: async (t, person) => ({ params: { id: await practiceOf(t, person) } }),
  },
  'PUT /api/portal/providers/:id/holidays/:day': {
    whose: 'practice',
    ready: async (t, person) => {
      const id = await practiceOf(t, person);
      // Of one state, so that no other place has this holiday.
      await t.pool.query("update providers set state = 'Yobe' where id = $1", [id]);
      await t.pool.query(
        `insert into public_holidays (day, name, state, added_at) values ($1, 'Eid-el-Test', 'Yobe', now()) on conflict do nothing`,
        [DAY],
      );
      return { params: { id, day: DAY }, body: { answer: 'open', was: null } };
    },
  },
  'GET /api/admin/holidays': { whose: 'manage_providers' },
  'POST /api/admin/holidays': {
    whose: 'manage_providers',
    ready: () => ({ body: { day: '2026-12-28', name: 'Day in place of Boxing Day', state: null } }),
  },
  'DELETE /api/admin/holidays/:id': {
    whose: 'manage_providers',
    ready: async (t) => {
      await t.pool.query("delete from public_holidays where day = '2026-12-29'");
      const { rows } = await t.pool.query<{ id: number }>(
        `insert into public_holidays (day, name, added_at) values ('2026-12-29', 'Eid-el-Test', now()) returning id`,
      );
      return { params: { id: rows[0]?.id ?? 0 } };
    },
  },
};
