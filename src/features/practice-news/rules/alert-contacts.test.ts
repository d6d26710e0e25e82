import { describe, expect, test } from 'vitest';
import { contactState, isLastContact, isLinkOpen, isUnanswered, TEST_LINK_MS } from './alert-contacts.ts';
import { testAlertMail } from './test-alert-mail.ts';

const SENT = '2026-11-23T09:04:00.000Z';
const sentMs = Date.parse(SENT);

describe('a contact', () => {
  test('waits for an answer for seven days, and is overdue then', () => {
    const contact = { testSentAt: SENT, confirmedAt: null };
    expect(contactState(contact, sentMs)).toBe('waiting');
    expect(contactState(contact, sentMs + TEST_LINK_MS - 1)).toBe('waiting');
    expect(contactState(contact, sentMs + TEST_LINK_MS)).toBe('overdue');
    expect(TEST_LINK_MS).toBe(7 * 24 * 60 * 60 * 1000);
  });

  test('is overdue if no test alert was sent', () => {
    expect(contactState({ testSentAt: null, confirmedAt: null }, sentMs)).toBe('overdue');
  });

  test('stays confirmed while another test alert is open', () => {
    const again = { testSentAt: SENT, confirmedAt: '2026-11-20T09:00:00.000Z' };
    expect(contactState(again, sentMs + 2 * TEST_LINK_MS)).toBe('confirmed');
    expect(isUnanswered(again)).toBe(true);
    expect(isUnanswered({ ...again, confirmedAt: SENT })).toBe(false);
  });

  test.each([
    [null, null, false],
    [SENT, null, true],
    [SENT, '2026-11-23T09:05:00.000Z', false],
  ])('tested %s and confirmed %s: unanswered %s', (testSentAt, confirmedAt, unanswered) => {
    expect(isUnanswered({ testSentAt, confirmedAt })).toBe(unanswered);
  });

  test('its link is open for exactly the time that the mail names', () => {
    expect(isLinkOpen(sentMs, sentMs + TEST_LINK_MS - 1)).toBe(true);
    expect(isLinkOpen(sentMs, sentMs + TEST_LINK_MS)).toBe(false);
  });
});

describe('the last contact', () => {
  const live = { bookingState: 'live', liveBy: 'member' };
  test('stays while bookings run that a member started', () => {
    expect(isLastContact({ isReliable: true, reliableCount: 1, bookings: live })).toBe(true);
  });

  test.each([
    ['an unconfirmed one, or a browser', { isReliable: false, reliableCount: 1, bookings: live }],
    ['one of two', { isReliable: true, reliableCount: 2, bookings: live }],
    [
      'the one of a practice that sets up',
      { isReliable: true, reliableCount: 1, bookings: { ...live, bookingState: 'setting_up' } },
    ],
    [
      'the one of a paused practice',
      { isReliable: true, reliableCount: 1, bookings: { ...live, bookingState: 'paused' } },
    ],
    [
      'the one of a practice that the operator runs',
      { isReliable: true, reliableCount: 1, bookings: { ...live, liveBy: 'operator' } },
    ],
  ])('%s can go', (_, removal) => {
    expect(isLastContact(removal)).toBe(false);
  });
});

test('the test alert says what it is, who wants it and what to do if it is a mistake', () => {
  const mail = testAlertMail('Sunrise Clinic', 'https://care.example.ng', 'a'.repeat(43));
  expect(mail).toMatchInlineSnapshot(`
    {
      "action": {
        "label": "Answer the test alert",
        "url": "https://care.example.ng/practice-alert#aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      },
      "afterwards": [
        "The link works for seven days. A newer test alert replaces it.",
        "If you do not work for Sunrise Clinic, this mail is a mistake: do nothing, and no news will come here. If you get it again, write to us.",
      ],
      "links": [
        {
          "label": "Write to us",
          "url": "https://care.example.ng/contact-us",
        },
      ],
      "paragraphs": [
        "Hello,",
        "Sunrise Clinic wants to receive the news of its bookings at this address: that a patient has booked, moved or cancelled a visit.",
        "This is a test alert. Please show that it reaches you: open the link and press the button there.",
      ],
      "subject": "Test alert for Sunrise Clinic",
    }
  `);
});
