import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { openSignIn } from '#features/auth/rules/account-contract.ts';
import type { AuthErrorBody } from '#features/auth/rules/refusals.ts';
import { call, errorBody, serverMessage } from '#platform/web/calls/call.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { forgetLinkToken, useLinkToken } from './use-link-token.ts';

/**
 * On the sign-in page that a mailed link opened: lets this browser sign in without waiting. Needs a click, because mail
 * programs open links too. Shows nothing without a link.
 */
export function OpenSignIn() {
  const { i18n } = useLingui();
  const token = useLinkToken({ keptAs: 'sign-in' });
  const opening = useMutation({
    mutationFn: (found: string) =>
      call<typeof openSignIn>('POST', '/api/sign-in-link/open', { body: { token: found } }),
    onSuccess: () => forgetLinkToken('sign-in'),
    onError: (error) => {
      if (errorBody<AuthErrorBody>(error)?.code === 'link_expired') forgetLinkToken('sign-in');
    },
  });
  if (!token) return null;
  if (opening.isSuccess) {
    return (
      <OutcomeNotice icon={CircleCheck} tone="green" title={<Trans>You can sign in here now</Trans>}>
        <p className="mb-5">
          <Trans>Enter your password below.</Trans>
        </p>
      </OutcomeNotice>
    );
  }
  const problem = serverMessage(opening.error);
  return (
    <div className="notice mb-5 grid justify-items-start gap-3">
      <p>
        <Trans>You opened a link from our e-mail. Press the button, then sign in with your password.</Trans>
      </p>
      {opening.isError && (
        <p role="alert" className="font-semibold">
          {problem === undefined ? <Trans>That did not work. Please try again.</Trans> : translateText(i18n, problem)}
        </p>
      )}
      <BusyButton busy={opening.isPending} busyText={<Trans>Opening...</Trans>} onClick={() => opening.mutate(token)}>
        <Trans>Let me sign in here</Trans>
      </BusyButton>
    </div>
  );
}
