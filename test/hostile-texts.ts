import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts that break careless code: quotes, markup, SQL, bidi marks, zero-width characters, broken encodings, emoji. */
const OWN: readonly string[] = [
  '',
  ' ',
  'undefined',
  'null',
  '1/0',
  '0x10',
  '1e3',
  '-1',
  '٣',
  "' or 1=1 --",
  "Robert'); DROP TABLE users;--",
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '{{7*7}} ${7*7} #{7*7}',
  '%00 %s %n %x',
  '../../etc/passwd',
  'a\u0000b',
  '\ud800',
  '\u202egnirts',
  'z\u200ba\u200cl\u200dg\ufeff',
  '🇳🇬👩🏾‍⚕️',
  'Ẹ̀kọ́ Ọlọ́run',
  'مرحبا',
  '\r\nSet-Cookie: x=1',
  '*?[a-z]+$^(){}|\\',
  '__proto__',
  'constructor',
];

const SHARED = join(import.meta.dirname, '../../shared/data/text/blns.json');

/** The project's own hostile texts and, if the shared test data exists, the Big List of Naughty Strings. */
export const HOSTILE_TEXTS: readonly string[] = existsSync(SHARED)
  ? [...OWN, ...(JSON.parse(readFileSync(SHARED, 'utf8')) as string[])]
  : OWN;
