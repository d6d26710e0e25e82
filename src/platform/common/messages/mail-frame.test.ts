import { expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '#test/hostile-texts.ts';
import { headerLine, mailFrame, mailHtml } from './mail-frame.ts';

const LINK = 'https://care.example.ng/reset-password#abc';

test('a mail says its texts in both forms and loads nothing from afar', () => {
  const framed = mailFrame({
    subject: 'Choose a new password',
    paragraphs: ['Hello,', 'Somebody asked for it.'],
    action: { label: 'Choose a new password', url: LINK },
    afterwards: ['It works once.'],
  });
  const { subject, text } = framed;
  const html = mailHtml(framed);
  expect(subject).toBe('Choose a new password');
  expect(text).toBe(
    `Hello,\n\nSomebody asked for it.\n\nChoose a new password:\n${LINK}\n\nIt works once.\n\n-- \nAlafia\n`,
  );
  expect(html).toContain(`<a href="${LINK}"`);
  expect(html).not.toMatch(/<(img|link|script|iframe|style)\b|url\(|@import/i);
  expect(html.length).toBeLessThan(20_000);
});

test('no hostile text leaves its place in the HTML', () => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThan(20);
  const html = mailHtml(mailFrame({ subject: 'x', paragraphs: [], action: { label: 'x', url: 'x' } }));
  const shape = tagsOf(html);
  const quotes = html.split('"').length;
  for (const hostile of ['" onmouseover="alert(1)', ...HOSTILE_TEXTS]) {
    const framed = mailFrame({ subject: hostile, paragraphs: [hostile], action: { label: hostile, url: hostile } });
    // Blank lines are paragraphs; what is only that is none.
    const html = mailHtml(framed).replaceAll('<p style="margin:0 0 16px;white-space:pre-line">', '<p>');
    expect(tagsOf(html), hostile).toEqual(shape);
    expect(framed.text).toContain(hostile);
    expect(html.split('"').length, hostile).toBe(quotes);
  }
});

test('HTML says in the order of the text what the text says, and what a user wrote makes no button', () => {
  const framed = mailFrame({
    subject: 'An answer',
    paragraphs: ['First.\n\nMy page:\nhttps://elsewhere.example.com/\n\nThird.'],
    action: { label: 'Read it', url: LINK },
    links: [{ label: 'Directions', url: 'https://maps.example.com/?a=1&b=2' }],
    afterwards: ['Fourth.', 'Fifth.'],
  });
  const html = mailHtml(framed);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url)).toEqual([
    LINK,
    'https://maps.example.com/?a=1&#38;b=2',
  ]);
  expect(
    html
      .replaceAll(/<title>.*?<\/title>|<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).toBe(
    `Alafia An answer First. My page: https://elsewhere.example.com/ Third. Read it ${LINK} Directions Fourth. Fifth.`,
  );
});

test('a mail without links is framed too', () => {
  const html = mailHtml(mailFrame({ subject: 'Received', paragraphs: ['We have it.'] }));
  expect(html).toContain('<p style="margin:0 0 16px;white-space:pre-line">We have it.</p>');
  expect(html).not.toContain('<a ');
});

test('a subject is one line, regardless of its characters', () => {
  expect(headerLine('Hello\r\nBcc: everybody@example.com\u2028x\u0000')).toBe('Hello Bcc: everybody@example.com x');
  for (const hostile of HOSTILE_TEXTS) {
    expect(mailFrame({ subject: hostile, paragraphs: [] }).subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  }
});

function tagsOf(html: string): string[] {
  const tags = html.replaceAll(/<p>[^<]*<\/p>/g, '').matchAll(/<\/?([a-z!][^\s>]*)/g);
  return [...tags].map(([, name]) => name ?? '');
}
