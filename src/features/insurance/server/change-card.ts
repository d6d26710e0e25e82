import type { Context } from '#platform/server/context.ts';
import { smallImage } from '#platform/server/small-image.ts';
import type { InsurancePlan } from '../contract.ts';
import { CARD_FILES } from './card-files.ts';
import { findCard, writeCard } from './card-store.ts';
import { noSuchPlan } from './change-plans.ts';

type Using = Pick<Context, 'db' | 'config' | 'now'>;

/** One plan of somebody. */
interface Whose {
  readonly id: number;
  readonly userId: number;
}

/**
 * Keeps a picture of the card of somebody's plan, made small and drawn anew, in place of any before. The file is on the
 * disk before the row names it; the one before goes after that.
 * @throws AppError not_found; invalid without a picture; unsupported_media_type, too_large, busy as of `smallImage`
 */
export async function keepCard(context: Using, { id, userId }: Whose, read: () => Buffer): Promise<InsurancePlan> {
  const { db, config, now } = context;
  // Nobody's picture is opened for a plan that isn't theirs.
  if ((await findCard(db, id, userId)) === undefined) noSuchPlan();
  const file = await CARD_FILES.keep(config, await smallImage(read(), 'card'), 'webp');
  const written = await db.transaction((tx) => writeCard(tx, id, userId, { file, nowMs: now() }));
  if (written === undefined) {
    await CARD_FILES.remove(config, file);
    noSuchPlan();
  }
  await forgetCard(context, written.before);
  return written.plan;
}

/** Removes the picture of the card of somebody's plan; without one, nothing changes. @throws AppError not_found */
export async function removeCard(context: Using, { id, userId }: Whose): Promise<InsurancePlan> {
  const written = await context.db.transaction((tx) => writeCard(tx, id, userId, null));
  if (written === undefined) noSuchPlan();
  await forgetCard(context, written.before);
  return written.plan;
}

/** Takes the file away that a plan named before. What fails here, the hourly job removes. */
export async function forgetCard({ config }: Pick<Context, 'config'>, file: string | null): Promise<void> {
  if (file !== null) await CARD_FILES.remove(config, file);
}
