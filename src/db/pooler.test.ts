import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { databaseProxy } from '#test/database-proxy.ts';
import { UnnamedClient } from './driver/prepared-statements.ts';
import { probePooler } from './pooler.ts';

const { connection, url } = await testDatabase('bare');
const closings: (() => unknown)[] = [];
afterAll(() => Promise.all(closings.map((close) => close())));

test('PostgreSQL itself is recognised, also behind a proxy of connections', async () => {
  const none = { kind: 'none', namedStatements: true };
  expect(await probePooler({ connectionString: url })).toEqual(none);
  const proxy = await databaseProxy(connection);
  closings.push(() => proxy.close());
  expect(await probePooler({ ...connection, host: '127.0.0.1', port: proxy.port })).toEqual(none);
});

test('a pooler that refuses the startup parameters: the operator reads what to set', async () => {
  const refusing = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(errorMessage('unsupported startup parameter: statement_timeout')));
  });
  closings.push(() => refusing.close());
  const port = await new Promise<number>((done) => {
    refusing.listen(0, '127.0.0.1', () => done((refusing.address() as { port: number }).port));
  });
  await expect(probePooler({ host: '127.0.0.1', port, user: 'alafia', database: 'x' })).rejects.toThrow(
    'Set ignore_startup_parameters = statement_timeout,',
  );
});

test('a client without named statements leaves none prepared, even if the caller names one', async () => {
  const client = new UnnamedClient({ connectionString: url });
  await client.connect();
  closings.push(() => client.end());
  const { rows } = await client.query<{ n: number }>({ name: 'named', text: 'select $1::int as n', values: [7] });
  expect(rows).toEqual([{ n: 7 }]);
  expect((await client.query('select name from pg_prepared_statements')).rows).toEqual([]);
  const usual = new pg.Client({ connectionString: url });
  await usual.connect();
  closings.push(() => usual.end());
  await usual.query({ name: 'named', text: 'select $1::int as n', values: [7] });
  expect((await usual.query('select name from pg_prepared_statements')).rows).toEqual([{ name: 'named' }]);
});

/** An ErrorResponse of the protocol. @see https://www.postgresql.org/docs/current/protocol-message-formats.html */
function errorMessage(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
