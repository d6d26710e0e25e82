import { Trans, useLingui } from '@lingui/react/macro';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '#features/auth/web/session/use-current-user.ts';
import { locate } from '#features/search/web/locate.ts';

/**
 * Returns where to search for care: at the device's position if the user shares it, otherwise in the signed-in user's
 * state.
 */
export function useNearPlace() {
  const { t } = useLingui();
  const user = useCurrentUser();
  const [place, setPlace] = useState<{ readonly lat: number; readonly lng: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const state = user?.state ?? 'Lagos';
  return {
    state,
    isNear: place !== null,
    problem,
    /** The place as parameters of a provider search. */
    where: place ? { lat: place.lat.toFixed(3), lng: place.lng.toFixed(3) } : { state },
    find: async () => {
      setProblem(null);
      const found = await locate();
      if (typeof found === 'object') setPlace(found);
      else setProblem(t`Your location couldn't be determined.`);
    },
  };
}

/** Switches the search from the state to the device's position, and shows an error if that fails. */
export function NearPlaceButton({
  near: { isNear, problem, find },
}: {
  readonly near: ReturnType<typeof useNearPlace>;
}) {
  return (
    <>
      {!isNear && (
        <button type="button" className="button button-ghost justify-self-start" onClick={() => void find()}>
          <LocateFixed aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Use my location</Trans>
        </button>
      )}
      {problem !== null && (
        <p role="alert" className="text-red">
          {problem}
        </p>
      )}
    </>
  );
}
