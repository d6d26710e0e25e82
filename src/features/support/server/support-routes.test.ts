import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const contactWith = async (env: Readonly<Record<string, string>>) => {
  const { app } = await testApp('empty', env);
  return (await app.inject('/api/support-contact')).json();
};

test('support is reached as the operator set it', async () => {
  const set = {
    SUPPORT_EMAIL: 'help@care.example.ng',
    SUPPORT_PHONES: '01 234 5678, 0800 000 0001',
    SUPPORT_OFFICE: '2 Test Road, Yaba, Lagos',
  };
  expect(await contactWith(set)).toEqual({
    email: 'help@care.example.ng',
    phones: ['01 234 5678', '0800 000 0001'],
    office: '2 Test Road, Yaba, Lagos',
    isDemo: false,
  });
});

test('nothing is invented beside real data', async () => {
  expect(await contactWith({ DEMO_DATA: 'off' })).toEqual({ email: null, phones: [], office: null, isDemo: false });
});

test('beside demo data it is fictional and says so', async () => {
  const contact = await contactWith({ DEMO_DATA: 'on' });
  expect(contact).toMatchObject({ email: expect.stringMatching(/\.example$/), isDemo: true });
  expect(contact.phones).toHaveLength(2);
});
