/** The interval of the heartbeat, ms. */
export const BEAT_MS = 15_000;

/** A side without a heartbeat for this long counts as gone, ms: a little more than three beats. */
export const GONE_AFTER_MS = 50_000;

/** The largest signalling message, bytes. A session description has a few thousand. */
export const MAX_BYTES = 32 * 1024;

/** A token bucket for messages of one connection: its size, and the tokens it regains a second. */
export const BURST = 120;
export const PER_SECOND = 20;

/** The longest chat message, characters. */
export const CHAT_MAX = 2000;

/** The longest summary, characters. */
export const SUMMARY_MAX = 4000;

/** How long TURN credentials are valid, seconds: longer than any visit with its grace time. */
export const TURN_TTL_S = 4 * 60 * 60;

/**
 * The close codes of a screen that won't return: it left (1000), or its page was closed (1001). A broken network gives
 * neither. @see RFC 6455, section 7.4.1
 */
export const LEFT: readonly number[] = [1000, 1001];

/** The server's close codes. 4000 to 4999 are for applications. @see RFC 6455, section 7.4.2 */
export const CLOSE = {
  /** The visit is over, or no longer the user's. */
  over: 4403,
  /** The session ended. */
  signedOut: 4401,
  /** The same side joined from another screen. */
  replaced: 4409,
  /** Too many messages, or an invalid one. */
  refused: 4429,
  /** The server is restarting: reconnect. */
  restart: 1012,
} as const;
