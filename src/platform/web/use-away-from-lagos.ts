import { useSyncExternalStore } from 'react';

/** Minutes that Lagos is ahead of UTC, as `Date` counts them. @see platform/common/lagos-time.ts */
const LAGOS_OFFSET = -60;
const never = () => () => undefined;

/** Whether this device keeps another time than Lagos, so that times need to say which they are; false on the server. */
export function useAwayFromLagos(): boolean {
  return useSyncExternalStore(
    never,
    () => new Date().getTimezoneOffset() !== LAGOS_OFFSET,
    () => false,
  );
}
