import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { mailHtml } from '#platform/common/messages/mail-frame.ts';
import type { Config } from '../config.ts';
import type { ClaimedMessage } from './outbox-store.ts';
import { type PushContext, sendPush } from './push-delivery.ts';
import { sendSms } from './sms-gateway.ts';

/** A transport for messages. */
export interface Delivery {
  /** Hands a message over. @throws if it was refused; `isHopeless` is true if trying again is useless */
  deliver(message: ClaimedMessage, nowMs: number): Promise<void>;
  close(): void;
}

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'sms' | 'dataDir'>;

const LIMITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  /** Without any data from the server. */
  socketTimeout: 30_000,
  maxConnections: 5,
  maxMessages: 100,
} as const;

/** Keeps nodemailer from loading files and URLs that a message names. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true } as const;

/**
 * Returns the transport of the settings: mails go to the mail server, text messages to the gateway. Without one, they are
 * written to the folder `outbox` of the data folder, one file each, readable by its owner only; and so are push messages
 * without `push`.
 */
export function openDelivery(config: Settings, push?: PushContext): Delivery {
  const mail = config.smtpUrl === undefined ? undefined : smtpTransport(config.smtpUrl);
  return {
    deliver: async (message, nowMs) => {
      const envelope = mailOf(message, config.mailFrom, nowMs);
      if (message.channel === 'push' && push !== undefined) await sendPush(push, message, nowMs);
      else if (message.channel === 'email' && mail !== undefined) await mail.sendMail(envelope);
      else if (message.channel === 'sms' && config.sms !== undefined) {
        const idempotencyKey = messageId(message, config.mailFrom).slice(1, -1);
        await sendSms(config.sms, { to: message.recipient, text: message.text, idempotencyKey });
      } else await writeToFolder(join(config.dataDir, 'outbox'), message, envelope);
    },
    close: () => mail?.close(),
  };
}

/** True if trying again is useless: the server refused this message or its recipient for good. */
export function isHopeless(error: unknown): boolean {
  const { code, permanent } = error as { code?: unknown; permanent?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && permanent !== false;
}

/** Returns how long the recipient's server said to wait, ms; undefined if it didn't. */
export function retryAfterOf(error: unknown): number | undefined {
  return (error as { readonly retryAfterMs?: number }).retryAfterMs;
}

/** Returns the codes of a failed delivery. The server's message is left out, because it often holds the address. */
export function failureCode(error: unknown): string {
  const { code, responseCode, command } = error as Readonly<Record<string, string | number | undefined>>;
  const known = [code, responseCode, command].map(String).filter((part) => /^(?!undefined)[\w ]{1,20}$/.test(part));
  return known.length === 0 ? 'unknown' : known.join(' ');
}

/**
 * Returns the Message-ID, which is the same for every attempt. A process that dies after sending a message and before
 * marking it as sent sends it again; mail programs recognise the copy by this id.
 */
export function messageId({ id, createdAt }: Pick<ClaimedMessage, 'id' | 'createdAt'>, mailFrom: string): string {
  const host = /@([\w.-]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'localhost';
  return `<${id}.${createdAt.getTime().toString(36)}@${host}>`;
}

function mailOf(message: ClaimedMessage, from: string, nowMs: number): SendMailOptions {
  const invitation = message.attachments.find((file) => methodOf(file) !== undefined);
  const files = message.attachments.filter((file) => file !== invitation);
  const { subject, text, links } = message;
  const html = links === null ? message.html : mailHtml({ subject, text, links });
  return {
    ...CLOSED,
    from,
    // As an object it is one address, even if it contains commas.
    to: { name: '', address: message.recipient },
    subject,
    text,
    ...(html !== null && { html }),
    attachments: files.map(({ fileName, contentType, text }) => ({ filename: fileName, contentType, content: text })),
    ...(invitation !== undefined && {
      icalEvent: { method: methodOf(invitation) ?? '', filename: invitation.fileName, content: invitation.text },
    }),
    messageId: messageId(message, from),
    date: new Date(nowMs),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/**
 * Returns the iTIP method of a calendar attachment. Some mail programs read an invitation only as an alternative to the
 * text, others only as an attachment, so it is sent as both. @see RFC 6047, 2.4
 */
function methodOf({ contentType }: ClaimedMessage['attachments'][number]): string | undefined {
  return /^text\/calendar;.*\bmethod=([A-Z]+)/.exec(contentType)?.[1];
}

/** `smtps:` encrypts the connection from the start; `smtp:` to another machine requires STARTTLS. */
function smtpTransport(url: string) {
  const { protocol, hostname, searchParams } = new URL(url);
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(hostname);
  const requireTLS = protocol === 'smtp:' && !isLocal && !searchParams.has('requireTLS');
  return createTransport({ pool: true, url, ...LIMITS, ...CLOSED, ...(requireTLS && { requireTLS }) });
}

/** Another attempt at the same message writes the same file. */
async function writeToFolder(folder: string, message: ClaimedMessage, envelope: SendMailOptions): Promise<void> {
  const at = message.createdAt.toISOString().replaceAll(/[:.]/g, '-');
  const kind = message.kind.replaceAll(/[^a-z0-9-]/g, '');
  const file = join(folder, `${at}-${message.id}-${kind}.${message.channel === 'email' ? 'eml' : 'txt'}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  await writeFile(`${file}.part`, await contentsOf(message, envelope), { mode: 0o600 });
  await rename(`${file}.part`, file);
}

async function contentsOf({ channel, recipient, text }: ClaimedMessage, envelope: SendMailOptions) {
  if (channel !== 'email') return `To: ${recipient}\n\n${text}\n`;
  const composed = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return (await composed.sendMail(envelope)).message as Buffer;
}
