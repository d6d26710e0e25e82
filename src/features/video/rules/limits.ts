/** How often a side that is there shows that it lives, ms. */
export const BEAT_MS = 15_000;

/** Without a sign of life for so long a side isn't there any more, ms: three beats, and a little. */
export const GONE_AFTER_MS = 50_000;

/** Largest message of the signalling, bytes: a description of a call has a few thousand. */
export const MOST_BYTES = 32 * 1024;

/** Messages that a connection may send at once, and how many a second it gets back. */
export const BURST = 120;
export const PER_SECOND = 20;

/** Longest text of a chat message, characters. */
export const CHAT_MAX = 2000;

/** Longest summary, characters. */
export const SUMMARY_MAX = 4000;

/** How long credentials for the TURN server hold, seconds: longer than any visit and its grace. */
export const TURN_TTL_S = 4 * 60 * 60;

/**
 * With which codes a browser closes that won't come back as the same screen: it left (1000), or its page is gone (1001).
 * What a network breaks has neither (RFC 6455, 7.4.1).
 */
export const LEFT: readonly number[] = [1000, 1001];

/** With which code a connection is closed. 4000 to 4999 are for applications (RFC 6455, 7.4.2). */
export const CLOSE = {
  /** The visit is over, or isn't one's any more. */
  over: 4403,
  /** The session ended. */
  signedOut: 4401,
  /** The same side came in elsewhere. */
  replaced: 4409,
  /** Too many messages, or one that is none. */
  refused: 4429,
  /** The server stops: come back. */
  restart: 1012,
} as const;
