import { Trans, useLingui } from '@lingui/react/macro';
import { MonitorOff, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { OutcomeNotice } from '#features/auth/web/mailed-links/outcome-notice.tsx';
import { useLinkToken } from '#features/auth/web/mailed-links/use-link-token.ts';
import { playTone, setSound, useSound } from '#features/practice-news/web/news-sound.ts';
import type { Board } from '#features/queue/rules/board-contract.ts';
import { shownCode } from '#features/queue/rules/screen-code.ts';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { useQueueWords } from '../use-queue-words.ts';
import { useBoard } from './use-board.ts';
import { useScreenCode } from './use-screen-code.ts';

/** How long a call is set off from the earlier ones, ms. */
const NEW_MS = 30_000;

/**
 * The screen in the waiting room: numbers and points, never a name. Its address holds the secret in the fragment, or it
 * shows a code that connects it to a place.
 */
export function WaitingRoomBoard() {
  const token = useLinkToken({ stays: true });
  if (token === null) return <ConnectedScreen />;
  return token === undefined ? <Spinner /> : <BoardOf token={token} />;
}

function ConnectedScreen() {
  const { code, isLost, secret, again } = useScreenCode();
  if (code === null) return <BoardOf token={secret} onEnded={again} />;
  if (code === undefined) return isLost ? <StaleNote since="" /> : <Spinner />;
  return (
    <div className="grid min-h-dvh content-center justify-items-center gap-[3vh] px-[3vw] text-center">
      {isLost && <StaleNote since="" />}
      <p className="text-[max(1.25rem,4vh)] wrap-anywhere">
        <Trans>To show the numbers of your practice here, type this code:</Trans>
      </p>
      <p aria-live="polite" className="text-[max(3rem,22vh)] leading-none font-extrabold tabular-nums">
        {shownCode(code)}
      </p>
      <p className="max-w-[40ch] text-[max(1.125rem,3.4vh)] text-soft">
        <Trans>
          An owner or manager types it in the provider portal: Queue, then Service points and the screen in the waiting
          room. The code changes every ten minutes.
        </Trans>
      </p>
    </div>
  );
}

function Ended() {
  return (
    <div className="wrap max-w-xl py-12">
      <OutcomeNotice icon={MonitorOff} tone="amber" title={<Trans>This address does not work any more</Trans>}>
        <p>
          <Trans>
            An owner or manager makes a new one in the provider portal: Queue, then Service points and the screen in the
            waiting room.
          </Trans>
        </p>
      </OutcomeNotice>
    </div>
  );
}

function BoardOf({
  token,
  onEnded,
}: {
  readonly token: string;
  /** Called when the place has disconnected the screen; without it the screen says so. */
  readonly onEnded?: () => void;
}) {
  const { board, seenAtMs, staleSince, hasEnded } = useBoard(token);
  const isSoundOn = useSound();
  useChime(board);
  useEffect(() => {
    if (hasEnded) onEnded?.();
  }, [hasEnded, onEnded]);
  if (hasEnded) return onEnded === undefined ? <Ended /> : <Spinner />;
  if (board === null) {
    return staleSince === null ? <Spinner /> : <StaleNote since={staleSince} />;
  }
  const [latest, ...before] = board.called;
  return (
    <div className="flex min-h-[calc(100dvh-3rem)] flex-col gap-[2vh] px-[2vw] py-[2vh]">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-[max(1.25rem,3.4vh)] font-bold wrap-anywhere">{board.place}</p>
        <button
          type="button"
          className="button button-ghost"
          aria-pressed={isSoundOn}
          onClick={() => setSound(!isSoundOn)}
        >
          {isSoundOn ? (
            <Volume2 aria-hidden size={20} strokeWidth={1.75} />
          ) : (
            <VolumeX aria-hidden size={20} strokeWidth={1.75} />
          )}
          <Trans>Sound on</Trans>
        </button>
      </div>
      {staleSince !== null && <StaleNote since={staleSince} />}
      <div className="grid flex-1 gap-[2vh] lg:grid-cols-[1.9fr_1fr]">
        <Latest called={latest} seenAtMs={seenAtMs} />
        <Earlier called={before.filter(({ label }, at) => firstOf(label, board) === at + 1)} />
      </div>
      <Points points={board.points} />
    </div>
  );
}

/** The place of a number among the calls: who is called again, or further on, looks for the last one. */
function firstOf(label: string, { called }: Board): number {
  return called.findIndex((each) => each.label === label);
}

function StaleNote({ since }: { readonly since: string }) {
  return (
    <p role="alert" className="notice notice-amber text-[max(1.25rem,3.4vh)] font-bold">
      {since === '' ? <Trans>The screen has no connection.</Trans> : <Trans>Not up to date since {since}</Trans>}
    </p>
  );
}

type Called = Board['called'][number];

/** The number that was called last, for everyone in the room. */
function Latest({ called, seenAtMs }: { readonly called: Called | undefined; readonly seenAtMs: number }) {
  const isNew = called !== undefined && seenAtMs - Date.parse(called.at) < NEW_MS;
  return (
    <section
      aria-live="polite"
      className={`grid min-h-[44vh] content-center justify-items-center gap-[1vh] rounded-card border-8 px-4 py-[2vh] text-center transition-colors duration-200 ${
        isNew ? 'border-green bg-green-tint' : 'border-line bg-card'
      }`}
    >
      {called === undefined ? (
        <p className="text-[max(1.5rem,5vh)] text-soft">
          <Trans>No number has been called yet.</Trans>
        </p>
      ) : (
        <>
          <p className="text-[max(4rem,26vh)] leading-none font-extrabold tabular-nums">{called.label}</p>
          <p className="text-[max(1.75rem,9vh)] leading-tight font-bold wrap-anywhere">{called.point}</p>
          {called.calls > 1 && (
            <p className="text-[max(1.25rem,3.4vh)] text-soft">
              <Trans>Called {called.calls} times</Trans>
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Earlier({ called }: { readonly called: readonly Called[] }) {
  const { t } = useLingui();
  return (
    <section className="grid content-start gap-[1vh]" aria-label={t`Called before`}>
      <h2 className="text-[max(1.25rem,3.4vh)]">
        <Trans>Called before</Trans>
      </h2>
      <ul className="grid gap-[1vh]">
        {called.map(({ label, point, at }) => (
          <li
            key={`${label} ${at}`}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 border-t border-line pt-[0.6vh]"
          >
            <span className="text-[max(1.5rem,5.6vh)] leading-tight font-extrabold tabular-nums">{label}</span>
            <span className="text-[max(1.25rem,3.6vh)] leading-tight wrap-anywhere">{point}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Points({ points }: Pick<Board, 'points'>) {
  const { t } = useLingui();
  const words = useQueueWords();
  return (
    <ul
      aria-label={t`Service points`}
      className="grid grid-cols-[repeat(auto-fit,minmax(max(11rem,17vw),1fr))] gap-[1.2vh]"
    >
      {points.map(({ name, waiting, expected, isPaused }) => (
        <li key={name} className="rounded-card border border-line bg-card px-4 py-[1vh]">
          <p className="text-[max(1.25rem,3.4vh)] leading-tight font-bold wrap-anywhere">{name}</p>
          <p className="text-[max(1.0625rem,3vh)] leading-tight">
            {isPaused ? (
              <span className="font-bold text-amber">
                <Trans>Paused</Trans>
              </span>
            ) : (
              <Trans>Waiting: {waiting}</Trans>
            )}
          </p>
          {expected !== null && (
            <p className="text-[max(1.0625rem,3vh)] leading-tight text-soft">{words.wait(expected)}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Plays a tone for each call after the first ones that the screen shows. */
function useChime(board: Board | null): void {
  const latest = board?.called[0];
  const call = board === null ? undefined : `${latest?.label} ${latest?.at}`;
  const heard = useRef<string>(undefined);
  useEffect(() => {
    if (call === undefined) return;
    if (heard.current !== undefined && heard.current !== call) playTone();
    heard.current = call;
  }, [call]);
}
