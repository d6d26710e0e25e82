import { expect, test } from 'vitest';
import { mailHtml } from '#platform/common/messages/mail-frame.ts';
import { aboutIn } from './contact-categories.ts';
import { letterText, mailtoHref, supportMail } from './contact-letter.ts';

const LETTER = {
  name: 'Ada Obi',
  email: 'ada@example.com',
  category: 'billing',
  subject: 'A fee & a question',
  message: 'Why was I charged?\nThe visit was +1 week ago.',
};

test('a letter lists name, e-mail, phone, category and message', () => {
  expect(letterText(LETTER)).toBe(
    'Name: Ada Obi\nEmail: ada@example.com\nPhone: Not provided\nCategory: Billing & Payments\n\nWhy was I charged?\nThe visit was +1 week ago.',
  );
  expect(letterText({ ...LETTER, phone: '0800 000 0001' })).toContain('Phone: 0800 000 0001');
});

test('the subject of the mail to support reveals nothing of the matter', () => {
  const mail = supportMail('AL-7K3M9QXD', { ...LETTER, message: '<b>Hi</b>' });
  const { subject, text } = mail;
  const html = mailHtml(mail);
  expect(subject).toBe('AL-7K3M9QXD: Billing & Payments');
  expect(text).toContain('Subject: A fee & a question');
  expect(html).not.toContain('<b>');
  expect(html).toContain('Hi');
});

test('the mailto address escapes every character', () => {
  const url = new URL(mailtoHref('help@care.example.ng', LETTER));
  expect(url.pathname).toBe('help@care.example.ng');
  expect(url.search).not.toContain('+');
  expect(url.searchParams.get('subject')).toBe('A fee & a question');
  expect(url.searchParams.get('body')).toBe(letterText(LETTER));
});

test('an address opens the form with a known category and a subject that fits', () => {
  const opened = (query: string) => aboutIn(new URLSearchParams(query));
  expect(opened('category=feedback&subject=Listing 5')).toEqual({ category: 'feedback', subject: 'Listing 5' });
  expect(opened(`category=else&subject=${'a'.repeat(151)}`)).toEqual({});
  expect(opened('')).toEqual({});
});
