import type { Context } from '#platform/server/context.ts';
import { smallImage } from '#platform/server/http/small-image.ts';
import type { InsurancePlan } from '../contract.ts';
import { CARD_FILES } from './card-files.ts';
import { findCard, writeCard } from './card-store.ts';
import { noSuchPlan } from './change-plans.ts';

type Using = Pick<Context, 'db' | 'config' | 'now'>;

/** A plan and its owner. */
interface OwnPlan {
  readonly id: number;
  readonly userId: number;
}

/**
 * Stores a picture of a plan's card, scaled down and re-encoded, in place of the former one. The new file is written
 * before the row refers to it; the former file is deleted after that.
 * @throws AppError not_found; invalid without a picture; unsupported_media_type, too_large, busy from `smallImage`
 */
export async function keepCard(context: Using, { id, userId }: OwnPlan, read: () => Buffer): Promise<InsurancePlan> {
  const { db, config, now } = context;
  // Check ownership before decoding the picture.
  if ((await findCard(db, id, userId)) === undefined) noSuchPlan();
  const file = await CARD_FILES.keep(config, await smallImage(read(), 'card'), 'webp');
  const written = await db.transaction((tx) => writeCard(tx, id, userId, { file, nowMs: now() }));
  if (written === undefined) {
    await CARD_FILES.remove(config, file);
    noSuchPlan();
  }
  await deleteCardFile(context, written.before);
  return written.plan;
}

/** Removes the picture of a plan's card; does nothing if there is none. @throws AppError not_found */
export async function removeCard(context: Using, { id, userId }: OwnPlan): Promise<InsurancePlan> {
  const written = await context.db.transaction((tx) => writeCard(tx, id, userId, null));
  if (written === undefined) noSuchPlan();
  await deleteCardFile(context, written.before);
  return written.plan;
}

/** Deletes a file that a plan no longer refers to. If this fails, the hourly job deletes it. */
export async function deleteCardFile({ config }: Pick<Context, 'config'>, file: string | null): Promise<void> {
  if (file !== null) await CARD_FILES.remove(config, file);
}
