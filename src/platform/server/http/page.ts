/** One page of a longer list. The route answers the items as a plain array with `X-Total-Count` and `Link`. */
export class Page<T> {
  readonly items: readonly T[];
  /** How many there are in all. */
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

/** A page that is written as JSON in UTF-8 already, from items that were cut to the contract when they were written. */
export class WrittenPage extends Page<never> {
  readonly json: Buffer;

  constructor(json: Buffer, total: number, page: { limit: number; offset: number }) {
    super([], total, page);
    this.json = json;
  }
}

/** The value of a `Link` header for the pages around this one, on the same path and query. */
export function pageLinks(url: string, page: Page<unknown>): string {
  const [path, ...rest] = url.split('?');
  const query = rest.join('?');
  // As it was asked, but for what would end an address in a header.
  const asked = query.replace(/[<>"]/g, encodeURIComponent).split('&');
  const kept = asked.filter((part) => part !== '' && !part.startsWith('limit=') && !part.startsWith('offset='));
  const before = `<${path}?${[...kept, `limit=${page.limit}`].join('&')}&offset=`;
  const at = (offset: number, rel: string) => `${before}${offset}>; rel="${rel}"`;
  const last = Math.max(0, Math.ceil(page.total / page.limit) - 1) * page.limit;
  const links = [at(0, 'first'), at(last, 'last')];
  if (page.offset > 0) links.push(at(Math.max(0, page.offset - page.limit), 'prev'));
  if (page.offset + page.limit < page.total) links.push(at(page.offset + page.limit, 'next'));
  return links.join(', ');
}
