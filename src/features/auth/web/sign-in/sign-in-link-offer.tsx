import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { requestSignInLink } from '#features/auth/rules/account-contract.ts';
import { call, serverMessage } from '#platform/web/calls/call.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';

/** Offers a mailed link to a person who has to wait because of wrong passwords, which may be those of others. */
export function SignInLinkOffer({ usernameNow }: { readonly usernameNow: () => string }) {
  const { i18n } = useLingui();
  const sending = useMutation({
    mutationFn: () =>
      call<typeof requestSignInLink>('POST', '/api/sign-in-link', { body: { username: usernameNow() } }),
  });
  const problem = serverMessage(sending.error);
  return (
    <div className="notice grid justify-items-start gap-3">
      <p>
        <Trans>
          You do not have to wait. We can send a link to the e-mail address of your account. Open it in this browser,
          then sign in with your password.
        </Trans>
      </p>
      <div role="status">
        {sending.isSuccess && (
          <p className="font-semibold">
            <Trans>If we know this account, the link is on its way. It works for 30 minutes.</Trans>
          </p>
        )}
        {sending.isError && (
          <p className="font-semibold">
            {problem === undefined ? <Trans>That did not work. Please try again.</Trans> : translateText(i18n, problem)}
          </p>
        )}
      </div>
      {!sending.isSuccess && (
        <BusyButton
          className="button-ghost"
          busy={sending.isPending}
          busyText={<Trans>Sending...</Trans>}
          onClick={() => sending.mutate()}
        >
          <Trans>Send me the link</Trans>
        </BusyButton>
      )}
    </div>
  );
}
