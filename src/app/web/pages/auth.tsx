import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { nextPath } from '#features/auth/rules/next-path.ts';
import { signedInPath } from '#features/auth/rules/screen-access.ts';
import { OpenSignIn } from '#features/auth/web/mailed-links/open-sign-in.tsx';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { AuthPitch } from '#features/auth/web/sign-in/auth-pitch.tsx';
import { AuthTabs } from '#features/auth/web/sign-in/auth-tabs.tsx';
import { ClinicWayIn } from '#features/auth/web/sign-in/clinic-way-in.tsx';
import { SignedInNotice } from '#features/auth/web/sign-in/signed-in-notice.tsx';
import { PageHead } from '#platform/web/page-head.tsx';
import { deskGate } from '../desk-gate.tsx';
import type { PageLocation } from '../page-module.ts';

/** How long the message after a registration stays, ms. @see patient-area specification, section 9 */
const REGISTERED_MS = 3000;

/**
 * At a shared computer, shows its lock screen instead to those who want to enter the portal, and to everyone while it is
 * marked as locked.
 */
function useLockScreen(isSignedOut: boolean, isToPortal: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isSignedOut || !document.cookie.includes(isToPortal ? 'at-desk=' : 'desk-locked=')) return;
    // Effects of the gate, which is around this page, run after this one.
    Promise.resolve()
      .then(() => deskGate.enter())
      .then(
        ({ sendToLock }) => sendToLock(queryClient, { type: 'signed-out' }),
        () => undefined,
      );
  }, [isSignedOut, isToPortal, queryClient]);
}

/** Login and registration. A signed-in user is sent on to the page that led here. */
export function Page({ search }: PageLocation) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const user = useCurrentUser();
  const [registered, setRegistered] = useState(false);
  const wanted = search.get('next');
  const target = user ? signedInPath(user, wanted) : nextPath(wanted);
  const signedIn = Boolean(user);
  useLockScreen(user === null, target.startsWith('/provider-portal'));

  useEffect(() => {
    if (!signedIn) return undefined;
    const timer = setTimeout(() => navigate(target, { replace: true }), registered ? REGISTERED_MS : 0);
    return () => clearTimeout(timer);
  }, [signedIn, registered, target, navigate]);

  return (
    <div className="wrap py-8 md:py-12">
      <PageHead title={t`Sign in`} description={t`Sign in or create an account to book and manage your visits.`} />
      <h1 tabIndex={-1}>
        <Trans>Your account</Trans>
      </h1>
      <p className="mt-2 max-w-[56ch] text-lg text-soft">
        <Trans>Sign in or create an account to book and manage your visits.</Trans>
      </p>
      <div className="mt-6 grid items-start gap-6 md:grid-cols-2 lg:gap-10">
        <div className="card sm:p-6">
          {user ? (
            <SignedInNotice user={user} registered={registered} target={target} />
          ) : (
            <>
              <noscript>
                <p className="notice notice-amber mb-5">
                  <Trans>
                    JavaScript is turned off in this browser. You can sign in here, or{' '}
                    <a href={`/auth/register?next=${encodeURIComponent(target)}`} className="underline">
                      create an account on a simple page
                    </a>
                    .
                  </Trans>
                </p>
              </noscript>
              {target !== '/' && (
                <p className="notice mb-5">
                  <Trans>Please sign in to see this page.</Trans>
                </p>
              )}
              <OpenSignIn />
              <AuthTabs
                schema="page"
                initial={search.get('tab') === 'register' ? 'register' : 'login'}
                refused={search.get('refused')}
                onRegister={() => setRegistered(true)}
              />
              <ClinicWayIn className="mt-5 border-t border-line pt-3" />
            </>
          )}
        </div>
        <AuthPitch />
      </div>
    </div>
  );
}
