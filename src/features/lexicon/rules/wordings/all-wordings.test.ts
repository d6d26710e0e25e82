import { expect, test } from 'vitest';
import { FINDINGS, findingOf } from '../findings/all-findings.ts';
import { readText } from '../reading/read-text.ts';
import { WORD_CLASSES } from '../reading/words/word-classes.ts';
import { allWordings, SEARCH_REASONS, UNSAID, USES, WORDING_TABLES } from './all-wordings.ts';
import { LOCAL_SOURCES } from './local-danger-wordings.ts';
import { rowsOf } from './table.ts';

const LANGUAGES = ['en', 'pcm', 'ha', 'yo', 'ig'];
const lines = Object.values(WORDING_TABLES).flatMap((table) => table.split('\n').filter(Boolean));

test('each table is sorted, without a row twice or a line over 200 characters', () => {
  for (const [name, table] of Object.entries(WORDING_TABLES)) {
    const rows = table.split('\n').slice(1, -1);
    expect(rows, name).toEqual([...new Set(rows)].sort());
  }
  expect(lines.filter((line) => line.length > 200)).toEqual([]);
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

const rows = Object.values(WORDING_TABLES).flatMap(rowsOf);
const localRows = rowsOf(WORDING_TABLES['local-danger'] ?? '');

test('each row has a known concept, use and language', () => {
  const wrong = rows.filter(([concept = '', use = '', language = '']) => {
    const isConcept = findingOf(concept) !== undefined || (use === 'search' && concept === UNSAID);
    return !isConcept || !(USES as readonly string[]).includes(use) || !LANGUAGES.includes(language);
  });
  expect(wrong).toEqual([]);
  expect(allWordings()).toHaveLength(lines.length - rows.filter(([, use]) => use === 'search').length);
});

test('each row has a wording of known classes', () => {
  const wrong = rows.filter(([, , , words = '']) => {
    const classes = [...words.matchAll(/@(\w+)/g)].map(([, name = '']) => name);
    return words === '' || words !== words.trim() || classes.some((name) => !(name in WORD_CLASSES));
  });
  expect(wrong).toEqual([]);
});

test('each row of a danger in another language has a known source', () => {
  const wrong = localRows.filter(([, , , , ...sources]) => sources.length !== 1 || !(`${sources[0]}` in LOCAL_SOURCES));
  expect(wrong).toEqual([]);
  expect(new Set(localRows.map(([, , language]) => language))).toEqual(new Set(['ha', 'yo', 'ig']));
});

test('each row of use search, and no other, has a known reason', () => {
  const isLocal = new Set(localRows.map((row) => row.join()));
  const wrong = rows
    .filter((row) => !isLocal.has(row.join()))
    .filter(([, use, , , ...reasons]) =>
      use === 'search' ? reasons.length !== 1 || !(`${reasons[0]}` in SEARCH_REASONS) : reasons.length > 0,
    );
  expect(wrong).toEqual([]);
});

/** Wordings that other words of a longer text have to stand beside: alone they say that the finding is absent, or nothing. */
const NOT_ALONE = [
  'deep-breathing: deep breathing',
  'deep-breathing: rapid deep breath',
  'drowsy: cannot stay awake',
  'fracture: cannot bear weight',
  'fracture: unable to bear weight',
  'less-active: no interest in play',
];

test('each finding has a wording, and its plain wordings are read as it', () => {
  const present = allWordings().filter(({ use }) => use === 'present');
  const worded = new Set(present.map(({ finding }) => finding));
  expect(FINDINGS.filter(({ id }) => !worded.has(id)).map(({ id }) => id)).toEqual([]);
  const plain = present.filter(({ words }) => !/[+~/@]/.test(words));
  const unread = plain.filter(({ finding, words }) => !readText(words).present.has(finding));
  expect(unread.map(({ finding, words }) => `${finding}: ${words}`).sort()).toEqual(NOT_ALONE);
});
