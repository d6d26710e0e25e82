/** One page of a longer list. The route sends the items as a plain array, with `X-Total-Count` and `Link` headers. */
export class Page<T> {
  readonly items: readonly T[];
  /** The number of items on all pages. */
  readonly total: number;
  readonly limit: number;
  readonly offset: number;

  constructor(items: readonly T[], total: number, { limit, offset }: { limit: number; offset: number }) {
    this.items = items;
    this.total = total;
    this.limit = limit;
    this.offset = offset;
  }
}

/** A page already serialised as UTF-8 JSON. Its items were cut to the contract before. */
export class WrittenPage extends Page<never> {
  readonly json: Buffer;

  constructor(json: Buffer, total: number, page: { limit: number; offset: number }) {
    super([], total, page);
    this.json = json;
  }
}

/** Returns the `Link` header for the first, last, previous and next page of the same path and query. */
export function pageLinks(url: string, page: Page<unknown>): string {
  const [path, ...rest] = url.split('?');
  const query = rest.join('?');
  // The query as it came, with the characters escaped that would end a URL in the header.
  const parts = query.replace(/[<>"]/g, encodeURIComponent).split('&');
  const kept = parts.filter((part) => part !== '' && !part.startsWith('limit=') && !part.startsWith('offset='));
  const before = `<${path}?${[...kept, `limit=${page.limit}`].join('&')}&offset=`;
  const at = (offset: number, rel: string) => `${before}${offset}>; rel="${rel}"`;
  const last = Math.max(0, Math.ceil(page.total / page.limit) - 1) * page.limit;
  const links = [at(0, 'first'), at(last, 'last')];
  if (page.offset > 0) links.push(at(Math.max(0, page.offset - page.limit), 'prev'));
  if (page.offset + page.limit < page.total) links.push(at(page.offset + page.limit, 'next'));
  return links.join(', ');
}
