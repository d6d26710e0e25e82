import type { sendApplication as sendCall } from '#features/applications/contract.ts';
import type { BodyOf, ReplyOf } from '#platform/common/endpoint.ts';
import { ApiError, call } from '#platform/web/calls/call.ts';
import { keyFor } from './application-draft.ts';

const PATH = '/api/provider-applications';

/**
 * Sends an application; as a multipart form if there is a file. Sending it again from this tab is idempotent.
 * @throws ApiError if it is refused, TypeError if the network fails
 */
export async function sendApplication(
  body: BodyOf<typeof sendCall>,
  file: File | undefined,
): Promise<ReplyOf<typeof sendCall>> {
  const content = JSON.stringify(body);
  const fingerprint = file === undefined ? content : `${content} ${file.name} ${file.size} ${file.lastModified}`;
  const headers = { 'idempotency-key': keyFor(fingerprint) };
  if (file === undefined) return await call<typeof sendCall>('POST', PATH, { body, headers });
  const form = new FormData();
  form.append('formData', content);
  form.append('resumeFile', file);
  const response = await fetch(PATH, { method: 'POST', credentials: 'include', headers, body: form });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return (await response.json()) as ReplyOf<typeof sendCall>;
}
