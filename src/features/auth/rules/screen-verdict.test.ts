import { expect, test } from 'vitest';
import { adminVerdict, homeVerdict, patientVerdict, portalVerdict, signedInVerdict } from './screen-verdict.ts';

const patient = { role: 'patient', permissions: ['super_admin'] };
const provider = { role: 'provider', permissions: [] };
const admin = (...permissions: string[]) => ({ role: 'admin', permissions });

test('a screen of the admin area', () => {
  expect(adminVerdict(null, '/admin/audit?page=2', 'super_admin')).toEqual({
    redirect: '/auth?next=%2Fadmin%2Faudit%3Fpage%3D2',
  });
  expect(adminVerdict(patient, '/admin', 'super_admin')).toEqual({ redirect: '/' });
  expect(adminVerdict(provider, '/admin')).toEqual({ redirect: '/' });
  expect(adminVerdict(admin(), '/admin')).toBe('open');
  expect(adminVerdict(admin('view_analytics'), '/admin/audit', 'super_admin')).toEqual({ redirect: '/admin' });
  expect(adminVerdict(admin('super_admin'), '/admin/audit', 'super_admin')).toBe('open');
});

test('staff who lack the second factor that they must have are led to where it is set up', () => {
  const lacking = { ...admin('super_admin'), lacksSecondFactor: true };
  expect(adminVerdict(lacking, '/admin')).toEqual({ redirect: '/profile?tab=security' });
  expect(adminVerdict(lacking, '/admin/audit', 'super_admin')).toEqual({ redirect: '/profile?tab=security' });
  expect(adminVerdict({ ...patient, lacksSecondFactor: true }, '/admin')).toEqual({ redirect: '/' });
  expect(signedInVerdict(lacking, '/profile')).toBe('open');
});

test('a screen that needs somebody signed in', () => {
  expect(signedInVerdict(null, '/profile')).toEqual({ redirect: '/auth?next=%2Fprofile' });
  expect(signedInVerdict(provider, '/profile')).toBe('open');
});

test('the home page sends administrators to their area and nobody else', () => {
  expect(homeVerdict(admin())).toEqual({ redirect: '/admin' });
  for (const user of [null, patient, provider]) expect(homeVerdict(user)).toBe('open');
});

test('a screen of patients is open to whoever is signed in, but for administrators', () => {
  expect(patientVerdict(null, '/appointments')).toEqual({ redirect: '/auth?next=%2Fappointments' });
  for (const user of [patient, provider]) expect(patientVerdict(user, '/appointments')).toBe('open');
  for (const user of [admin(), admin('super_admin')]) expect(patientVerdict(user, '/appointments')).toBe('denied');
});

test('the portal opens for providers; others are led to sign in or to apply', () => {
  expect(portalVerdict(null, '/provider-portal?tab=week')).toEqual({
    redirect: '/auth?next=%2Fprovider-portal%3Ftab%3Dweek',
  });
  expect(portalVerdict(provider, '/provider-portal')).toBe('open');
  for (const user of [patient, admin('super_admin')]) {
    expect(portalVerdict(user, '/provider-portal')).toEqual({ redirect: '/join-network' });
  }
  expect(portalVerdict({ ...provider, lacksSecondFactor: true }, '/provider-portal')).toEqual({
    redirect: '/profile?tab=security',
  });
});
