import { urlOf } from '#platform/web/calls/call.ts';
import { sendPicture } from '#platform/web/calls/send-picture.ts';

/** Path of the calls for a plan card's picture. */
export const CARD = '/api/insurance-plans/:id/card';

/** Returns the URL of a plan card's picture; it changes with each new picture. */
export function cardUrl({ id, cardAddedAt }: { readonly id: number; readonly cardAddedAt: string | null }): string {
  return urlOf(CARD, { id }, { of: cardAddedAt });
}

/** Uploads a picture of a plan's card, replacing the former one. @throws ApiError, TypeError */
export async function sendCard({ id, file }: { readonly id: number; readonly file: File }): Promise<void> {
  await sendPicture('PUT', urlOf(CARD, { id }), file);
}
