import { useLayoutEffect } from 'react';

/** Gives focus back, when the component goes, to what had it when the component came. */
export function useReturnFocus(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    return () => {
      // After the dialog has let go of the focus.
      setTimeout(() => {
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      }, 0);
    };
  }, []);
}
