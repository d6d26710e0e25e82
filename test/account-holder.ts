import { randomUUID } from 'node:crypto';
import { hashPassword } from '#features/auth/server/passwords/password.ts';
import { newPatient, type TestApp } from './app.ts';

/** A patient with an open session, a password, and an address, confirmed or not. */
export interface AccountHolder {
  readonly id: number;
  readonly email: string;
  readonly cookie: string;
}

export const newAddress = () => `p${randomUUID().slice(0, 13)}@example.com`;

/** Returns functions that create account holders with one password and send their calls. */
export async function accountHolders(t: TestApp, password: string) {
  const passwordHash = await hashPassword(password);
  return {
    newPerson: async ({ confirmed = true } = {}): Promise<AccountHolder> => {
      const email = newAddress();
      const emailConfirmedAt = confirmed ? new Date(t.clock.nowMs) : null;
      return { email, ...(await newPatient(t, { email, passwordHash, emailConfirmedAt })) };
    },
    send: (method: 'GET' | 'POST' | 'PUT', url: string, cookie = '', payload?: object) =>
      t.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) }),
  };
}
