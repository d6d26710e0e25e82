import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { SESSION_ENDED, SIGNED_OUT } from '#platform/web/session-ended.ts';
import { toast } from '#platform/web/toast-store.ts';

/**
 * Whose booking it is, by id: the first one's who is signed in while it is made; null as long as nobody is. `onOther` has
 * it closed once this browser is signed out in another tab, or somebody else signs in: what was written is about the
 * owner's health. Where the session only ran out it stays, since its owner is asked to sign in and goes on.
 */
export function useOwner(onOther: () => void): number | null {
  const { t } = useLingui();
  const user = useCurrentUser();
  const userId = user?.id ?? null;
  const [owner, setOwner] = useState(userId);
  if (owner === null && userId !== null) setOwner(userId);
  const ranOut = useRef(false);
  const leave = useEffectEvent(() => {
    toast({ title: t`The booking was closed`, description: t`Somebody signed out or in in another tab.` });
    onOther();
  });
  const isOther = owner !== null && user !== undefined && userId !== owner;
  // A call of this tab may find the session ended before the tab that signed out says so.
  const hearSignOut = useEffectEvent((event: Event) => {
    if (isOther && ranOut.current && (event as CustomEvent).detail !== owner) leave();
  });
  useEffect(() => {
    const note = () => {
      ranOut.current = true;
    };
    const hear = (event: Event) => hearSignOut(event);
    window.addEventListener(SESSION_ENDED, note);
    window.addEventListener(SIGNED_OUT, hear);
    return () => {
      window.removeEventListener(SESSION_ENDED, note);
      window.removeEventListener(SIGNED_OUT, hear);
    };
  }, []);
  useEffect(() => {
    if (!isOther) ranOut.current = false;
    else if (userId !== null || !ranOut.current) leave();
  }, [isOther, userId]);
  return owner;
}
