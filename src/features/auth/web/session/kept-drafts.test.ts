import { expect, test } from 'vitest';
import { forgetDrafts, keepDraft, readDraft } from './kept-drafts.ts';

test('a draft is its person’s', () => {
  keepDraft(1, 'reason', { value: 'The doctor is ill' });
  expect(readDraft(1, 'reason')).toEqual({ value: 'The doctor is ill' });
  expect(readDraft(2, 'reason')).toBeNull();
  expect(readDraft(1, 'note')).toBeNull();
});

test('sent or discarded, it is gone', () => {
  keepDraft(1, 'reason', { value: 'x' });
  keepDraft(1, 'reason', null);
  expect(readDraft(1, 'reason')).toBeNull();
});

test('a person who signs out leaves nothing, and takes nothing of others', () => {
  keepDraft(1, 'reason', { value: 'x' });
  keepDraft(2, 'reason', { value: 'y' });
  forgetDrafts(1);
  expect(readDraft(1, 'reason')).toBeNull();
  expect(readDraft(2, 'reason')).toEqual({ value: 'y' });
});
