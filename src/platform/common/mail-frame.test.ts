import { expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '#test/hostile-texts.ts';
import { headerLine, mailFrame } from './mail-frame.ts';

const LINK = 'https://care.example.ng/reset-password#abc';

test('a mail says its texts in both forms and loads nothing from afar', () => {
  const { subject, text, html } = mailFrame({
    subject: 'Choose a new password',
    paragraphs: ['Hello,', 'Somebody asked for it.'],
    action: { label: 'Choose a new password', url: LINK },
    afterwards: ['It works once.'],
  });
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
  const { html } = mailFrame({ subject: 'x', paragraphs: ['x'], action: { label: 'x', url: 'x' } });
  const shape = tagsOf(html);
  const quotes = html.split('"').length;
  for (const hostile of ['" onmouseover="alert(1)', ...HOSTILE_TEXTS]) {
    const framed = mailFrame({ subject: hostile, paragraphs: [hostile], action: { label: hostile, url: hostile } });
    expect(tagsOf(framed.html), hostile).toEqual(shape);
    expect(framed.text).toContain(hostile);
    expect(framed.html.split('"').length, hostile).toBe(quotes);
  }
});

test('a subject is one line, whatever is in it', () => {
  expect(headerLine('Hello\r\nBcc: everybody@example.com\u2028x\u0000')).toBe('Hello Bcc: everybody@example.com x');
  for (const hostile of HOSTILE_TEXTS) {
    expect(mailFrame({ subject: hostile, paragraphs: [] }).subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  }
});

function tagsOf(html: string): string[] {
  return [...html.matchAll(/<\/?([a-z!][^\s>]*)/g)].map(([, name]) => name ?? '');
}
