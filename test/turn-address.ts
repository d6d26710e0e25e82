import { networkInterfaces } from 'node:os';

/** The TURN address that the demo server of the browser tests gives to browsers; a server runs there only during a test. */
export function turnAt(demoPort: number) {
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  // Browsers ignore the loopback address if the machine has another one.
  const address = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
  const port = demoPort + 2;
  return { address, port, url: `turn:${address}:${port}`, secret: 'shared with coturn by the browser tests' };
}
