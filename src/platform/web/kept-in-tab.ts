/**
 * Returns the text that this tab keeps under a name while a user fills something in; null if there is none, or the
 * browser has no storage.
 * @see docs/decisions/018-draft-storage.md: why here, and for how long
 */
export function readKept(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text in this tab under a name, replacing the previous one; null deletes it. */
export function keep(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // In a browser without storage, drafts are lost with the page.
  }
}
