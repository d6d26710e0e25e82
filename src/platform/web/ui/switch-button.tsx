import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useContext } from 'react';
import { NoNetwork } from '../calls/no-network.ts';

/** A switch that says On or Off. Its name stands beside it: pass `aria-labelledby`. */
export function SwitchButton({
  isOn,
  ...button
}: { readonly isOn: boolean } & Pick<
  ComponentProps<'button'>,
  'aria-busy' | 'aria-describedby' | 'aria-labelledby' | 'disabled' | 'onClick'
>) {
  const noNetwork = useContext(NoNetwork);
  return (
    <button
      {...button}
      disabled={button.disabled || noNetwork !== undefined}
      title={noNetwork}
      type="button"
      role="switch"
      aria-checked={isOn}
      className="inline-flex min-h-11 flex-none items-center gap-2 rounded-control ps-2 font-semibold disabled:text-soft"
    >
      {isOn ? <Trans>On</Trans> : <Trans>Off</Trans>}
      <span
        aria-hidden
        className={`flex h-7 w-12 items-center rounded-full border-2 p-0.5 transition-colors duration-150 ${isOn ? 'justify-end border-green bg-green' : 'border-edge bg-card'}`}
      >
        <span className={`size-4.5 rounded-full ${isOn ? 'bg-on-green' : 'bg-edge'}`} />
      </span>
    </button>
  );
}
