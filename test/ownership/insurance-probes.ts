import { findCard, findCardFiles, writeCard } from '#features/insurance/server/card-store.ts';
import type { Probe } from './probes.ts';

/** A plan of the bystander's, with a picture of its card. */
async function withCard({ sql, theirs }: Probe): Promise<number> {
  await sql(`update insurance_plans set card_file = 'card' where user_id = $1`);
  return (await theirs('insurance_plans'))['id'] ?? 0;
}

/** Probes of the store of pictures of plan cards. */
export const INSURANCE_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  findCard: async (probe) => (await findCard(probe.t.db, await withCard(probe), probe.stranger.id)) === undefined,
  findCardFiles: async (probe) => {
    await withCard(probe);
    return (await findCardFiles(probe.t.db, probe.stranger.id)).length === 0;
  },
  writeCard: async (probe) =>
    (await writeCard(probe.t.db, await withCard(probe), probe.stranger.id, null)) === undefined,
};
