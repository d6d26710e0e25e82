import { alongside, replyOf } from './call.ts';

/** Sends a picture unchanged; the server scales it. Returns the result of the call. @throws ApiError, TypeError */
export async function sendPicture(method: 'POST' | 'PUT', url: string, file: Blob): Promise<unknown> {
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
