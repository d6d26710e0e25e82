/** What each person has typed and not sent, by the id of the person and the name of the draft. Gone with the page. */
const drafts = new Map<number, Map<string, unknown>>();

/** A draft, in an object because it may be undefined itself; null if there is none. */
export function readDraft(personId: number, name: string): { readonly value: unknown } | null {
  const own = drafts.get(personId);
  return own?.has(name) ? { value: own.get(name) } : null;
}

/** Keeps a draft of a person, replacing the previous one; `null` instead of it deletes it. */
export function keepDraft(personId: number, name: string, draft: { readonly value: unknown } | null): void {
  const own = drafts.get(personId) ?? new Map<string, unknown>();
  drafts.set(personId, own);
  if (draft === null) own.delete(name);
  else own.set(name, draft.value);
}

/** Deletes all drafts of a person, who has signed out. */
export function forgetDrafts(personId: number | undefined): void {
  if (personId !== undefined) drafts.delete(personId);
}
