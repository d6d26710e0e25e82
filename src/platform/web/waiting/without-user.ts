const ISLAND = /(<script type="application\/json" id="state")[^>]*>(.*?)<\/script>/s;

/**
 * Returns a page that was made for nobody without its time, and without that nobody is signed in: where it is shown, that is to
 * be read anew.
 */
export function withoutUser(html: string): string {
  return html.replace(ISLAND, (_all, start: string, state: string) => {
    const queries = JSON.parse(state) as { readonly queryKey: readonly unknown[] }[];
    const rest = queries.filter(({ queryKey: [path] }) => path !== '/api/user');
    return `${start}>${JSON.stringify(rest).replaceAll('<', String.raw`\u003c`)}</script>`;
  });
}
