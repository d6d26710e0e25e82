import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { CloudUpload, Lock, Wifi, WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'wouter';
import { watchDesk } from '#features/desks/web/desk-watch.ts';
import { deskLock } from '#features/desks/web/lock-flow.ts';
import { PinPad } from '#features/desks/web/pin-pad.tsx';
import type { ClosedVault } from '#features/desks/web/vault/vault.ts';
import { openVault } from '#features/desks/web/vault/vault.ts';
import { peopleOf } from '#features/offline/rules/day-now.ts';
import { addDays, lagosDate, lagosTime } from '#platform/common/lagos-time.ts';
import { checkNetwork, useIsNetworkLost } from '#platform/web/calls/network.ts';
import { longDay } from '#platform/web/format-date.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { PersonRow } from './person-row.tsx';
import { type OfflineView, type TypedMark, useOfflineDay } from './use-offline-day.ts';
import { WalkInForm } from './walk-in-fields.tsx';
import { WishForm } from './wish-fields.tsx';

/** How often it looks whether the network is back, ms. */
const LOOK_MS = 5000;

/** The desk without network: the day as this computer keeps it, behind the PIN of a member. */
export function OfflineDesk({ isAtDesk }: { readonly isAtDesk: boolean }) {
  const { view, reload, lock, add, takeBack, signOut } = useOfflineDay();
  return (
    <>
      <NetworkNote isAtDesk={isAtDesk} />
      {view.status === 'loading' && <Spinner />}
      {view.status === 'empty' && (
        <EmptyState icon={WifiOff} title={<Trans>This computer keeps no visits</Trans>}>
          <p className="max-w-[48ch] text-soft">
            <Trans>It keeps today and tomorrow while a member of the practice works here with network.</Trans>
          </p>
          <a href="/provider-portal" className="button">
            <Trans>Open the portal</Trans>
          </a>
        </EmptyState>
      )}
      {view.status === 'closed' && <Closed vault={view.vault} onOpen={reload} />}
      {view.status === 'open' && (
        <Open view={view} add={add} takeBack={takeBack} lock={lock} signOut={signOut} isAtDesk={isAtDesk} />
      )}
    </>
  );
}

/** Whether there is network, and the way back. */
function NetworkNote({ isAtDesk }: { readonly isAtDesk: boolean }) {
  const isLost = useIsNetworkLost();
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const look = () => void checkNetwork().then(() => setKnown(true));
    look();
    const timer = window.setInterval(look, LOOK_MS);
    return () => window.clearInterval(timer);
  }, []);
  const Icon = isLost ? WifiOff : Wifi;
  // Within the portal the page stays loaded, and with it what is said of the entries that were sent here.
  const Way = isAtDesk ? Link : 'a';
  if (!isKnown) return null;
  return (
    <div
      role="status"
      className={`notice flex flex-wrap items-center gap-3 ${isLost ? 'notice-amber' : 'notice-green'}`}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
      <p className="min-w-48 flex-1">
        {isLost ? (
          <Trans>No network. What you enter here is sent later.</Trans>
        ) : (
          <Trans>The network is there. Open the portal to send what you entered.</Trans>
        )}
      </p>
      {!isLost && (
        <Way href="/provider-portal" className="button">
          <Trans>Open the portal</Trans>
        </Way>
      )}
    </div>
  );
}

function Closed({ vault, onOpen }: { readonly vault: ClosedVault; readonly onOpen: () => void }) {
  const { t } = useLingui();
  const unlock = async (memberId: number, pin: string) => {
    const opening = await openVault(memberId, pin);
    if (opening.found === 'open') {
      onOpen();
      return undefined;
    }
    if (opening.found === 'wrong') {
      const { left } = opening;
      return t`That PIN is not right. ${plural(left, { one: '# try is left.', other: '# tries are left.' })}`;
    }
    onOpen();
    return t`Too many wrong PINs. This member can sign in with network only.`;
  };
  return (
    <section className="card grid gap-4 sm:p-6">
      <h2 className="flex items-center gap-3 text-xl">
        <Lock aria-hidden size={22} strokeWidth={1.75} className="flex-none" />
        {vault.placeName}, {vault.deskName}
      </h2>
      {vault.members.length === 0 ? (
        <p>
          <Trans>No PIN opens this computer without network. Sign in when the network is back.</Trans>
        </p>
      ) : (
        <PinPad
          members={vault.members.map((member) => ({ ...member, needsPassword: false }))}
          firstId={null}
          unlock={unlock}
        />
      )}
    </section>
  );
}

function Open({
  view,
  add,
  takeBack,
  lock,
  signOut,
  isAtDesk,
}: {
  readonly view: Extract<OfflineView, { status: 'open' }>;
  readonly add: (typed: TypedMark, name: string) => Promise<void>;
  readonly takeBack: (id: string) => Promise<void>;
  readonly lock: () => void;
  readonly signOut: () => Promise<void>;
  /** The lock of the portal watches already. */
  readonly isAtDesk: boolean;
}) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { day: pack, marks, memberId } = view;
  const nowMs = useNow(0);
  const today = lagosDate(nowMs);
  const [day, setDay] = useState<'today' | 'tomorrow'>('today');
  const shown = day === 'today' ? today : addDays(today, 1);
  const people = peopleOf(pack, marks, shown);
  const [said, setSaid] = useState('');
  const [isFull, setFull] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  useIdleLock(pack.desk.lockAfterMinutes, isAtDesk ? undefined : lock);
  const enter = async (typed: TypedMark, name: string, sentence: string) => {
    try {
      await add(typed, name);
      setFull(false);
      setSaid(sentence);
    } catch {
      setFull(true);
    }
  };
  const member = pack.members.find(({ id }) => id === memberId)?.name;
  const keptAt = lagosTime(Date.parse(pack.at));
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-48 flex-1">
          <span className="block font-bold wrap-anywhere">{pack.placeName}</span>
          <span className="text-soft">
            {member} · <Trans>as of {keptAt}</Trans>
          </span>
        </p>
        <button
          type="button"
          className="button button-ghost"
          onClick={isAtDesk ? () => deskLock(queryClient).send({ type: 'lock' }) : lock}
        >
          <Trans>Lock</Trans>
        </button>
        <button
          type="button"
          className="button button-ghost"
          onClick={() => (marks.length > 0 ? setLeaving(true) : void signOut())}
        >
          <Trans>Log out</Trans>
        </button>
      </div>
      <WaitingCount waiting={marks.length} />
      {isLeaving && (
        <LeaveDialog
          waiting={marks.length}
          onAnswer={(isSure) => {
            setLeaving(false);
            if (isSure) void signOut();
          }}
        />
      )}
      <output className="sr-only">{said}</output>
      {isFull && (
        <p role="alert" className="notice notice-red">
          <Trans>Not saved: this browser stores nothing more. Write it on paper.</Trans>
        </p>
      )}
      <div role="group" aria-label={t`Day`} className="flex flex-wrap gap-2">
        <button type="button" className="chip" aria-pressed={day === 'today'} onClick={() => setDay('today')}>
          <Trans>Today</Trans>
        </button>
        <button type="button" className="chip" aria-pressed={day === 'tomorrow'} onClick={() => setDay('tomorrow')}>
          <Trans>Tomorrow</Trans>
        </button>
      </div>
      <section className="grid gap-3">
        <h2 className="text-xl">{longDay(i18n, shown)}</h2>
        {people.length === 0 && (
          <p className="text-soft">
            <Trans>No visits.</Trans>
          </p>
        )}
        <ul className="grid gap-3">
          {people.map((person) => (
            <PersonRow
              key={person.key}
              person={person}
              canAct={day === 'today'}
              pack={pack}
              nowMs={nowMs}
              onMark={(typed, sentence) => void enter(typed, person.name, sentence)}
              onTakeBack={(id) => void takeBack(id)}
            />
          ))}
        </ul>
      </section>
      {day === 'today' && pack.points.length > 0 && (
        <WalkInForm pack={pack} marks={marks} onEnter={(typed, sentence) => enter(typed, typed.name ?? '', sentence)} />
      )}
      <WishForm
        marks={marks}
        onEnter={(typed, sentence) => enter(typed, typed.name ?? '', sentence)}
        onTakeBack={(id) => void takeBack(id)}
      />
    </>
  );
}

function WaitingCount({ waiting }: { readonly waiting: number }) {
  return (
    <p className="flex items-center gap-2 font-semibold" aria-live="polite">
      <CloudUpload aria-hidden size={20} strokeWidth={1.75} className="flex-none" />
      <Plural value={waiting} _0="Nothing waits to be sent" one="Waits to be sent: #" other="Waits to be sent: #" />
    </p>
  );
}

/** Locks after the minutes of the computer without an action. */
function useIdleLock(minutes: number, lock: (() => void) | undefined): void {
  const isWatched = lock !== undefined;
  const onIdle = useEffectEvent(() => lock?.());
  useEffect(() => {
    if (!isWatched) return undefined;
    return watchDesk({ lockAfterMs: minutes * 60_000, onIdle: () => onIdle(), onReport: () => undefined });
  }, [isWatched, minutes]);
}
