import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const contactWith = async (env: Readonly<Record<string, string>>) => {
  const { app } = await testApp('empty', env);
  return (await app.inject('/api/support-contact')).json();
};

test('the contact details are those that the operator set', async () => {
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

test('with real data no contact details are invented', async () => {
  expect(await contactWith({ DEMO_DATA: 'off' })).toEqual({ email: null, phones: [], office: null, isDemo: false });
});

test('with demo data the contact details are fictional and say so', async () => {
  const contact = await contactWith({ DEMO_DATA: 'on' });
  expect(contact).toMatchObject({ email: expect.stringMatching(/\.example$/), isDemo: true });
  expect(contact.phones).toHaveLength(2);
});
