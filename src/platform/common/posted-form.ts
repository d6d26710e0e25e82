/** A form that was sent as a document, without scripts, and wasn't taken: it comes back with what was typed. */
export interface PostedForm {
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong, as the server says it in English. */
  readonly message: string;
  /** What is wrong with single fields; empty when it was none of them. */
  readonly fields: Readonly<Record<string, string>>;
  /** What a call answered, for the page that shows it; its reader knows the type. */
  readonly data?: unknown;
}

/** Returns the id that a field holds, of at most 15 digits as the calls take one; undefined if it holds none. */
export function idIn(field: string | null | undefined): number | undefined {
  return /^[1-9]\d{0,14}$/.test(field ?? '') ? Number(field) : undefined;
}

/** True if a field holds a secret: it never comes back to the browser. */
export function isSecretField(name: string): boolean {
  return /password$|^(?:code|pin|token|link)$/i.test(name);
}
