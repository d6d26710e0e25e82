/**
 * Stand in the browser for the parts of TanStack Query that watch the window and the network: nothing is fetched anew
 * when somebody comes back to either, and every request is tried at once.
 */
const always = () => true;
const noChanges = () => () => undefined;

export const focusManager = { isFocused: always, subscribe: noChanges };
export const onlineManager = { isOnline: always, subscribe: noChanges };
