import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { User } from '#features/auth/contract.ts';
import type { passkeySignIn, startPasskeySignIn } from '#features/auth/rules/passkeys/passkey-contract.ts';
import { call, serverMessage } from '#platform/web/calls/call.ts';
import { translateText } from '#platform/web/translate-text.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { useWelcome } from '../sign-in/use-login.ts';
import { useKnowsPasskeys } from './use-passkeys.ts';

const START = '/api/passkey-sign-in/challenge';

/** The button that signs in with a passkey, in place of password and code; nothing where the browser knows none. */
export function PasskeySignIn({ onSuccess }: { readonly onSuccess: (user: User) => void }) {
  const { t, i18n } = useLingui();
  const welcome = useWelcome(onSuccess);
  const knows = useKnowsPasskeys();
  const signingIn = useMutation({
    mutationFn: async () => {
      const { signChallenge } = await import('./device-passkeys.ts');
      const signed = await signChallenge(await call<typeof startPasskeySignIn>('POST', START));
      return signed && (await call<typeof passkeySignIn>('POST', '/api/passkey-sign-in', { body: signed }));
    },
    onSuccess: (user) => user && welcome(user),
  });
  if (knows !== true) return null;
  const reason = serverMessage(signingIn.error);
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <BusyButton
        className="button-ghost"
        busy={signingIn.isPending}
        busyText={<Trans>Signing in...</Trans>}
        onClick={() => signingIn.mutate()}
      >
        <span className="inline-flex items-center gap-2">
          <KeyRound aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Use a passkey</Trans>
        </span>
      </BusyButton>
      {signingIn.isError && (
        <p role="alert" className="notice notice-red">
          {reason === undefined ? t`That did not work. Please use your password.` : translateText(i18n, reason)}
        </p>
      )}
      {signingIn.isSuccess && signingIn.data === null && (
        <p role="status" className="text-soft">
          <Trans>No passkey was used. You can try again, or use your password.</Trans>
        </p>
      )}
    </div>
  );
}
