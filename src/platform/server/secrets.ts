import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** The purpose of a key. Each has its own, so that a leaked key is useless for the others. */
export type KeyPurpose =
  | 'activity-log'
  | 'calendar-address'
  | 'calendar-feed'
  | 'desk-offline'
  | 'second-factor'
  | 'known-browser'
  | 'passkey'
  | 'throttle'
  | 'link'
  | 'push'
  | 'fingerprint';

/** Returns the 256-bit key of a purpose, for all that is newly made. It changes with the secret only. */
export interface KeyFor {
  (purpose: KeyPurpose): KeyObject;
  /** The keys that are still accepted, newest first: of the secret, and of the earlier ones that are set. */
  readonly all: (purpose: KeyPurpose) => readonly KeyObject[];
  /** The key of the oldest secret that is set: for what others keep, and would have to be given again. */
  readonly oldest: (purpose: KeyPurpose) => KeyObject;
}

/** Derives all keys from the installation's secret and the earlier ones, newest first (HKDF, RFC 5869). */
export function keysFrom(secret: string, previous: readonly string[] = []): KeyFor {
  const newest = keysOf(secret);
  const all = [newest, ...previous.map(keysOf)];
  const oldest = all.at(-1) ?? newest;
  return Object.assign((purpose: KeyPurpose) => newest(purpose), {
    all: (purpose: KeyPurpose) => all.map((keyOf) => keyOf(purpose)),
    oldest,
  });
}

function keysOf(secret: string): (purpose: KeyPurpose) => KeyObject {
  const keys = new Map<string, KeyObject>();
  return (purpose) => {
    const key = keys.get(purpose) ?? createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'alafia', purpose, 32)));
    keys.set(purpose, key);
    return key;
  };
}

/** Returns the keys of the installation: of its secret, and of those in SESSION_SECRET_PREVIOUS. */
export function readKeys(config: Pick<Config, 'sessionSecret' | 'previousSecrets' | 'dataDir'>): KeyFor {
  return keysFrom(readSecret(config), config.previousSecrets);
}

/**
 * Returns the installation's secret: SESSION_SECRET, or one generated at the first start and stored in DATA_DIR, readable
 * by its owner only. Without it, second factors can't be read and the activity log can't be verified.
 */
function readSecret(config: Pick<Config, 'sessionSecret' | 'dataDir'>): string {
  if (config.sessionSecret !== undefined) return config.sessionSecret;
  const file = join(config.dataDir, 'secret');
  mkdirSync(config.dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    chmodSync(file, 0o600);
  }
  return readFileSync(file, 'utf8');
}
