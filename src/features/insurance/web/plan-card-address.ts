import { urlOf } from '#platform/web/call.ts';
import { sendPicture } from '#platform/web/send-picture.ts';

/** The calls of the picture of a plan's card. */
export const CARD = '/api/insurance-plans/:id/card';

/** Where the picture of a plan's card is; a new picture has another address. */
export function cardUrl({ id, cardAddedAt }: { readonly id: number; readonly cardAddedAt: string | null }): string {
  return urlOf(CARD, { id }, { of: cardAddedAt });
}

/** Keeps a picture of a plan's card in place of any before. @throws ApiError, TypeError */
export async function sendCard({ id, file }: { readonly id: number; readonly file: File }): Promise<void> {
  await sendPicture('PUT', urlOf(CARD, { id }), file);
}
