import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A message as the mail server received it. */
export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly raw: string;
  readonly mail: Email;
}

/** A mail server on this machine that records messages. Set `refusal` to a code to make it refuse recipients. */
export interface SmtpSink {
  readonly url: string;
  readonly received: Received[];
  refusal: number | undefined;
  close(): Promise<void>;
}

/** With `secure` it uses TLS from the start, with a self-signed certificate. */
export async function smtpSink({ secure = false } = {}): Promise<SmtpSink> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    secure,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _session, callback) => {
      if (sink.refusal === undefined) callback();
      else callback(Object.assign(new Error(`No <${address.address}> here`), { responseCode: sink.refusal }));
    },
    onData: (stream, session, callback) => {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk as Buffer);
        const raw = Buffer.concat(chunks).toString('latin1');
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom === false ? '' : (mailFrom?.address ?? ''),
          to: rcptTo.map(({ address }) => address),
          raw,
          mail: await PostalMime.parse(Buffer.concat(chunks)),
        });
        callback();
        // A client that dies while sending has sent nothing.
      })().catch(() => undefined);
    },
  });
  // Some tests disconnect on purpose.
  server.on('error', () => undefined);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.server.address() as AddressInfo;
  const sink: SmtpSink = {
    url: `${secure ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    received,
    refusal: undefined,
    close: () => new Promise((done) => server.close(() => done())),
  };
  return sink;
}
