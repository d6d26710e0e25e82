import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#platform/web/calls/call.ts';
import { PASSWORD_DECLINED, PASSWORD_GIVEN } from './desk-events.ts';
import { withPassword } from './with-password.ts';

const REFUSED = new ApiError(403, JSON.stringify({ code: 'full_sign_in_needed', message: 'Sign in.' }));

beforeEach(() => vi.stubGlobal('window', new EventTarget()));

/** An act that is refused until the password was given, and what came of it. */
function refusedOnce() {
  const act = vi.fn(async () => 'done').mockRejectedValueOnce(REFUSED);
  return { act, outcome: withPassword(act) };
}

test('an act that needs the password is done by itself once the member has signed in', async () => {
  const { act, outcome } = refusedOnce();
  await vi.waitFor(() => expect(act).toHaveBeenCalledOnce());
  window.dispatchEvent(new Event(PASSWORD_GIVEN));
  expect(await outcome).toBe('done');
  expect(act).toHaveBeenCalledTimes(2);
});

test('an act whose member closes the dialog stays refused, also after a later sign-in', async () => {
  const { act, outcome } = refusedOnce();
  await vi.waitFor(() => expect(act).toHaveBeenCalledOnce());
  window.dispatchEvent(new Event(PASSWORD_DECLINED));
  await expect(outcome).rejects.toBe(REFUSED);
  window.dispatchEvent(new Event(PASSWORD_GIVEN));
  expect(act).toHaveBeenCalledOnce();
});

test('another refusal is passed on at once', async () => {
  const other = new ApiError(409, JSON.stringify({ code: 'conflict', message: 'No.' }));
  await expect(withPassword(() => Promise.reject(other))).rejects.toBe(other);
});
