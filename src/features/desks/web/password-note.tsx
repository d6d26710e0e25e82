import { Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { PASSWORD_NEEDED } from './desk-events.ts';

/** Returns whether the session was opened with a PIN: it may do the day's work only. */
export function useIsByPin(): boolean {
  return useCurrentUser()?.desk?.byPin === true;
}

/** Says that a session of a PIN can't do this, and offers to sign in with the password. */
export function PasswordNote() {
  return (
    <div className="notice grid justify-items-start gap-3">
      <p className="flex items-start gap-3">
        <KeyRound aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
        <Trans>You unlocked this computer with a PIN. To change anything here, sign in with your password.</Trans>
      </p>
      <button
        type="button"
        className="button button-ghost"
        onClick={() => window.dispatchEvent(new Event(PASSWORD_NEEDED))}
      >
        <Trans>Sign in with your password</Trans>
      </button>
    </div>
  );
}
