import type { MailLinks } from '#platform/common/messages/mail-frame.ts';
import { briefMoment } from '#platform/common/messages/moment-words.ts';
import { text } from '#platform/common/text.ts';
import { type Collected, collectedWords } from './collected-news.ts';
import type { NewsKind } from './news-contract.ts';
import { type NewsLinks, portalUrl, seenUrl } from './news-mails.ts';

// A notification shows on locked screens: no name, and nothing about health.

const WORDS: Readonly<Record<NewsKind, string>> = {
  booked: 'New booking',
  moved: 'Visit moved to',
  cancelled: 'Visit cancelled',
};
const OPEN = 'Open this to see it and to mark it as seen.';

/** A push message: its title, its text, and what it opens. */
export interface PushTexts {
  readonly subject: string;
  readonly text: string;
  readonly links: MailLinks;
}

/** Returns the push message to a browser of the practice about one event, with the start as an ISO instant. */
export function newsPush(kind: NewsKind, date: string, links: NewsLinks): PushTexts {
  return { subject: `${WORDS[kind]}: ${briefMoment(date)}`, text: OPEN, links: opening(seenUrl(links)) };
}

/** Returns the push message about an event that no member has seen yet. */
export function unseenPush(kind: NewsKind, date: string, links: NewsLinks): PushTexts {
  const { subject, ...rest } = newsPush(kind, date, links);
  return { subject: `Not seen yet: ${subject}`, ...rest };
}

/** Returns the push message that stands for one about each event. */
export function collectedPush(providerId: number, collected: Collected, origin: string): PushTexts {
  return {
    subject: collectedWords(collected),
    text: 'Open the portal to see them.',
    links: opening(portalUrl(origin, providerId)),
  };
}

function opening(url: string): MailLinks {
  return { action: { label: text('Open'), url } };
}
