import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOSTILE_TEXTS } from '#test/hostile-texts.ts';
import { bookedSms, cancelledSms, delayedSms, movedSms, reminderSms } from './appointment-sms.ts';

const ORIGIN = 'https://care.example.ng';
const LINK = { origin: ORIGIN, manage: undefined };
const appointment = (name: string) => ({ date: '2026-11-26T09:30:00.000Z', provider: { name } });
/** One unit each of the basic GSM alphabet. @see 3GPP TS 23.038 */
const BASIC = /^[A-Za-z0-9 @$!"#%&'()*+,\-./:;<=>?_]{1,160}$/;

test('a text message says when, in whose time, with whom and where to read more', () => {
  expect(reminderSms(appointment('Dr. Ṣọlá Àjàyí'), LINK)).toBe(
    'Alafia: you have a visit on Thu 26 Nov, 10:30 (Lagos time), Dr. Sola Ajayi. https://care.example.ng/appointments',
  );
  expect(cancelledSms(appointment('Dr. Ṣọlá Àjàyí'), LINK)).toBe(
    'Alafia: your visit on Thu 26 Nov, 10:30 (Lagos time) is CANCELLED by Dr. Sola Ajayi. https://care.example.ng',
  );
});

test('a late visit comes with its time, the delay, the likely start and the link', () => {
  expect(delayedSms(appointment('Dr. Obi'), 40, LINK)).toBe(
    'Alafia: your 10:30 visit is about 40 min LATE, near 11:10, with Dr. Obi. https://care.example.ng/appointments',
  );
});

test('a cancelled or moved visit comes with a common reason, and never with words of the desk', () => {
  const ended = { ...appointment('Dr. Obi'), endReason: 'Please call us.' };
  expect(cancelledSms(ended, LINK)).toBe(
    'Alafia: your visit on Thu 26 Nov, 10:30 (Lagos time) is CANCELLED by Dr. Obi. Please call us. https://care.example.ng',
  );
  expect(movedSms(appointment('Dr. Obi'), 'The doctor is away.', LINK)).toBe(
    'Alafia: your visit has MOVED to Thu 26 Nov, 10:30 (Lagos time), with Dr. Obi. The doctor is away. https://care.example.ng/appointments',
  );
  const own = 'Your HIV test is not ready';
  expect(cancelledSms({ ...ended, endReason: own }, LINK)).not.toContain('HIV');
  expect(movedSms(appointment('Dr. Obi'), own, LINK)).not.toContain('HIV');
});

test('whom the patient sees is named if it fits as a whole into one message', () => {
  const person = { name: 'Dr. Ada Obi' };
  expect(reminderSms({ ...appointment('Smile Clinic'), person }, LINK)).toBe(
    'Alafia: you have a visit on Thu 26 Nov, 10:30 (Lagos time), Dr. Ada Obi, Smile Clinic. https://care.example.ng/appointments',
  );
  expect(movedSms({ ...appointment('Smile Clinic'), person }, undefined, LINK)).toBe(
    'Alafia: your visit has MOVED to Thu 26 Nov, 10:30 (Lagos time), with Dr. Ada Obi, Smile Clinic. https://care.example.ng/appointments',
  );
  const long = { name: `Dr. ${'A'.repeat(60)}` };
  expect(reminderSms({ ...appointment('Smile Clinic'), person: long }, LINK)).toBe(
    reminderSms(appointment('Smile Clinic'), LINK),
  );
  expect(cancelledSms({ ...appointment('Smile Clinic'), person }, LINK)).toBe(
    cancelledSms(appointment('Smile Clinic'), LINK),
  );
});

test('for any name of a provider and any address of the site it is one message in the basic alphabet', () => {
  const names = [...HOSTILE_TEXTS, 'Ẹ'.repeat(300), '医院', '', ' ', 'Clinic [1] {x} | ^ ~ € \\'];
  const origins = [ORIGIN, `https://${'a'.repeat(120)}.ng`, 'https://ẹkọ.ng', 'http://127.0.0.1:3000'];
  for (const name of names) {
    for (const origin of origins) {
      const ended = { ...appointment(name), endReason: 'We are closed that day.' };
      for (const text of [
        reminderSms(appointment(name), { origin, manage: undefined }),
        cancelledSms(appointment(name), { origin, manage: undefined }),
        cancelledSms(ended, { origin, manage: undefined }),
        movedSms(appointment(name), ended.endReason, { origin, manage: undefined }),
      ]) {
        expect(text, name).toMatch(BASIC);
        expect(text).toContain('Thu 26 Nov, 10:30 (Lagos time)');
      }
    }
  }
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      expect(reminderSms(appointment(name), LINK)).toMatch(BASIC);
    }),
  );
});

test('an address is given whole or left out, and a name outside the SMS alphabet becomes "your provider"', () => {
  expect(reminderSms(appointment('A'.repeat(300)), LINK)).toMatch(
    / A{20,}\. https:\/\/care\.example\.ng\/appointments$/,
  );
  expect(
    reminderSms(appointment('Dr. Obi'), { origin: `https://${'a'.repeat(100)}.ng`, manage: undefined }),
  ).not.toContain('http');
  expect(reminderSms(appointment('医院'), LINK)).toContain(', your provider. ');
});

test('a patient without an account gets the link of the appointment, in one message', () => {
  const manage = `${ORIGIN}/manage-visit#${'A-_z'.repeat(8)}`;
  const link = { origin: ORIGIN, manage };
  const booked = bookedSms(appointment('Dr. Obi'), link);
  expect(booked).toBe(`Alafia: your visit is booked for Thu 26 Nov, 10:30 (Lagos time), Dr. Obi. ${manage}`);
  const long = appointment('A'.repeat(300));
  for (const sms of [bookedSms(long, link), reminderSms(long, link), movedSms(long, 'The doctor is away.', link)]) {
    expect(sms).toMatch(BASIC);
    expect(sms.endsWith(manage)).toBe(true);
  }
});
