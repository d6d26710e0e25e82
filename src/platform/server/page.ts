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

/** A page that is written as JSON already, from items that were cut to the contract when they were written. */
export class WrittenPage extends Page<never> {
  readonly json: string;

  constructor(json: string, total: number, page: { limit: number; offset: number }) {
    super([], total, page);
    this.json = json;
  }
}

/** The value of a `Link` header for the pages around this one, on the same path and query. */
export function pageLinks(url: string, page: Page<unknown>): string {
  const { pathname, searchParams } = new URL(`http://localhost${url}`);
  const last = Math.max(0, Math.ceil(page.total / page.limit) - 1) * page.limit;
  searchParams.set('limit', String(page.limit));
  searchParams.set('offset', '0');
  const query = searchParams.toString();
  // Written once: an ampersand that doesn't part two parameters would be encoded.
  const at = (offset: number, rel: string) =>
    `<${pathname}?${query.replace(/(^|&)offset=0(?=&|$)/, `$1offset=${offset}`)}>; rel="${rel}"`;
  const links = [at(0, 'first'), at(last, 'last')];
  if (page.offset > 0) links.push(at(Math.max(0, page.offset - page.limit), 'prev'));
  if (page.offset + page.limit < page.total) links.push(at(page.offset + page.limit, 'next'));
  return links.join(', ');
}
