import type { Database } from '#db/open-database.ts';
import { findSchedules } from '#features/schedules/server/availability-store.ts';
import type { Context } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs.ts';
import { type NewMessage, queueMessages } from '#platform/server/messages/outbox-store.ts';
import { type ContactAddress, channelOf, recipientOf } from '../rules/alert-contacts.ts';
import { isNear, isOver, nextStep, nextStepAt, type OpeningHours, type Step } from '../rules/escalation.ts';
import { MAX_ALERTS, unseenMail } from '../rules/news-mails.ts';
import { unseenPush } from '../rules/news-push.ts';
import { unseenSms } from '../rules/news-sms.ts';
import { type Alerting, alertingOf } from './alerting.ts';
import { collectAlerts } from './collect-alerts.ts';
import { aboutReader, countAlerts } from './collected-store.ts';
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
    const alerts: Alert[] = [];
    for (const news of due) {
      const taking = { nowMs, alerting, open: open.get(news.provider.id) ?? { hours: [] } };
      alerts.push(...(await takeStep(tx, news, taking)));
    }
    await queueAlerts(tx, alerts, { nowMs, origin: alerting.origin });
    return due.length;
  });
}

interface Taking {
  readonly nowMs: number;
  readonly alerting: Alerting;
  readonly open: OpeningHours;
}

/** A single alert, and who gets it about which place. */
interface Alert {
  readonly to: Recipient;
  readonly provider: DueNews['provider'];
  readonly message: NewMessage;
}

/** Queues alerts: at most three single ones to a reader in ten minutes, the rest as one. */
async function queueAlerts(
  tx: Database,
  alerts: readonly Alert[],
  now: { readonly nowMs: number; readonly origin: string },
): Promise<void> {
  const abouts = [...new Set(alerts.map(({ to }) => aboutReader(to.reader)))];
  const before = await countAlerts(tx, abouts, now.nowMs);
  const byReader = abouts.map((about) => {
    const own = alerts.filter(({ to }) => aboutReader(to.reader) === about);
    const room = Math.max(0, MAX_ALERTS - (before.get(about) ?? 0));
    return { single: own.slice(0, room), several: own.slice(room) };
  });
  await queueMessages(
    tx,
    now.nowMs,
    byReader.flatMap(({ single }) => single.map(({ message }) => message)),
  );
  const several = byReader.flatMap((own) => own.several.map(({ to, provider }) => ({ ...to, provider, unseen: true })));
  await collectAlerts(tx, several, now);
}

/** Takes the step that is due and returns its alerts. */
async function takeStep(tx: Database, news: DueNews, taking: Taking): Promise<Alert[]> {
  const { id, kind, level, status, provider } = news;
  const { nowMs, alerting, open } = taking;
  const [startsAtMs, endsAtMs] = [news.startsAt.getTime(), news.endsAt.getTime()];
  const end = () => writeStep(tx, { id, from: level, to: level, dueAt: null });
  if (!news.isRunByMembers || isOver({ kind, status, startsAtMs, endsAtMs }, nowMs)) {
    await end();
    return [];
  }
  const [contacts, owners] = [
    await findConfirmedContacts(tx, provider.id, alerting),
    await findOwners(tx, provider.id),
  ];
  const reach = { contacts: contacts.filter(({ pushId }) => pushId === null).length, owners: owners.length };
  const step = nextStep(kind, level, reach);
  if (step === undefined) {
    await end();
    return [];
  }
  const times = { fromMs: nowMs, startsAtMs, open, minuteMs: alerting.alertMinuteMs };
  const dueAt = nextStep(kind, step.level, reach) === undefined ? null : new Date(nextStepAt(times));
  if (!(await writeStep(tx, { id, from: level, to: step.level, dueAt }))) return [];
  if (step.target === 'support') await addUnseenTask(tx, provider.id, nowMs);
  return recipientsOf(step, contacts, owners).map((to) => ({
    to,
    provider,
    message: messageTo(to, news, step, alerting),
  }));
}

/** Who gets a message: a contact, or the account of an owner. */
interface Recipient extends ContactAddress {
  readonly reader: AlertedReader;
}

function recipientsOf(
  { target }: Step,
  contacts: Awaited<ReturnType<typeof findConfirmedContacts>>,
  owners: Awaited<ReturnType<typeof findOwners>>,
): Recipient[] {
  // A browser may be off or gone: it gets what an address gets, and never takes its place.
  const addresses = contacts.filter(({ pushId }) => pushId === null);
  const browsers = contacts.filter(({ pushId }) => pushId !== null);
  const contactAt = (index: number) =>
    [...addresses.slice(index, index + 1), ...browsers].map(({ id, ...address }) => ({
      reader: { contactId: id },
      ...address,
    }));
  switch (target) {
    case 'first-contact':
      return contactAt(0);
    case 'second-contact':
      return contactAt(1);
    case 'owners':
      return owners.map(({ userId, email }) => ({ reader: { ownerId: userId }, email, phone: null, pushId: null }));
    case 'support':
      return [];
  }
}

function messageTo(
  { reader, ...address }: Recipient,
  { id, kind, at, startsAt, endsAt, provider }: DueNews,
  { level }: Step,
  { origin, linkKey, alertMinuteMs }: Alerting,
): NewMessage {
  const date = startsAt.toISOString();
  const links = { origin, token: seenToken(linkKey, { newsId: id, reader }) };
  const mail = unseenMail(kind, { date, provider }, links);
  const channel = channelOf(address);
  const texts = {
    email: mail,
    sms: { subject: mail.subject, text: unseenSms(kind, date, links) },
    push: unseenPush(kind, date, links),
  };
  const contactId = 'contactId' in reader ? reader.contactId : undefined;
  const key = 'contactId' in reader ? reader.contactId : `owner-${reader.ownerId}`;
  const wasNear = isNear({ fromMs: at.getTime(), startsAtMs: startsAt.getTime(), minuteMs: alertMinuteMs });
  // The first step of a near appointment follows the first text message within seconds: one is enough.
  const isFirstText = channel !== 'email' && level === 1 && wasNear && contactId !== undefined;
  return {
    userId: 'ownerId' in reader ? reader.ownerId : null,
    kind: 'practice-unseen',
    channel,
    recipient: recipientOf(address),
    dedupeKey: isFirstText ? newsAlertKey(id, contactId) : `practice-unseen:${id}:${level}:${key}`,
    ...texts[channel],
    secret: true,
    about: aboutReader(reader),
    // A mail that couldn't be sent in time is of no use any more.
    sendBeforeMs: endsAt.getTime(),
  };
}
