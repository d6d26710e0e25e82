const STYLE = [
  'body{font:16px/1.5 sans-serif;max-width:45em;margin:2em auto;padding:0 1em;color:#000;background:#fff}',
  'p,dl,dd{margin:0 0 .5em}dt{font-weight:bold}.paper-text{white-space:pre-line}.paper-practice{font-size:1.4em;font-weight:bold}',
  '[data-stamp]::before{content:attr(data-stamp);font-size:3em;color:#a00}',
].join('');

/** Returns a page of its own for a paper's markup, which a browser opens without any network. */
export function savedPage(title: string, markup: string): string {
  const named = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${named}</title><style>${STYLE}</style>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body>${markup}</body></html>`;
}
