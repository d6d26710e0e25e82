import { useEffect, useState } from 'react';

/**
 * The names of the LGAs of a state; empty for none and while they load. The list comes when a state is chosen: most
 * people who open an account never ask for it.
 */
export function useLgas(state: string | undefined): readonly string[] {
  const [found, setFound] = useState<{ readonly state: string; readonly names: readonly string[] }>();
  useEffect(() => {
    if (!state) return undefined;
    let wanted = true;
    void import('#features/auth/rules/place.ts').then(({ lgaChoices }) => {
      if (wanted) setFound({ state, names: lgaChoices(state, { state: null, lga: null }) });
    });
    return () => {
      wanted = false;
    };
  }, [state]);
  return found !== undefined && found.state === state ? found.names : [];
}
