import { useEffect, useRef, useState } from 'react';
import type { passwordCheck } from '#features/auth/contract.ts';
import { call } from '#platform/web/calls/call.ts';

/** Shorter passwords are refused anyway. */
const MIN_CHECKED_LENGTH = 6;
/** Pause in typing before the password is checked, ms. */
const DEBOUNCE_MS = 500;

/** Checks whether the password being typed is a common one. Call `typed` at every change. */
export function useCommonPassword(): { readonly isCommon: boolean; readonly typed: (password: string) => void } {
  const [isCommon, setIsCommon] = useState(false);
  const current = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (password: string) => {
    call<typeof passwordCheck>('POST', '/api/password-check', { body: { password } }).then(
      ({ common }) => {
        if (current.current === password) setIsCommon(common);
      },
      // The check only warns, so a failed request is ignored.
      () => undefined,
    );
  };
  return {
    isCommon,
    typed: (password) => {
      current.current = password;
      setIsCommon(false);
      clearTimeout(timer.current);
      if (password.length >= MIN_CHECKED_LENGTH) timer.current = setTimeout(() => ask(password), DEBOUNCE_MS);
    },
  };
}
