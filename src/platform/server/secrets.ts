import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** What a key is for. Each purpose has a key of its own, so that a leak of one opens nothing else. */
export type KeyPurpose = 'activity-log' | 'second-factor' | 'known-browser' | 'throttle' | 'link' | 'fingerprint';

/** Answers the 256-bit key of a purpose, always the same for one installation. */
export type KeyFor = (purpose: KeyPurpose) => KeyObject;

/** Derives every key from the installation's one secret (HKDF, RFC 5869). */
export function keysFrom(secret: string): KeyFor {
  const keys = new Map<string, KeyObject>();
  return (purpose) => {
    const key = keys.get(purpose) ?? createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'alafia', purpose, 32)));
    keys.set(purpose, key);
    return key;
  };
}

/**
 * The installation's secret: SESSION_SECRET, or one that is made at the first start and kept in DATA_DIR, readable by
 * its owner only. Losing it makes second factors unreadable and the activity log unverifiable.
 */
export function readSecret(config: Pick<Config, 'sessionSecret' | 'dataDir'>): string {
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
