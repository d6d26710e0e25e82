import type { uploadImage } from '#features/network/contract.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import { ApiError } from '#platform/web/call.ts';
import { noteSessionEnd } from '#platform/web/session-ended.ts';

/** Sends a picture as it is; the server makes it small. Answers its path. @throws ApiError, TypeError */
export async function sendImage(file: Blob, use: 'profile' | 'office'): Promise<string> {
  const response = await fetch(`/api/admin/images?use=${use}`, {
    method: 'POST',
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
  return ((await response.json()) as ReplyOf<typeof uploadImage>).path;
}
