import { expect, test } from 'vitest';
import { previewOf } from './link-preview.ts';

const HEAD = '<title>FAQ</title><link rel="canonical" href="https://care.example.ng/faq"/>';

test('a shared link shows a picture and its whole address', () => {
  const tags = previewOf(HEAD, 'https://care.example.ng');
  expect(tags).toContain('<meta property="og:url" content="https://care.example.ng/faq">');
  expect(tags).toContain('<meta property="og:image" content="https://care.example.ng/preview.png">');
});

test('without a public address, or on a page without a canonical link, there are no preview tags', () => {
  expect(previewOf(HEAD, undefined)).toBe('');
  expect(previewOf('<title>Mine</title>', 'https://care.example.ng')).toBe('');
});
