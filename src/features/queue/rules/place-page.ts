import type { QueuePlace, WaitRange } from '#features/queue/contract.ts';
import { escapedHtml } from '#platform/common/escaped-html.ts';
import { lagosTime } from '#platform/common/lagos-time.ts';
import { telHref } from '#platform/common/tel-href.ts';
import { filled, text } from '#platform/common/text.ts';

/** How often the page is loaded again where scripts run, ms. */
const LOOK_AGAIN_MS = 30_000;

/** The style sheet in the page. */
export const PLACE_STYLE = [
  ':root{color-scheme:light dark;--p:#fbfaf7;--i:#14211c;--s:#4a5a53;--g:#0b6b4f;--o:#fff;--a:#7a4f00;--b:#fff4dc}',
  '@media(prefers-color-scheme:dark){:root{--p:#0f1613;--i:#eef3f0;--s:#b3c0b9;--g:#4cc79a;--o:#0a1a14;--a:#ffc869;--b:#33270d}}',
  'body{margin:0;background:var(--p);color:var(--i);font:1.125rem/1.5 system-ui,sans-serif}',
  'main{max-width:30rem;margin:auto;padding:16px;overflow-wrap:anywhere}',
  'h1{margin:16px 0 0;font-size:1.25rem}',
  'b{display:block;font-size:4.5rem;line-height:1.1;color:var(--i)}',
  '.t,.n{padding:12px 14px;border-radius:11px;font-weight:700}',
  '.t{background:var(--g);color:var(--o);font-size:1.5rem;line-height:1.25}',
  '.n{background:var(--b);color:var(--a)}',
  '.s{color:var(--s)}',
  'a{display:inline-block;padding:10px 0;color:var(--g);font-weight:600}',
].join('');

/**
 * Loads the page again every half minute while it is in sight, and on the link. Without a connection what is known stays,
 * and the page says so. Only what has changed is replaced, so that a screen reader says only that.
 */
export const PLACE_SCRIPT = [
  '(()=>{const e=i=>document.getElementById(i);let b;',
  "const r=async()=>{if(b)return;b=1;try{const a=await fetch(location.href,{cache:'no-store'});",
  "if(a.status!=200&&a.status!=404)throw 0;const d=new DOMParser().parseFromString(await a.text(),'text/html');",
  "for(const i of['p','t']){const n=d.getElementById(i).innerHTML;if(e(i).innerHTML!=n)e(i).innerHTML=n}",
  "document.title=d.title;e('x').hidden=1}catch{e('x').hidden=0}b=0};",
  `setInterval(()=>document.hidden||r(),${LOOK_AGAIN_MS});`,
  'document.onvisibilitychange=()=>document.hidden||r();',
  "e('r').onclick=v=>{v.preventDefault();r()}})()",
].join('');

/**
 * Returns the page on which a patient follows their place in the queue: a whole document that loads nothing else, for a
 * cheap phone on a slow line, and works without scripts.
 */
export function placePage(place: QueuePlace): string {
  const { label, place: clinic, phone, at } = place;
  const call =
    phone === null
      ? ''
      : `<p><a href="${escapedHtml(telHref(phone))}">${text('Call the clinic:')} ${escapedHtml(phone)}</a></p>`;
  return documentOf({
    title: `${label} · ${clinic}`,
    body: [
      `<h1>${escapedHtml(clinic)}</h1>`,
      `<div id="p" aria-live="polite"><p class="s">${text('Your number')}<b>${escapedHtml(label)}</b></p>${sentencesOf(place)}</div>`,
    ],
    at,
    call,
  });
}

/** Returns the page for a code that no ticket of today has. */
export function noPlacePage(at: string): string {
  return documentOf({
    title: text('No number here'),
    body: [
      `<h1>${text('No number here')}</h1>`,
      `<div id="p" aria-live="polite"><p>${text('This address is of another day, or it is not complete. Ask at the desk of the clinic.')}</p></div>`,
    ],
    at,
    call: '',
  });
}

/** Returns the page for a moment in which the place is not known, because the server is busy. */
export function busyPlacePage(at: string): string {
  return documentOf({
    title: text('Not just now'),
    body: [
      `<h1>${text('Not just now')}</h1>`,
      `<div id="p" aria-live="polite"><p>${text('We cannot show your place just now. You keep it. Try again in a minute.')}</p></div>`,
    ],
    at,
    call: '',
  });
}

function documentOf({
  title,
  body,
  at,
  call,
}: {
  readonly title: string;
  readonly body: readonly string[];
  readonly at: string;
  readonly call: string;
}): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapedHtml(title)}</title>`,
    `<style>${PLACE_STYLE}</style></head><body><main>`,
    ...body,
    `<p id="x" class="n" role="alert" hidden>${text('Not up to date. Check your connection.')}</p>`,
    `<p class="s">${text('As of')} <span id="t">${lagosTime(Date.parse(at))}</span></p>`,
    `<p><a id="r" href="">${text('Refresh')}</a></p>${call}`,
    `</main><script>${PLACE_SCRIPT}</script></body></html>`,
  ].join('');
}

/** What happens to a ticket now, in the order of its importance. */
function sentencesOf(place: QueuePlace): string {
  const point = escapedHtml(place.point);
  switch (place.state) {
    case 'called':
      return `<p class="t">${text('You are called: go to')} ${point}</p>`;
    case 'served':
      return `<p>${text('It is your turn now:')} ${point}</p>`;
    case 'gone':
      return `<p>${text('Your turn is over: you were served here, or you left. If you still wait, ask at the desk.')}</p>`;
    case 'waiting':
      return [
        `<p>${text('You wait for:')} ${point}</p>`,
        place.isPaused ? `<p class="n">${text('There is a pause. You keep your place.')}</p>` : '',
        `<p>${aheadOf(place.ahead)}</p>`,
        place.expected === null ? '' : `<p>${waitOf(place.expected)}</p>`,
      ].join('');
  }
}

function aheadOf(ahead: number): string {
  if (ahead === 0) return text('You are the next one.');
  return ahead === 1 ? text('1 person is before you.') : filled(text('{0} people are before you.'), ahead);
}

function waitOf({ from, to }: WaitRange): string {
  return from === to
    ? filled(text('It takes about {0} minutes.'), to)
    : filled(text('It takes about {0} to {1} minutes.'), from, to);
}
