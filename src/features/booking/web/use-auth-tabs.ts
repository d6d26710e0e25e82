import { useCallback, useEffect, useState } from 'react';
import type { AuthTabs } from '#features/auth/web/sign-in/auth-tabs.tsx';

/** The sign-in forms, loaded only when somebody needs them; `retry` after the network failed. */
export function useAuthTabs(): {
  readonly Tabs: typeof AuthTabs | null;
  readonly failed: boolean;
  readonly retry: () => void;
} {
  const [Tabs, setTabs] = useState<typeof AuthTabs | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    import('#features/auth/web/sign-in/auth-tabs.tsx').then(
      (module) => setTabs(() => module.AuthTabs),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  const retry = () => {
    setFailed(false);
    load();
  };
  return { Tabs, failed, retry };
}
