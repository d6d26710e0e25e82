import { countPasskeys, deletePasskey, deletePasskeys } from '#features/auth/server/passkeys/passkey-store.ts';
import { replaceSealed } from '#features/auth/server/second-factor/second-factor-store.ts';
import type { Probe } from './probes.ts';

/** Probes of passkeys and of sealed secrets. @see probes.ts */
export const PASSKEY_PROBES: Readonly<Record<string, (probe: Probe) => Promise<boolean>>> = {
  countPasskeys: async ({ t, stranger }) => (await countPasskeys(t.db, stranger.id)) === 0,
  deletePasskey: async ({ t, stranger, theirs }) =>
    !(await deletePasskey(t.db, stranger.id, (await theirs('passkeys'))['id'] ?? 0)),
  deletePasskeys: async ({ t, stranger }) => !(await deletePasskeys(t.db, stranger.id)),
  replaceSealed: async ({ t, stranger, theirs, sql }) => {
    await sql(`update second_factors set pending_secret_encrypted = secret_encrypted where user_id = $1`);
    const sealed = Buffer.from((await theirs('second_factors'))['secret_encrypted'] ?? '');
    await replaceSealed(t.db, stranger.id, sealed, Buffer.from('probe'));
    return true;
  },
};
