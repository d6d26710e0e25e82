import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test.each([
  ['41.58.1.2', '41.58.1.2'],
  ['::ffff:41.58.1.2', '41.58.1.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['not an address', 'not an address'],
  [undefined, ''],
])('the network of %s is %s', (ip, network) => expect(networkOf(ip)).toBe(network));
