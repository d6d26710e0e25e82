import { expect, test } from 'vitest';
import { type Connection, SignalHub } from './signal-hub.ts';

/** A connection of the patient of appointment 7, and what it received. */
function connected(): { readonly connection: Connection; readonly heard: string[] } {
  const heard: string[] = [];
  const connection: Connection = {
    id: 'a',
    appointment: 7,
    side: 'patient',
    sessionId: 1,
    receive: (from) => heard.push(`message of ${from}`),
    look: () => heard.push('look'),
    end: (why) => heard.push(why),
  };
  return { connection, heard };
}

test('processes tell each other what those of the version before and after understand', async () => {
  const sent: unknown[] = [];
  const hub = new SignalHub(async (message) => void sent.push(JSON.parse(JSON.stringify(message))));
  const { connection, heard } = connected();
  await hub.add(connection);
  await hub.pass(connection, 'a', { type: 'hello', answer: false });
  expect(sent).toEqual([
    { kind: 'came', visit: 7, side: 'patient', connection: 'a' },
    { kind: 'changed', visit: 7 },
    { kind: 'peer', visit: 7, to: 'provider', from: 'a', message: { type: 'hello', answer: false } },
  ]);
  hub.hear({ kind: 'changed', visit: 8 });
  hub.hear({ kind: 'changed', visit: 7 });
  hub.hear({ kind: 'peer', visit: 7, to: 'patient', from: 'b', message: { type: 'hello', answer: false } });
  hub.hear({ kind: 'came', visit: 7, side: 'patient', connection: 'c' });
  expect(heard).toEqual(['look', 'look', 'message of b', 'replaced']);
});
