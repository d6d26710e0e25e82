import { expect, test } from 'vitest';
import { NO_FILTERS, readFilters, writeFilters } from '#features/search/rules/search-filters.ts';
import { EMERGENCY_CONTACTS } from '#platform/common/emergency-contacts.ts';
import { telHref } from '#platform/common/tel-href.ts';
import { EXTERNAL_SITES, type ExternalSite, LAST_CHECKED } from './external-sites.ts';
import { findResources, resourceTab } from './find-resources.ts';
import { TIP_CATEGORIES } from './health-tip.ts';

const all = findResources('');
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

test('every category of tips has tips, and ids are unique', () => {
  for (const { id } of TIP_CATEGORIES)
    expect(all.tips.filter(({ category }) => category === id).length).toBeGreaterThan(3);
  for (const ids of [
    all.tips.map(({ id }) => id),
    all.educational.map(({ site }) => site.url),
    all.facilities.map(({ id }) => id),
  ]) {
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('every external page is listed once, with its publisher and the month of the last check', () => {
  const listed = Object.values(EXTERNAL_SITES);
  const linked = [...all.tips.map(({ source }) => source), ...all.educational.map(({ site }) => site)];
  expect(linked.length).toBeGreaterThan(30);
  expect(new Set<ExternalSite>(linked)).toEqual(new Set(listed));
  for (const site of linked) expect(listed).toContain(site);
  expect(new Set(listed.map(({ url }) => url)).size).toBe(listed.length);
  for (const { publisher, checkedIn } of listed) {
    expect(publisher).not.toBe('');
    expect(checkedIn).toMatch(MONTH);
  }
  expect(listed.map(({ checkedIn }) => checkedIn).toSorted()[0]).toBe(LAST_CHECKED);
});

test('every external page has an https address', () => {
  const urls = [...Object.values(EXTERNAL_SITES), ...all.emergency.map(({ source }) => source)].map(({ url }) => url);
  for (const url of urls) expect(new URL(url).protocol, url).toBe('https:');
});

test('112 is the first emergency number, and each has a source and a date', () => {
  expect(EMERGENCY_CONTACTS.map(({ contact }) => contact)).toEqual(['112', '6232', '767', '122', '0800 2255 6362']);
  for (const { source } of EMERGENCY_CONTACTS) {
    expect(source.name).not.toBe('');
    expect(source.month).toMatch(MONTH);
  }
});

test('tel: links have no spaces', () => {
  expect(telHref('0800 2255 6362')).toBe('tel:080022556362');
  expect(telHref('+234 1 234')).toBe('tel:+2341234');
});

test('a search covers every tab', () => {
  const found = findResources('  LASSA ');
  expect(found.tips.map(({ id }) => id)).toEqual(['lassa']);
  expect(found.emergency.map(({ id }) => id)).toEqual(['disease-control']);
  expect(found.facilities).toEqual([]);
  expect(findResources('mdcn').educational).toHaveLength(1);
});

test('a query without a match returns nothing', () => {
  expect(findResources('zzzz')).toEqual({ tips: [], educational: [], emergency: [], facilities: [] });
});

test('the link of every facility type sets exactly its search filters', () => {
  for (const { id, filters } of all.facilities) {
    const wanted = { ...NO_FILTERS, ...filters };
    expect(readFilters(writeFilters(wanted)), id).toEqual(wanted);
    expect(writeFilters(wanted), id).not.toEqual({});
  }
});

test('an unknown tab stands for the first', () => {
  expect(resourceTab('emergency')).toBe('emergency');
  expect(resourceTab('nonsense')).toBe('tips');
  expect(resourceTab(null)).toBe('tips');
});
