import { expect, test } from 'vitest';
import { isPublicReply } from './cached-replies.ts';

test.each([
  ['/api/providers', true],
  ['/api/providers/12', true],
  ['/api/config', true],
  ['/api/symptom-data', true],
  ['/api/user', false],
  ['/api/users/1/sessions', false],
  ['/api/appointments', false],
  ['/api/portal/providers/1/visits', false],
  ['/api/admin/providers', false],
  ['/api/configuration', false],
])('the reply of %s is public: %s', (path, isPublic) => {
  expect(isPublicReply(path)).toBe(isPublic);
});
