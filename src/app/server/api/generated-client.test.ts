import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { newProvider, testApp } from '#test/app.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const MODULES = join(ROOT, 'node_modules');
const folder = mkdtempSync(join(tmpdir(), 'alafia-client-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A client of the generated types: the compiler checks method, path, parameters, body and reply of each call. */
const PROGRAM = `
import type { paths } from './api.d.ts';

type Json<T> = T extends { content: { 'application/json': infer B } } ? B : undefined;
type Reply<O> = O extends { responses: infer R } ? Json<R[keyof R & (200 | 201)]> : never;
type Body<O> = O extends { requestBody: infer B } ? Json<B> : undefined;
type Parameters<O> = O extends { parameters: infer P } ? Pick<P, keyof P & ('path' | 'query')> : object;

const base = process.argv[2];
const cookies = new Map<string, string>();

async function call<P extends keyof paths, M extends keyof paths[P] & string>(
  method: M,
  path: P,
  input: Parameters<paths[P][M]> & { body: Body<paths[P][M]> },
): Promise<Reply<paths[P][M]>> {
  const { path: params = {}, query = {}, body } = input as { path?: object; query?: object; body?: unknown };
  const filled = Object.entries(params).reduce((text, [name, value]) => text.replace('{' + name + '}', String(value)), path as string);
  const search = new URLSearchParams(query as Record<string, string>).toString();
  const response = await fetch(base + filled + (search && '?' + search), {
    method: method.toUpperCase(),
    headers: {
      cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
      ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  for (const set of response.headers.getSetCookie()) {
    const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
    cookies.set(name, value);
  }
  if (!response.ok) throw new Error(method + ' ' + filled + ': ' + response.status + ' ' + (await response.text()));
  return (await response.json()) as Reply<paths[P][M]>;
}

const [provider] = await call('get', '/api/providers', { query: { limit: '1' }, body: undefined });
if (provider === undefined) throw new Error('nothing found');
const at = { path: { id: String(provider.id) }, query: { date: '2026-11-25' } };
const [first, second] = await call('get', '/api/providers/{id}/availability', { ...at, body: undefined });
if (first === undefined || second === undefined) throw new Error('nothing free');
const account = { username: 'generated', password: 'Quiet-river-42', fullName: 'Ada Client', email: 'ada@example.com' };
await call('post', '/api/register', { body: account });
const hold = await call('post', '/api/slot-holds', { body: { providerId: provider.id, date: first.dateTime } });
const visit = { providerId: provider.id, visitType: 'in-person', careType: 'routine', reason: 'Cough' } as const;
const booked = await call('post', '/api/appointments', { body: { ...visit, date: first.dateTime } });
const moved = await call('post', '/api/appointments', { body: { ...visit, date: second.dateTime, rescheduleOf: booked.id } });
const ended = await call('put', '/api/appointments/{id}/status', { path: { id: String(moved.id) }, body: { status: 'cancelled' } });
console.log([provider.name, hold.date === booked.date, moved.date === second.dateTime, ended.status].join());
`;

test('a client generated from the document compiles, and finds, holds, books, moves and cancels', async () => {
  const t = await testApp();
  const base = await t.listen();
  await newProvider(t, { name: 'Palmcourt Clinic' });
  writeFileSync(join(folder, 'openapi.json'), (await t.app.inject('/openapi.json')).body);
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const node = (...args: string[]) => run(process.execPath, args);
  const typescript = ['--import', join(ROOT, 'scripts/typescript-api.mjs')];
  const generator = join(MODULES, 'openapi-typescript/bin/cli.js');
  await node(...typescript, generator, join(folder, 'openapi.json'), '-o', join(folder, 'api.d.ts'));
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--allowImportingTsExtensions',
  ];
  const types = ['--types', 'node', '--typeRoots', join(MODULES, '@types')];
  await run(join(MODULES, '.bin/tsc'), [...options, ...types, join(folder, 'program.ts')]);
  const { stdout } = await node(join(folder, 'program.ts'), base);
  expect(stdout).toBe('Palmcourt Clinic,true,true,cancelled\n');
});

/** Runs a program; the server in this process answers meanwhile. @throws Error with its output */
async function run(program: string, args: readonly string[]): Promise<{ readonly stdout: string }> {
  return await promisify(execFile)(program, args, { cwd: folder, encoding: 'utf8' });
}
