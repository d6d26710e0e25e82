import { useEffect, useState } from 'react';

/**
 * Returns the names of a state's LGAs; empty without a state and while they load. The list loads when a state is chosen,
 * because most people who register never need it.
 */
export function useLgas(state: string | undefined): readonly string[] {
  const [found, setFound] = useState<{ readonly state: string; readonly names: readonly string[] }>();
  useEffect(() => {
    if (!state) return undefined;
    let isCurrent = true;
    void import('#features/auth/rules/place.ts').then(({ lgaChoices }) => {
      if (isCurrent) setFound({ state, names: lgaChoices(state, { state: null, lga: null }) });
    });
    return () => {
      isCurrent = false;
    };
  }, [state]);
  return found !== undefined && found.state === state ? found.names : [];
}
