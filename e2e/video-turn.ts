import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { turnAt } from '#test/turn-address.ts';

const TURN = turnAt(Number(process.env['E2E_PORT']));

/** Path of this machine's TURN server; undefined if there is none. */
export const TURN_BINARY = [process.env['TURNSERVER_PATH'], '/usr/bin/turnserver', '/usr/local/bin/turnserver'].find(
  (path) => path !== undefined && existsSync(path),
);

/** A running TURN server. */
export interface TurnServer {
  /** Suspends the process: nothing gets through, and no connection is closed. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** Starts coturn at the address that the demo server gives to browsers, with the same shared secret. */
export async function startTurn(binary: string): Promise<TurnServer> {
  const settings = [
    ...['--no-cli', '--no-tls', '--no-dtls', '--fingerprint', '--use-auth-secret', '--realm=alafia.test'],
    ...[`--static-auth-secret=${TURN.secret}`, `--listening-port=${TURN.port}`],
    ...[`--listening-ip=${TURN.address}`, `--relay-ip=${TURN.address}`],
    ...['--allow-loopback-peers', '--log-file=stdout', '--simple-log', '-n'],
    `--pidfile=${join(tmpdir(), `turn-${TURN.port}.pid`)}`,
  ];
  const child = spawn(binary, settings, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await waitUntilListening(child);
  return {
    pause: () => child.kill('SIGSTOP'),
    resume: () => child.kill('SIGCONT'),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Waits until the server answers a binding request (RFC 8489). */
async function waitUntilListening(child: ChildProcess): Promise<void> {
  const socket = createSocket('udp4');
  const request = Buffer.from([0, 1, 0, 0, 0x21, 0x12, 0xa4, 0x42, ...new Uint8Array(12)]);
  const printed: string[] = [];
  child.stdout?.on('data', (chunk) => printed.push(String(chunk)));
  const polling = setInterval(() => socket.send(request, TURN.port, TURN.address), 200);
  await new Promise<void>((done, fail) => {
    const ended = (code: number | null) => fail(new Error(`coturn ended with ${code}:\n${printed.join('')}`));
    child.once('exit', ended);
    socket.once('message', () => {
      child.off('exit', ended);
      done();
    });
  }).finally(() => {
    clearInterval(polling);
    socket.close();
  });
}
