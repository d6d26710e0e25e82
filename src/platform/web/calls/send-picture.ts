import { ApiError } from './call.ts';
import { noteRefusal } from './session-ended.ts';

/** Sends a picture unchanged; the server scales it. Returns the result of the call. @throws ApiError, TypeError */
export async function sendPicture(method: 'POST' | 'PUT', url: string, file: Blob): Promise<unknown> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    // The declared type doesn't matter: the server checks the content.
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });
  if (!response.ok) {
    const body = await response.text();
    noteRefusal(response.status, body);
    throw new ApiError(response.status, body || response.statusText);
  }
  return await response.json();
}
