const ISLAND = /(<script type="application\/json" id="state")[^>]*>(.*?)<\/script>/s;

/** Returns a page that was made without a session without its time, and without who is signed in: the browser reads that again. */
export function withoutUser(html: string): string {
  return html.replace(ISLAND, (_all, start: string, state: string) => {
    const queries = JSON.parse(state) as { readonly queryKey: readonly unknown[] }[];
    const rest = queries.filter(({ queryKey: [path] }) => path !== '/api/user');
    return `${start}>${JSON.stringify(rest).replaceAll('<', String.raw`\u003c`)}</script>`;
  });
}
