import { ApiError } from './call.ts';
import { noteSessionEnd } from './session-ended.ts';

/** Sends a picture as it is; the server makes it small. Answers what the call answers. @throws ApiError, TypeError */
export async function sendPicture(method: 'POST' | 'PUT', url: string, file: Blob): Promise<unknown> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    // What a file says it is doesn't matter: the server looks into it.
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  });
  if (!response.ok) {
    const body = await response.text();
    noteSessionEnd(response.status, body);
    throw new ApiError(response.status, body || response.statusText);
  }
  return await response.json();
}
