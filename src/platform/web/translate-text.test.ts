import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { translateText } from './translate-text.ts';

const i18n = setupI18n({
  locale: 'xx',
  messages: {
    xx: {
      'Please sign in.': ['Wọlé.'],
      'A file has at most 5 MB.': ['5 MB.'],
      'Please wait {0} minutes.': ['Dúró ', ['0', 'plural', { one: 'iṣẹ́jú kan', other: ['ìṣẹ́jú ', ['0']] }], '.'],
    },
  },
});

test.each([
  ['a sentence of the catalog', 'Please sign in.', 'Wọlé.'],
  ['a sentence with a fixed number', 'A file has at most 5 MB.', '5 MB.'],
  ['a sentence with a number filled in', 'Please wait 12 minutes.', 'Dúró ìṣẹ́jú 12.'],
  ['a sentence that is not in the catalog', 'Choose 2 of {these}.', 'Choose 2 of {these}.'],
])('%s', (_, english, shown) => {
  expect(translateText(i18n, english)).toBe(shown);
});
