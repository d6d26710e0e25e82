import { type ReactNode, useContext } from 'react';
import { NoNetwork } from '#platform/web/calls/no-network.ts';

/**
 * A button that acts once for a double tap or a key held down: afterwards another ticket may stand under the finger. While
 * busy it keeps its focus and does nothing; without network it is off.
 */
export function ActButton({
  busy,
  className,
  title,
  isPressed,
  onAct,
  children,
}: {
  readonly busy: boolean;
  readonly className: string;
  /** What it does, where it shows only a picture. */
  readonly title?: string;
  /** Of a button that switches something on and off. */
  readonly isPressed?: boolean;
  readonly onAct: () => void;
  readonly children: ReactNode;
}) {
  const noNetwork = useContext(NoNetwork);
  return (
    <button
      type="button"
      className={className}
      disabled={noNetwork !== undefined}
      title={noNetwork ?? title}
      aria-pressed={isPressed}
      aria-disabled={(busy && noNetwork === undefined) || undefined}
      onKeyDown={(event) => event.repeat && event.preventDefault()}
      onClick={({ detail }) => {
        if (!busy && detail < 2) onAct();
      }}
    >
      {children}
    </button>
  );
}
