/** Why a request is refused. The code is declared by the feature that uses it, or by the platform. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  /** English, marked with `text('...')`: the browser translates it. */
  readonly message: string;
  /** The field of the input that the message is about; a form shows it there. */
  readonly field?: string;
}

/** What an error says in addition to its refusal. */
export interface RefusalDetails {
  /** Messages by field name (dotted for nested fields), in place of the refusal's own field. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** When to try again: the `Retry-After` header of the answer. */
  readonly retryAfterSeconds?: number;
  /** Further members of the answer's body, as the feature declares them. */
  readonly extras?: object | undefined;
}

/** The body of a refused request; `fields` gives the message by field name. */
export interface ErrorBody<Code extends string = string> {
  readonly message: string;
  readonly code: Code | 'internal';
  readonly fields?: Readonly<Record<string, string>>;
}

/** A refusal that a person can act on. Anything else that is thrown is a bug and answers 500. */
export class AppError extends Error {
  readonly code: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly extras: object | undefined;

  constructor(refusal: Refusal, { fields, retryAfterSeconds, extras }: RefusalDetails = {}) {
    super(refusal.message);
    this.code = refusal.code;
    this.fields = fields ?? (refusal.field === undefined ? undefined : { [refusal.field]: refusal.message });
    this.retryAfterSeconds = retryAfterSeconds;
    this.extras = extras;
  }
}
