import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '#platform/web/calls/query-client.ts';
import { loadAgain } from './load-again.ts';

test('a list that was under way for the first time is loaded once more', async () => {
  let entries = 0;
  const replies: (() => void)[] = [];
  const client = createQueryClient((path) => {
    const body = JSON.stringify({ path, entries });
    return new Promise((resolve) => replies.push(() => resolve(new Response(body, { status: 200 }))));
  });
  const stop = new QueryObserver(client, { queryKey: ['/api/list'] }).subscribe(() => undefined);
  await expect.poll(() => replies.length).toBe(1);
  entries = 1;
  const loaded = loadAgain(client);
  replies[0]?.();
  await expect.poll(() => replies.length).toBe(2);
  replies[1]?.();
  await loaded;
  expect(client.getQueryData(['/api/list'])).toEqual({ path: '/api/list', entries: 1 });
  stop();
});
