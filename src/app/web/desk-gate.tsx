import { type ReactNode, useEffect, useState } from 'react';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';

const load = () => import('#features/desks/web/at-desk.tsx');

/** Loads what a shared computer needs, and shows it beside the application. */
export const deskGate = { enter: load };

/** Has the lock screen shown instead of the application while this shared computer is locked. */
export function DeskGate({ children }: { readonly children: ReactNode }) {
  const isAtDesk = useCurrentUser()?.desk !== undefined;
  const [desk, setDesk] = useState<Awaited<ReturnType<typeof load>>>();
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    deskGate.enter = async () => {
      const loaded = await load();
      setDesk(loaded);
      return loaded;
    };
    if (isAtDesk) deskGate.enter().catch(() => undefined);
  }, [isAtDesk]);
  return (
    <>
      {!isHidden && children}
      {desk && <desk.AtDesk onHide={setHidden} />}
    </>
  );
}
