import type { ErrorBody } from '#platform/common/app-error.ts';
import { errorBody } from '#platform/web/calls/call.ts';
import { PASSWORD_DECLINED, PASSWORD_GIVEN } from './desk-events.ts';

/**
 * Does an act that may need the password at a shared computer, where the dialog for it opens by itself: once the member has
 * signed in, the act is done again. Rejects with the refusal if the member closes the dialog.
 */
export async function withPassword<Reply>(act: () => Promise<Reply>): Promise<Reply> {
  try {
    return await act();
  } catch (error) {
    if (errorBody<ErrorBody<string>>(error)?.code !== 'full_sign_in_needed') throw error;
    if (!(await isPasswordGiven())) throw error;
    return await act();
  }
}

async function isPasswordGiven(): Promise<boolean> {
  return await new Promise((resolve) => {
    const answers = new AbortController();
    const listen = (event: string, isGiven: boolean) =>
      window.addEventListener(
        event,
        () => {
          answers.abort();
          resolve(isGiven);
        },
        { signal: answers.signal },
      );
    listen(PASSWORD_GIVEN, true);
    listen(PASSWORD_DECLINED, false);
  });
}
