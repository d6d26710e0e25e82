/** The push services of the browsers; `*.` stands for any part before. */
const PUSH_SERVICES: readonly string[] = [
  '*.notify.windows.com',
  '*.push.apple.com',
  '*.push.services.mozilla.com',
  'android.googleapis.com',
  'fcm.googleapis.com',
];

/** The longest address of a subscription, characters. */
export const MAX_ENDPOINT = 1000;

/**
 * True if an address, which a stranger may have typed, is one of a push service: of a browser's maker, or of `further` (as
 * `host` or `host:port`). No other is ever called, so none can lead into our network. Plain http only on this machine.
 */
export function isPushEndpoint(endpoint: string, further: readonly string[]): boolean {
  const url = endpoint.length > MAX_ENDPOINT ? null : URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (url.protocol === 'https:' && url.port === '' && PUSH_SERVICES.some((service) => isOf(url.hostname, service)))
    return true;
  return further.includes(url.host) && (url.protocol === 'https:' || isPlainHere(url));
}

function isOf(hostname: string, service: string): boolean {
  return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service;
}

function isPlainHere({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && (hostname === 'localhost' || /^127\.\d+\.\d+\.\d+$/.test(hostname));
}
