/** Longest text of a message, characters. */
export const TEXT_MAX = 2000;

/** How many messages a conversation shows at once. */
export const MESSAGES_PER_PAGE = 50;

/** How long something stays unread before its reader is told by mail, ms: whoever is there reads it meanwhile. */
export const TELL_AFTER_MS = 2 * 60_000;

/** At most one mail about a conversation in so long, ms. */
export const TELL_EVERY_MS = 60 * 60_000;

/** Chats begun from one network address. A mobile carrier puts thousands of people behind one. */
export const START_LIMITS = { free: 60, delaysMs: [], lockMs: 15 * 60_000, windowMs: 60 * 60_000 };

/** Messages that one side writes in one conversation. */
export const WRITE_LIMITS = { free: 40, delaysMs: [], lockMs: 2 * 60_000, windowMs: 10 * 60_000 };

/** Connections that wait for news, for one person or browser, for one network address and for one process. */
export const STREAM_LIMITS = { perPerson: 4, perAddress: 100, inAll: 5000 };

/** How often a waiting connection says that it lives, ms; below the minute after which proxies cut silence. */
export const HEARTBEAT_MS = 20_000;
