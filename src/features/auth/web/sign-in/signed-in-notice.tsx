import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { User } from '#features/auth/contract.ts';

/** Replaces the forms after sign-in, until the user continues to `target`. */
export function SignedInNotice({
  user,
  registered,
  target,
}: {
  readonly user: User;
  /** True if the account was just created. */
  readonly registered: boolean;
  readonly target: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (registered) box.current?.focus();
  }, [registered]);
  const name = user.fullName;
  return (
    <div ref={box} tabIndex={-1} className="grid justify-items-start gap-4">
      <div className="notice notice-green flex w-full gap-3">
        <CircleCheck aria-hidden size={24} strokeWidth={1.75} className="flex-none" />
        <div>
          {registered && (
            <p className="font-bold">
              <Trans>Registration successful</Trans>
            </p>
          )}
          <p>
            {registered ? (
              <Trans>Welcome, {name}! Your account is ready. Taking you on in a moment.</Trans>
            ) : (
              <Trans>You are signed in as {name}.</Trans>
            )}
          </p>
        </div>
      </div>
      <Link href={target} className="button">
        <Trans>Continue</Trans>
      </Link>
    </div>
  );
}
