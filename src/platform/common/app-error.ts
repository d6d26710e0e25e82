/** Why a request was refused. Each code maps to exactly one HTTP status. */
export const STATUS_OF = {
  invalid: 400,
  wrong_credentials: 401,
  second_factor_needed: 401,
  username_needed: 401,
  signed_out: 401,
  wrong_code: 401,
  cross_site: 403,
  forbidden: 403,
  other_account: 403,
  second_factor_required: 403,
  not_found: 404,
  account_closed: 409,
  account_exists: 409,
  already_accepted: 409,
  already_converted: 409,
  already_decided: 409,
  changed_meanwhile: 409,
  conversation_over: 409,
  danger_signs: 409,
  fee_changed: 409,
  has_visits: 409,
  hold_limit: 409,
  not_approved: 409,
  already_reviewed: 409,
  mark_changed: 409,
  not_cancellable: 409,
  not_markable: 409,
  not_rateable: 409,
  not_reviewable: 409,
  not_waitable: 409,
  not_withdrawable: 409,
  offer_over: 409,
  not_failed: 409,
  not_switchable: 409,
  last_admin: 409,
  last_licence: 409,
  own_account: 409,
  plan_limit: 409,
  second_factor_off: 409,
  slot_held: 409,
  slot_taken: 409,
  slot_unavailable: 409,
  visit_not_open: 409,
  visit_overlap: 409,
  visits_booked: 409,
  link_expired: 410,
  too_large: 413,
  unsupported_media_type: 415,
  not_offered: 422,
  too_many_requests: 429,
  busy: 503,
  storage_full: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;

/** A time that can be had instead of the one that was refused: `time` is `HH:mm` in Lagos, `dateTime` an ISO instant. */
export interface OtherTime {
  readonly id: string;
  readonly time: string;
  readonly dateTime: string;
}

/** A visit that is in the way of a change; instants in ISO. */
export interface VisitInTheWay {
  readonly id: number;
  readonly date: string;
  readonly endsAt: string;
  /** Of whom it is for. */
  readonly name: string;
}

/** What a refusal says besides why. */
export interface RefusalExtras {
  /** How many visits would have to be cancelled. */
  readonly upcomingVisits?: number;
  /** The nearest free times, in order of time. */
  readonly alternatives?: readonly OtherTime[];
  /** In order of time. */
  readonly visits?: readonly VisitInTheWay[];
  /** What in a message sounds dangerous, in words. */
  readonly dangerSigns?: readonly string[];
}

/** What the API answers when it refuses: `fields` gives the reason by field name (dotted for nested ones). */
export interface ErrorBody extends RefusalExtras {
  readonly message: string;
  readonly code: ErrorCode | 'internal';
  readonly fields?: Readonly<Record<string, string>>;
}

/** A refusal that a person can act on. Anything else that is thrown is a bug (500). */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** When to come back, in seconds: the answer's `Retry-After`. */
  readonly retryAfterSeconds: number | undefined;
  readonly extras: RefusalExtras | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    fields?: Readonly<Record<string, string>>,
    retryAfterSeconds?: number,
    extras?: RefusalExtras,
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.extras = extras;
  }
}
