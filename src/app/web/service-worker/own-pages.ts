import { withoutUser } from '#platform/web/waiting/without-user.ts';

/** The page for times without network; pages of a patient store it. */
export const LOST_PAGE = '/without-network';
/** Pages that are the same for everyone and of use without network. */
export const PUBLIC_PAGES =
  /^\/(|search|provider\/\d+|where-to-go|faq|health-resources|how-triage-works|insurance-information|contact-us)\/?$/;

/** When a page was stored, ms. */
const STORED_AT = 'x-stored-at';
/** West Africa Time is an hour ahead of UTC, all year. */
const LAGOS_MS = 60 * 60 * 1000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Returns the address of the page for times without network that leads on to a path. */
export function lostPageFor(path: string): string {
  return `${LOST_PAGE}?to=${encodeURIComponent(path)}`;
}

/** Returns a page to store: who is signed in is to be read again, and its time isn't that of the server any more. */
export async function asStored(page: Response, nowMs: number): Promise<Response> {
  const headers = new Headers(page.headers);
  for (const header of ['content-encoding', 'content-length']) headers.delete(header);
  headers.set(STORED_AT, String(nowMs));
  return new Response(withoutUser(await page.text()), { headers });
}

/** Returns a stored page that says above everything from when it is. */
export async function withNote(page: Response): Promise<Response> {
  const note =
    `<p role="status" style="margin:0;padding:8px 16px;background:#fdf0d5;color:#5c3a00">` +
    `No network. This page is as of ${lagosMoment(Number(page.headers.get(STORED_AT)))}.</p>`;
  return new Response(
    (await page.text()).replace('<div id="root">', () => `${note}<div id="root">`),
    {
      headers: page.headers,
    },
  );
}

/** Returns a moment as it is read in Lagos, such as `09:41, 28 Nov`. */
export function lagosMoment(ms: number): string {
  const at = new Date(ms + LAGOS_MS);
  return `${at.toISOString().slice(11, 16)}, ${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]}`;
}
