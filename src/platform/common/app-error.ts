/** Why a request was refused. Each code maps to exactly one HTTP status. */
export const STATUS_OF = {
  invalid: 400,
  wrong_credentials: 401,
  signed_out: 401,
  forbidden: 403,
  not_found: 404,
  account_exists: 409,
  not_cancellable: 409,
  not_rateable: 409,
  not_failed: 409,
  not_switchable: 409,
  slot_taken: 409,
  slot_unavailable: 409,
  too_large: 413,
  unsupported_media_type: 415,
  not_offered: 422,
  too_many_requests: 429,
  busy: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;

/** What the API answers when it refuses: `fields` gives the reason by field name (dotted for nested ones). */
export interface ErrorBody {
  readonly message: string;
  readonly code: ErrorCode | 'internal';
  readonly fields?: Readonly<Record<string, string>>;
}

/** A refusal that a person can act on. Anything else that is thrown is a bug (500). */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(code: ErrorCode, message: string, fields?: Readonly<Record<string, string>>) {
    super(message);
    this.code = code;
    this.fields = fields;
  }
}
