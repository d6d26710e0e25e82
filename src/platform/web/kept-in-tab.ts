/**
 * What this tab keeps under a name while a user fills something in; null when there is nothing, or the browser keeps
 * nothing.
 * @see docs/decisions/018-draft-storage.md: why here, and for how long
 */
export function readKept(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text in this tab, in place of any other of the name; null forgets it. */
export function keep(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // A browser set to keep nothing loses what was filled in with the page.
  }
}
