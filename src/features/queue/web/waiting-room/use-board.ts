import { useEffect, useState } from 'react';
import type { Board } from '#features/queue/rules/board-contract.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import { ApiError, replyOf, urlOf } from '#platform/web/calls/call.ts';
import { serverNow } from '#platform/web/calls/server-clock.ts';

/** How often the board is loaded, ms. */
const LOOK_AGAIN_MS = 5_000;
/** How long one answer may take, ms: together with the interval, a lost line shows within ten seconds. */
const PATIENCE_MS = 4_500;

/** What a board knows. */
export interface BoardState {
  readonly board: Board | null;
  /** When the server said so last, ms since the epoch. The board itself may come from the browser's cache. */
  readonly seenAtMs: number;
  /** Since when it is not up to date, `HH:mm` in Lagos, empty if it never was; null while it is. */
  readonly staleSince: string | null;
  /** The address has ended, or never was one. */
  readonly hasEnded: boolean;
}

const NOTHING: BoardState = { board: null, seenAtMs: 0, staleSince: null, hasEnded: false };

/** The board of a secret address, loaded again every five seconds for as long as the screen runs. */
export function useBoard(token: string): BoardState {
  const [state, setState] = useState<BoardState>(NOTHING);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;
    const look = async () => {
      const found = await readBoard(token);
      if (isLeft) return;
      setState((before) => afterLook(before, found, serverNow()));
      timer = setTimeout(() => void look(), LOOK_AGAIN_MS);
    };
    void look();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [token]);
  return state;
}

type Found = Board | 'gone' | 'lost';

async function readBoard(token: string): Promise<Found> {
  try {
    const response = await fetch(urlOf('/api/boards/:token', { token }), {
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return await replyOf<Board>(response);
  } catch (error) {
    return error instanceof ApiError && [400, 404].includes(error.status) ? 'gone' : 'lost';
  }
}

function afterLook(before: BoardState, found: Found, nowMs: number): BoardState {
  if (found === 'gone') return { ...NOTHING, hasEnded: true };
  if (found !== 'lost') return { board: found, seenAtMs: nowMs, staleSince: null, hasEnded: false };
  return { ...before, staleSince: before.board === null ? '' : lagosTime(before.seenAtMs) };
}
