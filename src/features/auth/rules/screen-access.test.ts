import { expect, test } from 'vitest';
import { homeAccess } from './home-access.ts';
import {
  adminAccess,
  landingPath,
  patientAccess,
  portalAccess,
  signedInAccess,
  signedInPath,
} from './screen-access.ts';

const patient = { role: 'patient', permissions: ['super_admin'] };
const provider = { role: 'provider', permissions: [] };
const admin = (...permissions: string[]) => ({ role: 'admin', permissions });

test('a screen of the admin area', () => {
  expect(adminAccess(null, '/admin/audit?page=2', 'super_admin')).toEqual({
    redirect: '/auth?next=%2Fadmin%2Faudit%3Fpage%3D2',
  });
  expect(adminAccess(patient, '/admin', 'super_admin')).toEqual({ redirect: '/' });
  expect(adminAccess(provider, '/admin')).toEqual({ redirect: '/' });
  expect(adminAccess(admin(), '/admin')).toBe('open');
  expect(adminAccess(admin('view_analytics'), '/admin/audit', 'super_admin')).toEqual({ redirect: '/admin' });
  expect(adminAccess(admin('super_admin'), '/admin/audit', 'super_admin')).toBe('open');
});

test('staff without a required second factor are redirected to its setup', () => {
  const lacking = { ...admin('super_admin'), lacksSecondFactor: true };
  expect(adminAccess(lacking, '/admin')).toEqual({ redirect: '/profile?tab=security' });
  expect(adminAccess(lacking, '/admin/audit', 'super_admin')).toEqual({ redirect: '/profile?tab=security' });
  expect(adminAccess({ ...patient, lacksSecondFactor: true }, '/admin')).toEqual({ redirect: '/' });
  expect(signedInAccess(lacking, '/profile')).toBe('open');
});

test('a screen that needs a signed-in user', () => {
  expect(signedInAccess(null, '/profile')).toEqual({ redirect: '/auth?next=%2Fprofile' });
  expect(signedInAccess(provider, '/profile')).toBe('open');
});

test('the home page redirects administrators only', () => {
  expect(homeAccess(admin())).toEqual({ redirect: '/admin' });
  for (const user of [null, patient, provider]) expect(homeAccess(user)).toBe('open');
});

test('a screen for patients is open to every signed-in user except administrators', () => {
  expect(patientAccess(null, '/appointments')).toEqual({ redirect: '/auth?next=%2Fappointments' });
  for (const user of [patient, provider]) expect(patientAccess(user, '/appointments')).toBe('open');
  for (const user of [admin(), admin('super_admin')]) expect(patientAccess(user, '/appointments')).toBe('denied');
});

test('the portal opens for providers; others are redirected to sign-in or to the application form', () => {
  expect(portalAccess(null, '/provider-portal?tab=week')).toEqual({
    redirect: '/auth?next=%2Fprovider-portal%3Ftab%3Dweek',
  });
  expect(portalAccess(provider, '/provider-portal')).toBe('open');
  for (const user of [patient, admin('super_admin')]) {
    expect(portalAccess(user, '/provider-portal')).toEqual({ redirect: '/join-network' });
  }
  expect(portalAccess({ ...provider, lacksSecondFactor: true }, '/provider-portal')).toEqual({
    redirect: '/profile?tab=security',
  });
});

test('invited staff start in their own area, or at the setup of a required second factor', () => {
  expect(landingPath({ role: 'admin' })).toBe('/admin');
  expect(landingPath({ role: 'provider' })).toBe('/provider-portal');
  expect(landingPath({ role: 'admin', lacksSecondFactor: true })).toBe('/profile?tab=security');
  const setsUp = true;
  expect(landingPath({ role: 'provider' }, { setsUp })).toBe('/provider-portal?tab=online-booking');
  expect(landingPath({ role: 'admin' }, { setsUp })).toBe('/admin');
  expect(landingPath({ role: 'provider', lacksSecondFactor: true }, { setsUp })).toBe('/profile?tab=security');
});

test('after sign-in without a page to return to, members of a practice get the portal and others the home page', () => {
  for (const wanted of [null, '', 'https://example.com', '//example.com']) {
    expect(signedInPath(provider, wanted)).toBe('/provider-portal');
    expect(signedInPath(patient, wanted)).toBe('/');
    expect(signedInPath(admin(), wanted)).toBe('/');
  }
  expect(signedInPath({ ...provider, lacksSecondFactor: true }, null)).toBe('/profile?tab=security');
  for (const wanted of ['/', '/appointments', '/provider-portal?tab=week']) {
    for (const user of [provider, patient, admin()]) expect(signedInPath(user, wanted)).toBe(wanted);
  }
});
