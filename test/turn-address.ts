import { networkInterfaces } from 'node:os';

/** Where the demo server of the browser tests sends browsers for a TURN server; one is there only while a test runs it. */
export function turnAt(demoPort: number) {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  // Browsers pass the machine's own loopback address by where there is another one.
  const address = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
  const port = demoPort + 2;
  return { address, port, url: `turn:${address}:${port}`, secret: 'shared with coturn by the browser tests' };
}
