import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a browser got, as the push service passed it on, and what only the service saw. */
export interface Pushed {
  readonly path: string;
  readonly payload: unknown;
  readonly headers: IncomingMessage['headers'];
}

/** How the service answers; `silent` never does. */
export type PushAnswer = number | 'silent' | { readonly status: number; readonly headers: Record<string, string> };

/** A push service on this machine: it checks our signature, decrypts for its one browser, and answers as it is set. */
export interface PushService {
  /** `127.0.0.1:port`, for PUSH_HOSTS. */
  readonly host: string;
  readonly received: Pushed[];
  /** Why messages were no good; none in a test that passes. */
  readonly faults: string[];
  /** By path; 201 by default. */
  readonly answers: Map<string, PushAnswer>;
  /** The subscription of the browser at a path. */
  subscription(path: string): BrowserAddress;
  close(): Promise<void>;
}

interface BrowserAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

let count = 0;

/** The address of a browser at a known push service, which no test calls. */
export function browserAddress(endpoint = `https://fcm.googleapis.com/fcm/send/${(count += 1)}`): BrowserAddress {
  const browser = newBrowser();
  return {
    endpoint,
    keys: { p256dh: browser.ecdh.getPublicKey('base64url'), auth: browser.auth.toString('base64url') },
  };
}

/** The port of the push service that the demo server of the browser tests may call; one runs there only during a test. */
export function pushPortAt(demoPort: number): number {
  return demoPort + 3;
}

/** Starts a push service. */
export async function pushService(port = 0): Promise<PushService> {
  const browser = newBrowser();
  const [received, faults, answers] = [[] as Pushed[], [] as string[], new Map<string, PushAnswer>()];
  const server = createServer((request, response) => {
    void receive(request, response).catch((error: unknown) => {
      faults.push(String(error));
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((done) => {
    server.listen(port, '127.0.0.1', done);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const path = request.url ?? '';
    checkSignature(request.headers.authorization, `http://${host}`);
    if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm');
    if (!/^\d+$/.test(String(request.headers['ttl']))) throw new Error('no TTL');
    const payload: unknown = JSON.parse(decrypted(Buffer.concat(parts), browser.ecdh, browser.auth).toString('utf8'));
    received.push({ path, payload, headers: request.headers });
    const answer = answers.get(path) ?? 201;
    if (answer === 'silent') return;
    const { status, headers } = typeof answer === 'number' ? { status: answer, headers: {} } : answer;
    response.writeHead(status, headers).end('a body that nobody reads');
  }

  return {
    host,
    received,
    faults,
    answers,
    subscription: (path) => ({
      endpoint: `http://${host}${path}`,
      keys: { p256dh: browser.ecdh.getPublicKey('base64url'), auth: browser.auth.toString('base64url') },
    }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => {
        server.close(done);
      });
    },
  };
}

function newBrowser(): { readonly ecdh: ECDH; readonly auth: Buffer } {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  return { ecdh, auth: randomBytes(16) };
}

/** @throws if the token isn't signed by its key, is for another service, or has ended. @see RFC 8292, section 2 */
function checkSignature(authorization: string | undefined, audience: string): void {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
  const signed = Buffer.from(`${head}.${claims}`);
  const checked = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!checked) throw new Error('the signature does not fit');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
  if (aud !== audience) throw new Error(`the token is for ${aud}`);
  const secondsLeft = exp - Date.now() / 1000;
  if (!(secondsLeft > 0 && secondsLeft <= 24 * 60 * 60)) throw new Error(`the token ends in ${secondsLeft} s`);
  if (!/^(mailto:.+@|https:\/\/)/.test(sub)) throw new Error(`no one can be reached at ${sub}`);
}

/** Returns a message as its browser reads it. @see RFC 8291, section 3.4; RFC 8188, section 2 */
export function decrypted(body: Buffer, ecdh: ECDH, auth: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2, perhaps followed by zeros.
  const end = plain.lastIndexOf(2);
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('the padding is wrong');
  return plain.subarray(0, end);
}
