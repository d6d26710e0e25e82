import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { isScreenLocked } from '#platform/web/calls/screen-lock.ts';
import { forgetDrafts, keepDraft, readDraft } from './kept-drafts.ts';
import { openSignOutChannel } from './sign-out-channel.ts';
import { presentUser } from './use-current-user.ts';

/** The last person with a form on the screen. */
let lastOwnerId: number | undefined;
let signOuts: BroadcastChannel | undefined;

/** Drafts end with a sign-out, in this window or another one, but not with a session that expired or was locked. */
function followSignOuts(): void {
  signOuts ??= openSignOutChannel();
  signOuts?.addEventListener('message', onSignOut);
}

function onSignOut({ data }: MessageEvent<unknown>): void {
  if (data === null) forgetDrafts(lastOwnerId);
}

/**
 * State for what a person types, which comes back to that person, and to no other, after the screen was locked or the
 * session had ended. It ends as other state does when its person leaves the form. `name` names the form and what it is
 * about. `isTyped` is true if the value is worth keeping; by default, anything except the first value is.
 * @see docs/decisions/049-shared-computer.md: what was typed
 */
export function useDraft<T>(
  name: string,
  first: T | (() => T),
  isTyped?: (value: T) => boolean,
): readonly [T, Dispatch<SetStateAction<T>>] {
  const queryClient = useQueryClient();
  const presentId = () => presentUser(queryClient)?.id;
  const [{ ownerId, begun }] = useState(() => ({
    ownerId: presentId(),
    begun: first instanceof Function ? first() : first,
  }));
  const [value, setValue] = useState(() => {
    const kept = ownerId === undefined ? null : readDraft(ownerId, name);
    return kept === null ? begun : (kept.value as T);
  });
  const isKept = isTyped === undefined ? value !== begun : isTyped(value);
  useEffect(() => {
    if (ownerId === undefined) return;
    lastOwnerId = ownerId;
    followSignOuts();
    keepDraft(ownerId, name, isKept ? { value } : null);
  }, [ownerId, name, isKept, value]);

  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = () => {
      if (ownerId !== undefined && ownerId === presentId() && !isScreenLocked()) keepDraft(ownerId, name, null);
    };
  });
  useEffect(() => () => leave.current?.(), []);
  return [value, setValue];
}

/** What is typed into a form, and what it is compared with: as it was read or saved last. */
interface FormDraft<Base, Typed> {
  readonly base: Base;
  readonly typed: Typed;
}

/**
 * The same for a form whose input is compared with what was read last, here and by the server. Both are kept while the
 * input `isChanged`: compared with what is read again, it would undo what another member has changed meanwhile.
 */
export function useFormDraft<Base, Typed>(
  name: string,
  first: () => FormDraft<Base, Typed>,
  isChanged: (typed: Typed, base: Base) => boolean,
) {
  const [{ base, typed }, setDraft] = useDraft(name, first, (draft) => isChanged(draft.typed, draft.base));
  return {
    base,
    typed,
    setBase: (next: Base) => setDraft((before) => ({ ...before, base: next })),
    setTyped: (next: SetStateAction<Typed>) =>
      setDraft((before) => ({ ...before, typed: next instanceof Function ? next(before.typed) : next })),
  };
}
