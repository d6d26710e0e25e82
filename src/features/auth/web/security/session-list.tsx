import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import type { endOtherSessions, endSession, Session } from '#features/auth/rules/account-contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { usePathQuery } from '#platform/web/calls/use-path-query.ts';
import { shortMoment } from '#platform/web/format-date.ts';
import { toast } from '#platform/web/toast-store.ts';
import { BusyButton } from '#platform/web/ui/busy-button.tsx';
import { LoadError } from '#platform/web/ui/load-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { sessionsOf } from './security-queries.ts';

/** The user's open sessions, with buttons that end them. */
export function SessionList({ userId }: { readonly userId: number }) {
  const { data: sessions, isError, refetch } = usePathQuery(sessionsOf(userId));
  const everywhereElse = useEnding(userId, () =>
    call<typeof endOtherSessions>('DELETE', '/api/users/:id/sessions', { params: { id: userId } }),
  );
  if (isError) {
    return (
      <LoadError onRetry={refetch}>
        <Trans>We couldn't load where you are signed in.</Trans>
      </LoadError>
    );
  }
  if (sessions === undefined) return <Spinner />;
  return (
    <>
      <ul className="grid gap-3">
        {sessions.map((session) => (
          <SessionItem key={session.id} userId={userId} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <BusyButton
          className="button-ghost justify-self-start"
          busy={everywhereElse.isPending}
          busyText={<Trans>Signing out...</Trans>}
          onClick={() => everywhereElse.mutate()}
        >
          <Trans>Sign out everywhere else</Trans>
        </BusyButton>
      )}
    </>
  );
}

function SessionItem({ userId, session }: { readonly userId: number; readonly session: Session }) {
  const { t, i18n } = useLingui();
  const ending = useEnding(userId, () =>
    call<typeof endSession>('DELETE', '/api/users/:id/sessions/:sessionId', {
      params: { id: userId, sessionId: session.id },
    }),
  );
  const { browser, system } = session;
  const known = browser !== null && system !== null ? t`${browser} on ${system}` : (browser ?? system);
  const device = known ?? t`Unknown device`;
  const signedIn = shortMoment(i18n, session.createdAt);
  const lastSeen = shortMoment(i18n, session.lastSeenAt);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-3 last:border-b-0 last:pb-0">
      <MonitorSmartphone aria-hidden size={24} strokeWidth={1.75} className="flex-none text-soft" />
      <div className="grow basis-40">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device}
          {session.current && (
            <span className="badge badge-green">
              <Trans>This device</Trans>
            </span>
          )}
        </p>
        <p className="text-sm text-soft">
          <Trans>
            Signed in {signedIn}, last used {lastSeen}
          </Trans>
        </p>
      </div>
      {!session.current && (
        <BusyButton
          className="button-ghost"
          busy={ending.isPending}
          busyText={<Trans>Signing out...</Trans>}
          onClick={() => ending.mutate()}
        >
          <Trans>
            Sign out<span className="sr-only"> {device}</span>
          </Trans>
        </BusyButton>
      )}
    </li>
  );
}

/** Ends sessions and reloads the list. A session that has ended in the meantime (404) isn't reported as an error. */
function useEnding(userId: number, end: () => Promise<unknown>) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: () => toast({ title: t`Signed out there` }),
    onError: (error) => {
      if ((error as { status?: number }).status === 404) return;
      toast({ title: t`That did not work. Please try again.`, variant: 'destructive' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsOf(userId).queryKey }),
  });
}
