import { expect, test } from 'vitest';
import { newProvider, testApp } from '#test/app.ts';
import { appWithScreens, EMPTY_PAGE } from '#test/screens.ts';

const t = await testApp('empty');
const survivor = await newProvider(t);
const double = await newProvider(t, {
  bookingState: 'closed',
  liveBy: null,
  removedAt: new Date(t.clock.nowMs),
  mergedInto: survivor,
});
/** An app whose screens read the double, as the page of a provider does. */
const app = await appWithScreens(t, {
  render: async (_url, fetchPath) => {
    await fetchPath(`/api/providers/${double}`);
    return { ...EMPTY_PAGE, file: 'provider' };
  },
});

test.each([
  [`/provider/${double}`, ''],
  [`/Provider/${double}?tab=reviews`, '?tab=reviews'],
  [`/PROVIDER/${double}/`, ''],
  [`/%70rovider/${double}?q=%2F`, '?q=%2F'],
  [`/provider/${String(double).replaceAll(/\d/g, '%3$&')}`, ''],
])('the page of a merged double, requested as %s, leads to the one that it was merged into', async (url, search) => {
  const { statusCode, headers } = await app.inject(url);
  expect([statusCode, headers.location]).toEqual([308, `/provider/${survivor}${search}`]);
});
