import { type ComponentProps, useContext } from 'react';
import { NoNetwork } from '../calls/no-network.ts';

/** A button for what needs the network without sending anything by itself, such as a dialog with a search: off while there is none. */
export function NetworkButton({ disabled = false, title, ...button }: Omit<ComponentProps<'button'>, 'type'>) {
  const noNetwork = useContext(NoNetwork);
  return <button {...button} type="button" disabled={disabled || noNetwork !== undefined} title={noNetwork ?? title} />;
}
