import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#platform/common/endpoint.ts';
import { headerLine, mailFrame } from '#platform/common/messages/mail-frame.ts';
import { visibleLine, visibleOrNothing, visibleText } from '#platform/common/visible-text.ts';
import { openDelivery } from '#platform/server/messages/mail-delivery.ts';
import { claimDue, queueMessage } from '#platform/server/messages/outbox-store.ts';
import { type CallSetUp, type Filled, isOfArea, nameOf, readyFor, requestFor } from '#test/access/call-set-up.ts';
import { OTHERS, OWNER, type Person, personOf } from '#test/access/principals.ts';
import { SET_UPS } from '#test/access/set-ups.ts';
import { testApp } from '#test/app.ts';
import type { JsonSchema } from '#test/fuzz/arbitrary-of.ts';
import { HOSTILE_TEXTS } from '#test/hostile-texts.ts';

const t = await testApp('empty', { SMS_URL: 'http://127.0.0.1:9/sms' });
/** Calls that change the account for good need a new one for each text. */
const ONCE = /password|register|login|email|second-factor|DELETE \/api\/users\/:id|invitations\/accept/;
/** What breaks storage, sentences and layouts is sent to every field over HTTP. */
const WORST = ['a\u0000b', '\ud800', '\u202egnirts', "Robert'); DROP TABLE users;--"];
/** Of the others each field gets every n-th; fields start at different texts, so that every text is sent. */
const SHARE = 64;

/** The fields of a call's body that take any text. */
function textFields({ body }: Endpoint): string[] {
  if (body === undefined) return [];
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return Object.entries(properties)
    .filter(([, field]) => [field, ...(field.anyOf ?? [])].some(isFree))
    .map(([name]) => name);
}

function isFree({ type, enum: choices, pattern, format, const: only }: JsonSchema): boolean {
  return type === 'string' && [choices, pattern, format, only].every((limit) => limit === undefined);
}

const fields = t.app.endpoints.flatMap((call) => {
  const setUp = SET_UPS[nameOf(call)];
  return setUp === undefined ? [] : textFields(call).map((field) => [nameOf(call), field, call, setUp] as const);
});

/** A field of a form as the contract declares it. */
const schemaOf = (call: Endpoint, field: string) =>
  (call.body as unknown as { def: { shape: Record<string, z.ZodMiniType> } }).def.shape[field];

test('there are fields to write into', () => {
  expect(fields.map(([name, field]) => `${name} ${field}`)).toEqual(
    expect.arrayContaining([
      'PUT /api/users/:id fullName',
      'POST /api/appointments reason',
      'POST /api/register fullName',
    ]),
  );
  expect(HOSTILE_TEXTS.length).toBeGreaterThan(20);
});

const names = fields.filter(([, field]) => /(?<!user)name$|^policyHolder$/i.test(field));

test.each(names)('%s, %s is stored as one line of visible characters', (_name, field, call) => {
  const schema = schemaOf(call, field);
  expect(schema?.parse(' Ada\u202e Ngozi\nObi\u200b')).toBe('Ada Ngozi Obi');
  expect(schema?.safeParse('\u202e\u200b\u2066').data ?? '').toBe('');
});

const lengthy = fields.filter(([, field]) => /^(bio|notes|reason)$/.test(field));

test.each(lengthy)('%s, %s reads in the order in which it was written', (_name, field, call) => {
  expect(schemaOf(call, field)?.parse(' Sees\u202e people\u2066.\nمرحبا ')).toBe('Sees people.\nمرحبا');
});

/** By text the forms in which it may be stored: as it is, or only its visible characters. */
const KEPT_FORMS = new Map<string, ReadonlySet<unknown>>(
  HOSTILE_TEXTS.map((text) => [
    text,
    new Set([text, text.trim(), visibleOrNothing(text), visibleText(text), visibleLine(text)]),
  ]),
);

/** True if a schema keeps a text, or refuses it in words. */
function isSound(schema: z.ZodMiniType | undefined, text: string): boolean {
  const read = schema?.safeParse(text);
  if (read === undefined) return false;
  if (!read.success) return typeof read.error.issues[0]?.message === 'string';
  // An optional field stores null for a text without visible characters.
  return read.data === null ? visibleText(text) === '' : KEPT_FORMS.get(text)?.has(read.data) === true;
}

test.each(fields)(
  '%s, %s: the contract keeps every hostile text to the letter except for what cannot be seen, or refuses it in words',
  (_name, field, call) => {
    const schema = schemaOf(call, field);
    expect(HOSTILE_TEXTS.filter((text) => !isSound(schema, text))).toEqual([]);
  },
);

const callerFor = (setUp: CallSetUp) =>
  personOf(t, isOfArea(setUp) ? (OTHERS.find(({ name }) => name.endsWith('super_admin')) ?? OWNER) : OWNER);

/** Returns a function that sends a text in a field of a call, prepared once for as many texts as possible. */
function sender(call: Endpoint, setUp: CallSetUp, field: string) {
  // An account has one second factor, and can be left once; a fee is waived once.
  const isOnce = ONCE.test(nameOf(call)) || call.method === 'DELETE' || nameOf(call).endsWith('/waive');
  let person: Person | undefined;
  let prepared: Filled | undefined;
  const send = async (text: string) => {
    if (isOnce || person === undefined) person = await callerFor(setUp);
    if (isOnce || prepared === undefined) prepared = await readyFor(setUp, t, person);
    const body = { ...prepared.body, [field]: text };
    return { filled: prepared, person, answer: await t.app.inject(requestFor(call, { ...prepared, body }, person)) };
  };
  return async (text: string) => {
    const isFirst = isOnce || prepared === undefined;
    const sent = await send(text);
    const { statusCode } = sent.answer;
    if (isFirst || statusCode < 300 || statusCode >= 500 || field in (sent.answer.json().fields ?? {})) return sent;
    // Refused perhaps because of what an earlier text left.
    prepared = undefined;
    return await send(text);
  };
}

/** The texts that the nth field gets over HTTP. */
const textsFor = (nth: number) =>
  HOSTILE_TEXTS.filter((text, index) => WORST.includes(text) || (index + nth) % SHARE === 0);

test('every text is sent to a field, and the worst ones to all', () => {
  const sent = fields.map((_, nth) => textsFor(nth));
  expect(new Set(sent.flat())).toEqual(new Set(HOSTILE_TEXTS));
  for (const texts of sent) expect(texts).toEqual(expect.arrayContaining(WORST));
});

describe.each(fields)('%s, %s', (name, field, call, setUp) => {
  const texts = textsFor(fields.findIndex(([ofCall, other]) => ofCall === name && other === field));

  test('the server keeps hostile texts to the letter except for what cannot be seen, or refuses them in words', async () => {
    const isRepeatable = setUp.whose === 'account' && call.method === 'PUT';
    const send = sender(call, setUp, field);
    for (const text of texts) {
      const { filled, person, answer } = await send(text);
      expect(answer.statusCode, `${JSON.stringify(text)}: ${answer.body}`).toBeLessThan(500);
      if (answer.statusCode >= 300) {
        expect(answer.json().message, JSON.stringify(text)).toEqual(expect.any(String));
        continue;
      }
      const kept: unknown = answer.json()[field];
      if (kept !== undefined && kept !== null) {
        expect([...(KEPT_FORMS.get(text) ?? [])]).toContain(kept);
      }
      if (kept === null) expect(visibleText(text)).toBe('');
      if (isRepeatable && kept !== undefined && person !== undefined) {
        // A PUT is read back from the same path.
        const read = await t.app.inject(
          requestFor({ method: 'GET', path: call.path }, { params: filled.params ?? {} }, person),
        );
        expect(read.json()[field]).toBe(kept);
      }
    }
  });
});

test('no hostile text in a message makes a header, an address or markup of its own', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'alafia-hostile-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
  const delivery = openDelivery({
    smtpUrl: undefined,
    sms: undefined,
    mailFrom: 'Alafia <no-reply@example.com>',
    dataDir,
  });
  const texts = HOSTILE_TEXTS.filter((text) => text.isWellFormed() && !text.includes('\0'));
  await t.pool.query('delete from messages');
  await t.db.transaction(async (tx) => {
    for (const text of texts) {
      const mail = mailFrame({
        subject: `About ${text}`,
        paragraphs: [text],
        action: { label: text, url: 'https://example.com/' },
      });
      await queueMessage(tx, t.clock.nowMs, {
        userId: null,
        kind: 'test',
        channel: 'email',
        recipient: 'ada@example.com',
        ...mail,
      });
    }
  });
  const queued = await claimDue(t.db, t.clock.nowMs, texts.length);
  expect(queued).toHaveLength(texts.length);
  for (const message of queued) await delivery.deliver(message, t.clock.nowMs);
  const folder = join(dataDir, 'outbox');
  const names = new Set<string>();
  const subjects: string[] = [];
  for (const file of readdirSync(folder)) {
    const mail = await PostalMime.parse(readFileSync(join(folder, file)));
    for (const { key } of mail.headers) names.add(key);
    expect(mail.to).toEqual([{ name: '', address: 'ada@example.com' }]);
    expect([mail.cc, mail.bcc, mail.attachments]).toEqual([undefined, undefined, []]);
    subjects.push(mail.subject ?? '');
    const tags = [...(mail.html ?? '').matchAll(/<\/?([a-z!]\w*)/gi)].map(([, tag = '']) => tag.toLowerCase());
    expect(tags.filter((tag) => !/^(!doctype|html|head|meta|title|body|div|p|h1|a)$/.test(tag))).toEqual([]);
    expect(mail.html).not.toMatch(/<[^>]+\son\w+=/i);
  }
  const expected = ['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to'];
  expect([...names].toSorted()).toEqual(expected);
  const spaceless = (subject: string) => subject.replaceAll(/\s+/g, '');
  expect(subjects.map(spaceless).toSorted()).toEqual(
    texts.map((text) => spaceless(headerLine(`About ${text}`))).toSorted(),
  );
});
