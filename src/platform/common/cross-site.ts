/** What a browser says of where a request comes from, and where it goes to. */
export interface RequestOrigin {
  readonly method: string;
  /** The `Origin` header. */
  readonly origin: string | undefined;
  /** The `Sec-Fetch-Site` header. */
  readonly fetchSite: string | undefined;
  /** The requested host, with its port if it has one. */
  readonly host: string;
  /** The address that people type, if the operator named one. */
  readonly publicUrl: string | undefined;
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const OWN_SITES = ['same-origin', 'none'];

/**
 * True if a request that may change something was sent by another site's page. A client that is no browser neither sends
 * its origin nor carries a user's cookie by itself. @see OWASP ASVS 5.0, 3.5.1; Fetch Metadata (W3C)
 */
export function isCrossSite({ method, origin, fetchSite, host, publicUrl }: RequestOrigin): boolean {
  if (SAFE_METHODS.includes(method)) return false;
  if (fetchSite !== undefined && !OWN_SITES.includes(fetchSite)) return true;
  return origin !== undefined && !ownOrigins(host, publicUrl).includes(origin.toLowerCase());
}

/** Where the operator named the public address, it is the only one: the host that the request names is ignored. */
function ownOrigins(host: string, publicUrl: string | undefined): string[] {
  const own = publicUrl === undefined ? [`http://${host}`, `https://${host}`] : [publicUrl];
  return own.map((origin) => origin.toLowerCase());
}
