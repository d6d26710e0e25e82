/** The longest message, characters. */
export const TEXT_MAX = 2000;

/** Messages loaded at once. */
export const MESSAGES_PER_PAGE = 50;

/** How long a message stays unread before its reader gets a mail, ms. A reader with the conversation open needs none. */
export const TELL_AFTER_MS = 2 * 60_000;

/** The minimum time between two mails about a conversation, ms. */
export const TELL_EVERY_MS = 60 * 60_000;

/** Chats started from one network address. Mobile carriers put thousands of people behind one address. */
export const START_LIMITS = { free: 60, delaysMs: [], lockMs: 15 * 60_000, windowMs: 60 * 60_000 };

/** Messages of one side in one conversation. */
export const WRITE_LIMITS = { free: 40, delaysMs: [], lockMs: 2 * 60_000, windowMs: 10 * 60_000 };
