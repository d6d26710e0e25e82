import { useEffect, useRef, useState } from 'react';
import type { passwordCheck } from '#features/auth/contract.ts';
import { call } from '#platform/web/call.ts';

/** Shorter ones are refused anyway. */
const MIN_CHECKED_LENGTH = 6;
/** How long somebody pauses before what they typed is looked at, ms. */
const DEBOUNCE_MS = 500;

/** Whether the password being typed is a common one: call `typed` with it at every change. */
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
      // It only warns: without an answer there is nothing to say.
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
