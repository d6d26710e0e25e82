import { PICTURE_MAX_BYTES, PICTURE_SIDE } from '#platform/common/picture-limits.ts';
import { PICTURE_TOO_LARGE } from '#platform/common/platform-refusals.ts';
import { ApiError, alongside, replyOf } from './call.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Sends a picture, made small first. Returns the result of the call. @throws ApiError, TypeError */
export async function sendPicture(method: 'POST' | 'PUT', url: string, chosen: File): Promise<unknown> {
  const file = await shrinkPicture(chosen, PICTURE_SIDE);
  if (file.size > PICTURE_MAX_BYTES) throw new ApiError(413, JSON.stringify(PICTURE_TOO_LARGE));
  const response = await alongside.wait(
    fetch(url, {
      method,
      credentials: 'include',
      // The declared type doesn't matter: the server checks the content.
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    }),
  );
  return await replyOf(response, method);
}
