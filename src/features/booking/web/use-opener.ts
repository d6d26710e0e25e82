import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * What had the focus when the component came, to give it back when the component goes. The dialog can't tell by itself:
 * a step that is ready at once has the focus before the dialog looks.
 */
export function useOpener(): () => HTMLElement | null {
  const opener = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  }, []);
  return useCallback(() => opener.current, []);
}
