import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig, Settings } from './config.ts';

test("the README's table of settings lists every setting, in the same order, and nothing else", () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const [, section = ''] = /\n## Settings\n(.*?)\n## /s.exec(readme) ?? [];
  const listed = Array.from(section.matchAll(/^\| `([A-Z_]+)`/gm), ([, name]) => name);
  expect(listed).toEqual(Object.keys(Settings.shape));
});

test('all settings have defaults', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: undefined,
    replicaUrl: undefined,
    poolSize: 16,
    drainMs: 0,
    alertMinuteMs: 60_000,
    publicUrl: undefined,
    sessionSecret: undefined,
    previousSecrets: [],
    smtpUrl: undefined,
    pushHosts: [],
    turn: { urls: [], secret: undefined },
    mailFrom: 'Alafia <no-reply@localhost>',
    strictPasswords: false,
    support: { email: undefined, phones: [], office: undefined },
    serviceWorker: true,
    demoData: true,
    demoAccounts: true,
    firstAdmin: undefined,
    mapboxToken: '',
    trustProxy: false,
    logLevel: 'info',
    rateLimit: true,
    requireLicence: false,
  });
});

test('an empty value counts as absent, and unknown variables are ignored', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', ADMIN_USERNAME: '', PATH: '/bin', port: '1' })).toEqual(
    readConfig({}),
  );
});

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80 '],
  ['DATABASE_URL', 'mysql://localhost/alafia'],
  ['DATABASE_URL', 'localhost/alafia'],
  ['DATABASE_DIRECT_URL', 'direct.example.ng'],
  ['DATABASE_REPLICA_URL', 'replica.example.ng'],
  ['DATABASE_POOL', '1'],
  ['DATABASE_POOL', '201'],
  ['DRAIN_SECONDS', '61'],
  ['DRAIN_SECONDS', 'long'],
  ['ALERT_MINUTE_MS', '0'],
  ['ALERT_MINUTE_MS', '60001'],
  ['PUBLIC_URL', 'care.example.ng'],
  ['SESSION_SECRET', 'too short'],
  ['SESSION_SECRET_PREVIOUS', `${'x'.repeat(32)} short`],
  ['SMTP_URL', 'mail.example.ng'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['PASSWORD_POLICY', 'lax'],
  ['PUBLIC_URL', 'https://care.example.ng/'],
  ['PUBLIC_URL', 'https://care.example.ng/app'],
  ['DEMO_DATA', 'true'],
  ['DEMO_ACCOUNTS', 'on'],
  ['LOG_LEVEL', 'verbose'],
  ['RATE_LIMIT', '0'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '1'],
  ['SMS_URL', 'http://sms.example.ng/send'],
  ['SMS_URL', 'https://'],
  ['SMS_TOKEN', 'two words'],
  ['SMS_SENDER', 'a much too long name'],
])('%s=%s is refused with the name of the setting', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}: .+`));
});

test('the error lists every wrong setting, one per line', () => {
  const wrong = { PORT: 'x', PUBLIC_URL: 'y', LOG_LEVEL: 'z' };
  expect(() => readConfig(wrong)).toThrow(/^PORT: .+\nPUBLIC_URL: .+\nLOG_LEVEL: .+$/);
});

test('a port is a number, 0 for any free one', () => {
  expect(readConfig({ PORT: '8080' }).port).toBe(8080);
  expect(readConfig({ PORT: '0' }).port).toBe(0);
});

describe('demo data', () => {
  const databaseUrl = 'postgresql://care@db.internal/care';
  test.each([
    ['is on with the embedded database', {}, true],
    ['is off with a server', { DATABASE_URL: databaseUrl }, false],
    ['can be turned off', { DEMO_DATA: 'off' }, false],
    ['can be turned on with a server', { DATABASE_URL: databaseUrl, DEMO_DATA: 'on' }, true],
    ['is off behind https', { PUBLIC_URL: 'https://care.example.ng' }, false],
  ])('%s', (_, env, expected) => {
    expect(readConfig(env).demoData).toBe(expected);
  });
  test.each([
    ['may exist on this machine', {}, true],
    ['may exist without https', { PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
    ['may not behind https, demo data or not', { PUBLIC_URL: 'https://care.example.ng', DEMO_DATA: 'on' }, false],
    ['may not with a server, demo data or not', { DATABASE_URL: databaseUrl, DEMO_DATA: 'on' }, false],
    ['may there in words', { PUBLIC_URL: 'https://care.example.ng', DEMO_ACCOUNTS: 'anyone-may-sign-in' }, true],
    ['can be turned off', { DEMO_ACCOUNTS: 'off' }, false],
  ])('its accounts %s', (_, env, expected) => {
    expect(readConfig(env).demoAccounts).toBe(expected);
  });
});

test('the first administrator needs a name and a password, or neither', () => {
  const together = /ADMIN_USERNAME and ADMIN_PASSWORD go together/;
  expect(() => readConfig({ ADMIN_USERNAME: 'root' })).toThrow(together);
  expect(() => readConfig({ ADMIN_PASSWORD: 'long-enough-1' })).toThrow(together);
  expect(readConfig({ ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'long-enough-1' }).firstAdmin).toEqual({
    username: 'root',
    password: 'long-enough-1',
  });
});

test('text messages are off until there is a gateway: by https, or on this machine', () => {
  expect(readConfig({}).sms).toBeUndefined();
  expect(() => readConfig({ SMS_TOKEN: 'secret' })).toThrow(/SMS_URL/);
  expect(() => readConfig({ SMS_SENDER: 'Alafia' })).toThrow(/SMS_URL/);
  const url = 'https://sms.example.ng/v1/send?x=1';
  expect(readConfig({ SMS_URL: url, SMS_TOKEN: 'secret', SMS_SENDER: 'Alafia' }).sms).toEqual({
    url,
    token: 'secret',
    sender: 'Alafia',
  });
  expect(readConfig({ SMS_URL: 'http://127.0.0.1:8080/' }).sms?.url).toBe('http://127.0.0.1:8080/');
});

test('trusts any proxy, or only the addresses listed, if configured', () => {
  expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8,loopback' }).trustProxy).toBe('10.0.0.0/8,loopback');
});

test('the rate limit is on unless it is turned off', () => {
  expect(readConfig({ RATE_LIMIT: 'on' }).rateLimit).toBe(true);
  expect(readConfig({ RATE_LIMIT: 'off' }).rateLimit).toBe(false);
});
