/** The query of a URL: `URLSearchParams` in the browser and on the server. */
export interface UrlQuery {
  readonly get: (name: string) => string | null;
}

/** Rows per page of a list in the admin area. */
export const ROWS_PER_PAGE = 20;

/** Longest text that the searches of lists accept. */
const MAX_TEXT_LENGTH = 100;

/** Returns the page number of a URL's query, counted from 1; 1 if it is missing or invalid. */
export function pageOf(search: UrlQuery): number {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** Returns limit and offset of the page in a URL's query, as calls take them. */
export function pagingOf(search: UrlQuery): { readonly limit: string; readonly offset: string } {
  return { limit: String(ROWS_PER_PAGE), offset: String((pageOf(search) - 1) * ROWS_PER_PAGE) };
}

/** Returns a text of a URL's query, trimmed and cut to the accepted length; undefined if it is missing. */
export function textOf(search: UrlQuery, name: string): string | undefined {
  return search.get(name)?.trim().slice(0, MAX_TEXT_LENGTH);
}

/** Returns a day (`yyyy-MM-dd`) of a URL's query; undefined if it is missing or malformed. */
export function dayOf(search: UrlQuery, name: string): string | undefined {
  const day = search.get(name) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined;
}
