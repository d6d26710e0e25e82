import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Bell, KeyRound, Lock, WifiOff } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { DeskScreen } from '#features/desks/contract.ts';
import { lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import { longDay } from '#platform/web/format-date.ts';
import { lazyPart } from '#platform/web/lazy-part.ts';
import { PageHead } from '#platform/web/page-head.tsx';
import { FormError } from '#platform/web/ui/form-error.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { deskLock } from './lock-flow.ts';
import { PinUnlock } from './pin-unlock.tsx';
import { useDeskScreen } from './use-desk-screen.ts';
import { closedVault } from './vault/vault.ts';

const LoginForm = lazyPart(
  async () => (await import('#features/auth/web/sign-in/login-form.tsx')).LoginForm,
  FormError,
);

/**
 * What a locked shared computer shows instead of the application: the time, how much is new, and how to unlock it. Nothing
 * on it names a patient.
 */
export function LockScreen() {
  const { t } = useLingui();
  const lock = deskLock(useQueryClient());
  const { screen, isLost, reload } = useDeskScreen(() => lock.send({ type: 'desk-gone' }));
  const isKept = useIsKept(isLost);
  const unseen = screen?.newsCount ?? 0;
  const title = t`Locked`;
  return (
    <main className="wrap grid min-h-dvh content-start gap-4 py-4 md:content-center lg:grid-cols-[1fr_1.2fr] lg:items-center lg:gap-12">
      <PageHead title={unseen === 0 ? title : `(${unseen}) ${title}`} noIndex />
      <Watchface screen={screen} />
      <section className="card grid gap-4 sm:gap-5 sm:p-6">
        <h1 className="flex items-center gap-3 text-2xl">
          <Lock aria-hidden size={24} strokeWidth={1.75} className="flex-none" />
          {title}
        </h1>
        {isLost && isKept ? <KeptDayNote /> : <Unlock screen={screen} isLost={isLost} onRefused={reload} />}
      </section>
    </main>
  );
}

/** Unlocks with a PIN or the password, by the server. */
function Unlock({
  screen,
  isLost,
  onRefused,
}: {
  readonly screen: DeskScreen | undefined;
  readonly isLost: boolean;
  readonly onRefused: () => void;
}) {
  const lock = deskLock(useQueryClient());
  const { isConfirmed } = { isConfirmed: true, ...useSyncExternalStore(lock.subscribe, lock.state) };
  const [byPassword, setByPassword] = useState(false);
  return (
    <>
      {(isLost || !isConfirmed) && (
        <p role="status" className="notice notice-amber flex items-start gap-3">
          <WifiOff aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
          <Trans>No connection. The screen stays locked until the connection is back.</Trans>
        </p>
      )}
      {byPassword ? (
        <Suspense fallback={<Spinner />}>
          <div ref={focusFirstField}>
            <LoginForm
              schema="page"
              // Signed in only after this returns.
              onSuccess={({ id }) => void setTimeout(() => lock.send({ type: 'unlocked', memberId: id }))}
            />
          </div>
        </Suspense>
      ) : screen === undefined ? (
        !isLost && <Spinner />
      ) : screen.members.length === 0 ? (
        <p>
          <Trans>No one has set a PIN here yet. Sign in with your password, and set one in the settings.</Trans>
        </p>
      ) : (
        <>
          <PinUnlock members={screen.members} onRefused={onRefused} />
          <p className="text-soft">
            <Trans>Not in the list? Sign in with your password, and set a PIN in the settings.</Trans>
          </p>
        </>
      )}
      <button
        type="button"
        className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
        onClick={() => setByPassword(!byPassword)}
      >
        <KeyRound aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
        {byPassword ? <Trans>Use a PIN</Trans> : <Trans>Sign in with your password</Trans>}
      </button>
    </>
  );
}

/** Where a PIN opens the screen without network. */
function KeptDayNote() {
  return (
    <>
      <p role="status" className="notice notice-amber flex items-start gap-3">
        <WifiOff aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 flex-none" />
        <Trans>No connection. Your PIN opens the visits of today and tomorrow on this computer.</Trans>
      </p>
      {/* Loaded, not navigated to: nothing of the locked screen goes along. */}
      <a href="/provider-portal/offline" className="button">
        <Trans>Work without network</Trans>
      </a>
    </>
  );
}

/** True if a PIN opens the day that this computer keeps for times without network. */
function useIsKept(isLost: boolean): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (isLost)
      closedVault().then(
        (vault) => setKept(vault !== undefined && vault.members.length > 0),
        () => setKept(false),
      );
  }, [isLost]);
  return isKept;
}

function focusFirstField(form: HTMLElement | null): void {
  form?.querySelector('input')?.focus();
}

/** The time of day, and how much is new. */
function Watchface({ screen }: { readonly screen: DeskScreen | undefined }) {
  const { i18n, t } = useLingui();
  const nowMs = useNow(0);
  const unseen = screen?.newsCount ?? 0;
  return (
    <section
      aria-label={t`Time and news`}
      className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 lg:grid-cols-1"
    >
      <p className="text-5xl font-extrabold tracking-tight tabular-nums lg:text-8xl">{lagosTime(nowMs)}</p>
      <p className="order-last col-span-full text-soft lg:order-none lg:text-lg">{longDay(i18n, lagosDate(nowMs))}</p>
      <output>
        {screen !== undefined && (
          <Badge isNew={unseen > 0}>
            {unseen === 0 ? <Trans>Nothing new</Trans> : t`${plural(unseen, { one: '# new', other: '# new' })}`}
          </Badge>
        )}
      </output>
      {screen !== undefined && (
        <p className="col-span-full wrap-anywhere lg:mt-2">
          <span className="font-bold">{screen.placeName}</span>{' '}
          <span className="text-soft lg:block">{screen.name}</span>
        </p>
      )}
    </section>
  );
}

function Badge({ isNew, children }: { readonly isNew: boolean; readonly children: ReactNode }) {
  return (
    <span className={`badge text-base ${isNew ? 'badge-green' : ''}`}>
      <Bell aria-hidden size={18} strokeWidth={1.75} />
      {children}
    </span>
  );
}
