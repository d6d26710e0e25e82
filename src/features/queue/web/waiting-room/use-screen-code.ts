import { useCallback, useEffect, useState } from 'react';
import type { showCode } from '#features/queue/rules/board-contract.ts';
import { call } from '#platform/web/calls/call.ts';
import { newKey } from '#platform/web/calls/new-key.ts';

/** How often the screen looks whether its code was typed, ms. */
const LOOK_AGAIN_MS = 5_000;
const KEY = 'screen-secret';

/** The code of a screen: null once it is the board of a place, undefined until that is known. */
interface ScreenCode {
  readonly code: string | null | undefined;
  /** The server can't be reached. */
  readonly isLost: boolean;
}

/**
 * The secret of this screen, which outlasts a restart, and the code that it shows until it is the board of a place. `again`
 * looks for a code again when the place has disconnected it.
 */
export function useScreenCode(): ScreenCode & { readonly secret: string; readonly again: () => void } {
  const [secret] = useState(ownSecret);
  const [state, setState] = useState<ScreenCode>({ code: undefined, isLost: false });
  const { code } = state;
  useEffect(() => {
    if (code === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;
    const look = async () => {
      const found = await findCode(secret);
      if (isLeft) return;
      setState((before) => (found === undefined ? { ...before, isLost: true } : { code: found, isLost: false }));
      timer = setTimeout(() => void look(), LOOK_AGAIN_MS);
    };
    timer = setTimeout(() => void look(), code === undefined ? 0 : LOOK_AGAIN_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [secret, code]);
  const again = useCallback(() => setState({ code: undefined, isLost: false }), []);
  return { ...state, secret, again };
}

async function findCode(secret: string): Promise<string | null | undefined> {
  try {
    return (await call<typeof showCode>('POST', '/api/screens', { body: { secret } })).code;
  } catch {
    return undefined;
  }
}

function ownSecret(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null) return kept;
    const secret = newKey();
    localStorage.setItem(KEY, secret);
    return secret;
  } catch {
    // Without storage the screen is connected until its page is loaded again.
    return newKey();
  }
}
