import * as z from 'zod/mini';
import { PRODUCT_NAME } from '#platform/common/product.ts';

const optional = z.optional(z.string());
const port = z.pipe(
  z._default(z.string(), '3000').check(z.regex(/^\d{1,5}$/, 'a number from 0 to 65535')),
  z.transform(Number),
);
const onOff = z.optional(z.enum(['on', 'off']));

/** A whole number within bounds; `fallback` if it isn't set. */
const count = (fallback: string, min: number, max: number) =>
  z
    .pipe(
      z._default(z.string(), fallback).check(z.regex(/^\d{1,5}$/, `a number from ${min} to ${max}`)),
      z.transform(Number),
    )
    .check(z.minimum(min, `a number from ${min} to ${max}`), z.maximum(max, `a number from ${min} to ${max}`));

const PROXY = String.raw`(loopback|linklocal|uniquelocal|[\da-f.:]*[.:][\da-f.:]*(/\d+)?)`;
const PROXIES = new RegExp(`^(true|false|${PROXY}(, *${PROXY})*)$`, 'i');

const SMS_GATEWAY = /^(https:\/\/|http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])[:/])\S+$/;

const PUSH_HOST = String.raw`[a-z\d.-]+(:\d{1,5})?`;
const PUSH_HOSTS = new RegExp(`^${PUSH_HOST}(, *${PUSH_HOST})*$`);

const ICE_URL = String.raw`(turns?|stun):[\w.:[\]-]+(\?transport=(udp|tcp))?`;
const ICE_URLS = new RegExp(`^${ICE_URL}(, *${ICE_URL})*$`);

/** The environment variables that are read. All are optional. A test compares them with the README's table. */
export const Settings = z.object({
  PORT: port.check(z.maximum(65_535, 'a number from 0 to 65535')),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
  ),
  DATABASE_DIRECT_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
  ),
  DATABASE_REPLICA_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
  ),
  DATABASE_POOL: count('16', 2, 200),
  PUBLIC_URL: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^/]+$/, 'must be like https://care.example.ng, without a path')),
  ),
  SESSION_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  SESSION_SECRET_PREVIOUS: z.optional(
    z
      .string()
      .check(z.regex(/^\S{32,}( +\S{32,})*$/, 'must be secrets of at least 32 characters, separated by spaces')),
  ),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/.+/, 'must start with smtp:// or smtps://'))),
  MAIL_FROM: optional,
  SMS_URL: z.optional(
    z.string().check(z.regex(SMS_GATEWAY, 'must start with https:// (http:// only for a gateway on this machine)')),
  ),
  SMS_TOKEN: z.optional(z.string().check(z.regex(/^[\x21-\x7e]+$/, 'must be visible ASCII without spaces'))),
  SMS_SENDER: z.optional(
    z.string().check(z.regex(/^(\w[\w ]{0,10}|\+?\d{3,15})$/, 'must be up to 11 letters and digits, or a number')),
  ),
  PUSH_HOSTS: z.optional(
    z.string().check(z.regex(PUSH_HOSTS, 'must be names of hosts, with a port if needed, separated by commas')),
  ),
  TURN_URLS: z.optional(
    z.string().check(z.regex(ICE_URLS, 'must be turn:, turns: or stun: addresses, separated by commas')),
  ),
  TURN_SECRET: z.optional(z.string().check(z.minLength(16, 'must have at least 16 characters'))),
  SUPPORT_EMAIL: z.optional(z.email('must be an e-mail address')),
  SUPPORT_PHONES: optional,
  SUPPORT_OFFICE: optional,
  PASSWORD_POLICY: z._default(z.enum(['default', 'strict']), 'default'),
  REQUIRE_LICENCE: z._default(z.enum(['on', 'off']), 'off'),
  SERVICE_WORKER: z._default(z.enum(['on', 'off']), 'on'),
  DEMO_DATA: onOff,
  DEMO_ACCOUNTS: z.optional(z.enum(['off', 'anyone-may-sign-in'])),
  ADMIN_USERNAME: optional,
  ADMIN_PASSWORD: optional,
  VITE_MAPBOX_TOKEN: optional,
  TRUST_PROXY: z.optional(z.string().check(z.regex(PROXIES, 'must be true, false, or the addresses of the proxies'))),
  DRAIN_SECONDS: count('0', 0, 60),
  ALERT_MINUTE_MS: count('60000', 10, 60_000),
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 visible ASCII characters')),
  ),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
  RATE_LIMIT: z._default(z.enum(['on', 'off']), 'on'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z.string().check(z.regex(/^https?:\/\/\S+$/, 'must be like http://127.0.0.1:4318')),
  ),
  OTEL_TRACES_SAMPLER_ARG: z._default(z.string().check(z.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'a share from 0 to 1')), '1'),
});

/** Settings that need another one. */
const INCOMPLETE: readonly {
  readonly applies: (settings: z.output<typeof Settings>) => boolean;
  readonly message: string;
}[] = [
  {
    applies: ({ ADMIN_USERNAME, ADMIN_PASSWORD }) => (ADMIN_USERNAME === undefined) !== (ADMIN_PASSWORD === undefined),
    message: 'ADMIN_USERNAME and ADMIN_PASSWORD go together: set both or neither.',
  },
  {
    applies: ({ SMS_URL, SMS_TOKEN, SMS_SENDER }) => SMS_URL === undefined && (SMS_TOKEN ?? SMS_SENDER) !== undefined,
    message: 'SMS_TOKEN and SMS_SENDER are of no use without SMS_URL: set it too, or none of them.',
  },
  {
    applies: ({ DATABASE_URL, DATABASE_DIRECT_URL }) => DATABASE_DIRECT_URL !== undefined && DATABASE_URL === undefined,
    message: 'DATABASE_DIRECT_URL is of no use without DATABASE_URL: set it too, or neither.',
  },
  {
    applies: ({ DATABASE_URL, DATABASE_REPLICA_URL }) =>
      DATABASE_REPLICA_URL !== undefined && DATABASE_URL === undefined,
    message: 'DATABASE_REPLICA_URL is of no use without DATABASE_URL: set it too, or neither.',
  },
  {
    applies: ({ TURN_URLS, TURN_SECRET }) => TURN_SECRET !== undefined && TURN_URLS === undefined,
    message: 'TURN_SECRET is of no use without TURN_URLS: set it too, or neither.',
  },
];

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The same database without a pooler in between, for migrations and notifications. */
  readonly directUrl: string | undefined;
  /** A standby of that database, for reads. */
  readonly replicaUrl: string | undefined;
  /** The size of the connection pool. */
  readonly poolSize: number;
  /** The public origin, without a trailing slash; if undefined, the address that the server listens on is used. */
  readonly publicUrl: string | undefined;
  /** The secret that keys are derived from; if undefined, the one in the data folder is used. */
  readonly sessionSecret: string | undefined;
  /** Earlier secrets, newest first: what was made with them is still accepted. */
  readonly previousSecrets: readonly string[];
  /** Mail server; without one, messages stay in the local outbox. */
  readonly smtpUrl: string | undefined;
  /** The sender of mails, as `Name <address>`. */
  readonly mailFrom: string;
  /** The gateway for text messages; without one, none are queued. */
  readonly sms:
    | { readonly url: string; readonly token: string | undefined; readonly sender: string | undefined }
    | undefined;
  /** Push services besides those of the known browsers, as `host` or `host:port`. */
  readonly pushHosts: readonly string[];
  /** STUN and TURN servers for video visits. With a secret, short-lived credentials are derived from it. */
  readonly turn: { readonly urls: readonly string[]; readonly secret: string | undefined };
  /** Contact details of support. Screens omit the ones that aren't set. */
  readonly support: {
    readonly email: string | undefined;
    readonly phones: readonly string[];
    readonly office: string | undefined;
  };
  /** True if patients' passwords must be strong too, as those of staff must always be. */
  readonly strictPasswords: boolean;
  /** True if practices take no bookings without a licence that an administrator has recorded and that holds. */
  readonly requireLicence: boolean;
  /** False to remove the service worker and its caches from every browser at its next visit. */
  readonly serviceWorker: boolean;
  readonly demoData: boolean;
  /** True if the demo accounts, whose password is public, may exist. False closes them at the start. */
  readonly demoAccounts: boolean;
  readonly firstAdmin: { readonly username: string; readonly password: string } | undefined;
  /** The public token of the map service; empty to use the built-in basemap. */
  readonly mapboxToken: string;
  readonly trustProxy: boolean | string;
  /** How long to go on serving after a stop signal, while load balancers stop sending requests, ms. */
  readonly drainMs: number;
  /** The length of a minute in the escalation of unseen news, ms; shorter in tests. */
  readonly alertMinuteMs: number;
  readonly logLevel: z.output<typeof Settings>['LOG_LEVEL'];
  readonly rateLimit: boolean;
  /** With it `/metrics` can be read from public addresses too; undefined to serve only private ones. */
  readonly metricsToken: string | undefined;
  /** The collector of traces, without a trailing slash, and the share sampled, 0 to 1; undefined if tracing is off. */
  readonly tracing: { readonly url: string; readonly ratio: number } | undefined;
}

/**
 * Reads the settings. An empty value counts as absent.
 * @throws Error that lists every wrong setting and its expected format
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const read = Settings.safeParse(given);
  if (!read.success) {
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  }
  const settings = read.data;
  const incomplete = INCOMPLETE.find(({ applies }) => applies(settings));
  if (incomplete !== undefined) throw new Error(incomplete.message);
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    directUrl: settings.DATABASE_DIRECT_URL,
    replicaUrl: settings.DATABASE_REPLICA_URL,
    poolSize: settings.DATABASE_POOL,
    publicUrl: settings.PUBLIC_URL,
    sessionSecret: settings.SESSION_SECRET,
    previousSecrets: settings.SESSION_SECRET_PREVIOUS?.split(/ +/) ?? [],
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@localhost>`,
    sms:
      settings.SMS_URL === undefined
        ? undefined
        : { url: settings.SMS_URL, token: settings.SMS_TOKEN, sender: settings.SMS_SENDER },
    pushHosts: listOf(settings.PUSH_HOSTS),
    turn: {
      urls: listOf(settings.TURN_URLS),
      secret: settings.TURN_SECRET,
    },
    support: {
      email: settings.SUPPORT_EMAIL,
      phones: listOf(settings.SUPPORT_PHONES),
      office: settings.SUPPORT_OFFICE,
    },
    strictPasswords: settings.PASSWORD_POLICY === 'strict',
    requireLicence: settings.REQUIRE_LICENCE === 'on',
    serviceWorker: settings.SERVICE_WORKER === 'on',
    ...demoOf(settings),
    firstAdmin:
      settings.ADMIN_USERNAME !== undefined && settings.ADMIN_PASSWORD !== undefined
        ? { username: settings.ADMIN_USERNAME, password: settings.ADMIN_PASSWORD }
        : undefined,
    mapboxToken: settings.VITE_MAPBOX_TOKEN ?? '',
    trustProxy: trustedProxies(settings.TRUST_PROXY),
    drainMs: settings.DRAIN_SECONDS * 1000,
    alertMinuteMs: settings.ALERT_MINUTE_MS,
    logLevel: settings.LOG_LEVEL,
    rateLimit: settings.RATE_LIMIT === 'on',
    metricsToken: settings.METRICS_TOKEN,
    tracing:
      settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            url: settings.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
            ratio: Number(settings.OTEL_TRACES_SAMPLER_ARG),
          },
  };
}

/** True if the public address is https, as in production: cookies are secure, and staff need a second factor. */
export function isHttps({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl?.startsWith('https://') ?? false;
}

/** Returns what of the demo may exist: by default both where strangers hardly come, without https and without a server. */
function demoOf(settings: z.output<typeof Settings>): Pick<Config, 'demoAccounts' | 'demoData'> {
  const { DATABASE_URL, DEMO_ACCOUNTS, DEMO_DATA, PUBLIC_URL } = settings;
  const isTrial = DATABASE_URL === undefined && !isHttps({ publicUrl: PUBLIC_URL });
  return {
    demoData: DEMO_DATA === undefined ? isTrial : DEMO_DATA === 'on',
    demoAccounts: DEMO_ACCOUNTS === undefined ? isTrial : DEMO_ACCOUNTS === 'anyone-may-sign-in',
  };
}

/** Returns the parts of a setting that are separated by commas. */
function listOf(given = ''): string[] {
  return given.split(',').flatMap((part) => part.trim() || []);
}

function trustedProxies(given: string | undefined): boolean | string {
  return given === undefined || given === 'true' || given === 'false' ? given === 'true' : given;
}
