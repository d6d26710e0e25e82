import { countFamily, findMemberByKey } from '#features/family/server/family-store.ts';
import type { Probe } from './probes.ts';

/** Probes of the store of the people whom a patient books for. */
export const FAMILY_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  countFamily: async ({ t, stranger }) => (await countFamily(t.db, stranger.id)) === 0,
  findMemberByKey: async ({ t, stranger, sql }) => {
    await sql(
      `update family_members set idempotency_key = 'probe' where id = (select min(id) from family_members where user_id = $1)`,
    );
    return (await findMemberByKey(t.db, stranger.id, 'probe')) === undefined;
  },
};
