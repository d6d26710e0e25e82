import { describe, expect, test } from 'vitest';
import { PaperContent } from '../contract.ts';
import { initialsOf } from './initials.ts';
import { authorLine, isLicensedFor, mayRead, writingRefusal } from './may-write.ts';
import { savedPage } from './saved-page.ts';
import { contentOf, NO_LINE, typedPaper } from './typed-paper.ts';
import { codeFrom, printedCode, readCode } from './verify-code.ts';

// Monday 23 November 2026, 09:00 in Lagos.
const NOW = Date.UTC(2026, 10, 23, 8);
const MDCN = { council: 'MDCN', number: '12345', validUntil: '2026-11-23' };

describe('a paper can be written', () => {
  const given = { status: 'scheduled', attendance: null, startsAtMs: NOW } as const;

  test('from the start of the visit on, or from an early arrival', () => {
    expect(writingRefusal(given, NOW)).toBeUndefined();
    expect(writingRefusal(given, NOW - 1)?.message).toMatch(/from the arrival/);
    expect(writingRefusal({ ...given, attendance: 'attended' }, NOW - 1)).toBeUndefined();
    expect(writingRefusal({ ...given, status: 'completed', attendance: 'attended' }, NOW)).toBeUndefined();
  });

  test('not for a visit that did not take place', () => {
    for (const over of [{ status: 'cancelled' }, { status: 'rescheduled' }, { attendance: 'no_show' }] as const) {
      expect(writingRefusal({ ...given, ...over }, NOW)?.message).toMatch(/did not take place/);
    }
  });
});

describe('a licence', () => {
  test('is needed for a prescription and a sick note, through its last day in Lagos', () => {
    for (const kind of ['prescription', 'sick_note'] as const) {
      expect(isLicensedFor(kind, [], NOW)).toBe(false);
      expect(isLicensedFor(kind, [MDCN], NOW)).toBe(true);
      expect(isLicensedFor(kind, [{ ...MDCN, validUntil: '2026-11-22' }], NOW)).toBe(false);
    }
    for (const kind of ['summary', 'referral', 'receipt'] as const) expect(isLicensedFor(kind, [], NOW)).toBe(true);
  });

  test('of a nurse is for sick notes, of a pharmacist or a state for neither', () => {
    const of = (council: string) =>
      (['prescription', 'sick_note'] as const).map((kind) => isLicensedFor(kind, [{ ...MDCN, council }], NOW));
    expect(of('NMCN')).toEqual([false, true]);
    expect(of('PCN')).toEqual([false, false]);
    expect(of('State ministry')).toEqual([false, false]);
  });

  test('stands in the line of the author while it holds', () => {
    const author = { name: 'Dr. Ada Obi', title: 'Dental surgeon', licences: [MDCN] };
    expect(authorLine(author, NOW)).toBe('Dr. Ada Obi, Dental surgeon, MDCN 12345');
    expect(authorLine({ ...author, title: null, licences: [{ ...MDCN, validUntil: '2026-11-22' }] }, NOW)).toBe(
      'Dr. Ada Obi',
    );
  });
});

test('the front desk reads signed receipts, and other signed papers only if the place lets it read reasons', () => {
  const desk = { role: 'desk', deskReadsReasons: false } as const;
  const trusted = { ...desk, deskReadsReasons: true };
  expect(mayRead(desk, { kind: 'receipt', isSigned: true })).toBe(true);
  expect(mayRead(desk, { kind: 'sick_note', isSigned: true })).toBe(false);
  expect(mayRead(trusted, { kind: 'sick_note', isSigned: true })).toBe(true);
  expect(mayRead(trusted, { kind: 'summary', isSigned: false })).toBe(false);
  expect(mayRead({ ...desk, role: 'clinician' }, { kind: 'summary', isSigned: false })).toBe(true);
});

describe('a sick note', () => {
  const parse = (from: string, until: string) => PaperContent.safeParse({ kind: 'sick_note', from, until }).success;

  test('is for 1 to 14 days', () => {
    expect(parse('2026-11-23', '2026-11-23')).toBe(true);
    expect(parse('2026-11-23', '2026-12-06')).toBe(true);
    expect(parse('2026-11-23', '2026-12-07')).toBe(false);
    expect(parse('2026-11-23', '2026-11-22')).toBe(false);
  });

  test('has no room for a diagnosis', () => {
    const note = { kind: 'sick_note', from: '2026-11-23', until: '2026-11-23', text: 'Malaria' };
    expect(PaperContent.safeParse(note).success).toBe(false);
  });
});

test('a code reads back as it was made, however it is typed', () => {
  const code = codeFrom(Uint8Array.from({ length: 12 }, (_, index) => index * 21));
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/);
  expect(readCode(printedCode(code))).toBe(code);
  expect(readCode(` ${printedCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')} `)).toBe(code);
  for (const wrong of ['', code.slice(1), `${code}0`, 'UUUU-UUUU-UUUU', "' or 1=1 --x"])
    expect(readCode(wrong)).toBeUndefined();
});

test('initials are the first letters of each part of a name, with their marks', () => {
  expect(initialsOf('Ada Òbí-Eze')).toBe('A. Ò. E.');
  expect(initialsOf('  ngozi ')).toBe('N.');
  expect(initialsOf('9 !')).toBe('');
});

test('a form gives back the content that it was filled with, and drops empty medicines', () => {
  const content = { kind: 'prescription', lines: [{ ...NO_LINE, name: 'Amoxicillin', how: 'One at night' }] } as const;
  const typed = typedPaper('prescription', '2026-11-23', { ...content, lines: [...content.lines] });
  expect(contentOf({ ...typed, lines: [...typed.lines, NO_LINE] })).toEqual(content);
  expect(contentOf(typedPaper('sick_note', '2026-11-23'))).toEqual({
    kind: 'sick_note',
    from: '2026-11-23',
    until: '2026-11-23',
  });
});

test('a saved page needs nothing besides itself, and its title cannot break it', () => {
  const page = savedPage('<b>Note', '<article>Text</article>');
  expect(page).toContain('<title>&lt;b>Note</title>');
  expect(page).toContain('<article>Text</article>');
  expect(page).not.toMatch(/src=|href=|url\(/);
});
