import type { Database } from '#db/open-database.ts';
import { findSchedules } from '#features/schedules/server/availability-store.ts';
import type { Context } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs.ts';
import { type NewMessage, queueMessages } from '#platform/server/messages/outbox-store.ts';
import { aboutContactNews } from '../rules/alert-contacts.ts';
import { isNear, isOver, nextStep, nextStepAt, type OpeningHours, type Step } from '../rules/escalation.ts';
import { unseenMail } from '../rules/news-mails.ts';
import { unseenSms } from '../rules/news-sms.ts';
import { type Alerting, alertingOf } from './alerting.ts';
import {
  addUnseenTask,
  type DueNews,
  findConfirmedContacts,
  findOwners,
  lockDueNews,
  writeStep,
} from './escalation-store.ts';
import { type AlertedReader, seenToken } from './seen-link.ts';
import { newsAlertKey } from './tell-practice.ts';

/** The news that one transaction holds. */
const BATCH = 50;

/** Takes the due steps of the escalation of unseen news. @see docs/decisions/052-alerts-until-seen.md */
export const escalateNews: Job = {
  name: 'escalate-news',
  everyMs: 10_000,
  run: async (context) => {
    let done = 0;
    for (let more = BATCH; more === BATCH; done += more) more = await takeDueSteps(context);
    return done;
  },
};

/**
 * Takes one due step of each of at most 50 news; others of the same time are left to the next call. The level and the
 * messages are written in one transaction, so each step is taken once, by any number of processes. Returns how many news
 * were due.
 */
export async function takeDueSteps(
  context: Pick<Context, 'app' | 'config' | 'db' | 'keyFor' | 'now'>,
): Promise<number> {
  const nowMs = context.now();
  const alerting = alertingOf(context);
  return await context.db.transaction(async (tx) => {
    const due = await lockDueNews(tx, nowMs, BATCH);
    const providerIds = [...new Set(due.map(({ provider }) => provider.id))];
    const open = providerIds.length === 0 ? new Map<number, OpeningHours>() : await findSchedules(tx, providerIds);
    for (const news of due)
      await takeStep(tx, news, { nowMs, alerting, open: open.get(news.provider.id) ?? { hours: [] } });
    return due.length;
  });
}

interface Taking {
  readonly nowMs: number;
  readonly alerting: Alerting;
  readonly open: OpeningHours;
}

async function takeStep(tx: Database, news: DueNews, taking: Taking): Promise<void> {
  const { id, kind, level, status, provider } = news;
  const { nowMs, alerting, open } = taking;
  const [startsAtMs, endsAtMs] = [news.startsAt.getTime(), news.endsAt.getTime()];
  const end = () => writeStep(tx, { id, from: level, to: level, dueAt: null });
  if (!news.isRunByMembers || isOver({ kind, status, startsAtMs, endsAtMs }, nowMs)) {
    await end();
    return;
  }
  const [contacts, owners] = [
    await findConfirmedContacts(tx, provider.id, alerting),
    await findOwners(tx, provider.id),
  ];
  const reach = { contacts: contacts.length, owners: owners.length };
  const step = nextStep(kind, level, reach);
  if (step === undefined) {
    await end();
    return;
  }
  const times = { fromMs: nowMs, startsAtMs, open, minuteMs: alerting.alertMinuteMs };
  const dueAt = nextStep(kind, step.level, reach) === undefined ? null : new Date(nextStepAt(times));
  if (!(await writeStep(tx, { id, from: level, to: step.level, dueAt }))) return;
  if (step.target === 'support') await addUnseenTask(tx, provider.id, nowMs);
  const messages = recipientsOf(step, contacts, owners).map((to) => messageTo(to, news, step, alerting));
  await queueMessages(tx, nowMs, messages);
}

/** Who gets a message: a contact, or the account of an owner. */
interface Recipient {
  readonly reader: AlertedReader;
  /** One of both. */
  readonly email: string | null;
  readonly phone: string | null;
}

function recipientsOf(
  { target }: Step,
  contacts: Awaited<ReturnType<typeof findConfirmedContacts>>,
  owners: Awaited<ReturnType<typeof findOwners>>,
): Recipient[] {
  const contactAt = (index: number) =>
    contacts.slice(index, index + 1).map(({ id, email, phone }) => ({ reader: { contactId: id }, email, phone }));
  switch (target) {
    case 'first-contact':
      return contactAt(0);
    case 'second-contact':
      return contactAt(1);
    case 'owners':
      return owners.map(({ userId, email }) => ({ reader: { ownerId: userId }, email, phone: null }));
    case 'support':
      return [];
  }
}

function messageTo(
  { reader, email, phone }: Recipient,
  { id, kind, at, startsAt, endsAt, provider }: DueNews,
  { level }: Step,
  { origin, linkKey, alertMinuteMs }: Alerting,
): NewMessage {
  const date = startsAt.toISOString();
  const links = { origin, token: seenToken(linkKey, { newsId: id, reader }) };
  const mail = unseenMail(kind, { date, provider }, links);
  const isSms = email === null;
  const contactId = 'contactId' in reader ? reader.contactId : undefined;
  const key = 'contactId' in reader ? reader.contactId : `owner-${reader.ownerId}`;
  const wasNear = isNear({ fromMs: at.getTime(), startsAtMs: startsAt.getTime(), minuteMs: alertMinuteMs });
  // The first step of a near appointment follows the first text message within seconds: one is enough.
  const isFirstText = isSms && level === 1 && wasNear && contactId !== undefined;
  return {
    userId: 'ownerId' in reader ? reader.ownerId : null,
    kind: 'practice-unseen',
    channel: isSms ? 'sms' : 'email',
    recipient: email ?? phone ?? '',
    dedupeKey: isFirstText ? newsAlertKey(id, contactId) : `practice-unseen:${id}:${level}:${key}`,
    ...(isSms ? { subject: mail.subject, text: unseenSms(kind, date, links) } : mail),
    secret: true,
    ...(contactId !== undefined && { about: aboutContactNews(contactId) }),
    // A mail that couldn't be sent in time is of no use any more.
    sendBeforeMs: endsAt.getTime(),
  };
}
