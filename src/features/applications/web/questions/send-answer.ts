import type { answerQuestion } from '#features/applications/rules/question-contract.ts';
import type { ReplyOf } from '#platform/common/endpoint.ts';
import { ApiError, call } from '#platform/web/calls/call.ts';

const PATH = '/api/application-questions/answer';

/**
 * Sends an answer; as a multipart form if there is a document.
 * @throws ApiError if it is refused, TypeError if the network fails
 */
export async function sendAnswer(
  body: { readonly token: string; readonly answer: string },
  file: File | undefined,
): Promise<ReplyOf<typeof answerQuestion>> {
  if (file === undefined) return await call<typeof answerQuestion>('POST', PATH, { body });
  const form = new FormData();
  form.append('formData', JSON.stringify(body));
  form.append('document', file);
  const response = await fetch(PATH, { method: 'POST', credentials: 'include', body: form });
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  return (await response.json()) as ReplyOf<typeof answerQuestion>;
}
