import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { providers } from '#db/schema/directory/providers.ts';
import { testDatabase } from '#test/database.ts';
import { REGISTER_FILE } from '#test/register-file.ts';
import { importRegister } from './import-register.ts';

const { db } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  await db.delete(providers);
});

const fixture = (name: string) => join(import.meta.dirname, `../../../../test/fixtures/register-${name}.csv`);
const load = (path: string, bookable = false) => importRegister({ db, path, bookable, reportDir: folder });
const rowsOf = () => db.select().from(providers).orderBy(providers.source, providers.sourceKey);

function fileOf(content: string | Buffer, name = 'register.csv'): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const WHO = 'Country,Admin1,Facility name,Facility type,Ownership,Lat,Long';
const who = (name: string, state = 'Lagos') => `Nigeria,${state},${name},Clinic,,6.51234,3.35123`;

describe('every format', () => {
  it.each([
    ['combined', { rows: 32, inserted: 29, skipped: 3 }],
    ['lagos-rivers', { rows: 8, inserted: 7, skipped: 1 }],
    ['who-maina', { rows: 7, inserted: 6, skipped: 1 }],
    ['osm', { rows: 8, inserted: 5, skipped: 3 }],
    ['grid3', { rows: 3, inserted: 3, skipped: 0 }],
    ['mangled', { rows: 8, inserted: 4, skipped: 4 }],
  ])('%s is read, and reading it again writes nothing', async (name, counts) => {
    const first = await load(fixture(name));
    expect(first).toMatchObject({ ...counts, updated: 0, unchanged: 0 });
    const before = await rowsOf();
    expect(before).toHaveLength(counts.inserted);
    const second = await load(fixture(name));
    expect(second).toMatchObject({ inserted: 0, updated: 0, unchanged: counts.inserted, skipped: counts.skipped });
    expect(await rowsOf()).toEqual(before);
  });

  it('a part of a register adds nothing to the whole of it', async () => {
    await load(fixture('combined'));
    const before = await rowsOf();
    expect(await load(fixture('lagos-rivers'))).toMatchObject({ inserted: 0, updated: 0, unchanged: 7 });
    expect(await rowsOf()).toEqual(before);
  });

  it('stores listings that take no bookings, found under their place and specialty', async () => {
    await load(fixture('combined'));
    const [stored] = await db.select().from(providers).where(eq(providers.sourceKey, '206'));
    expect(stored).toMatchObject({
      name: "St. Abel's Dental Clinic",
      specialty: 'Dentistry',
      state: 'Rivers',
      lga: 'Port Harcourt',
      locationPrecision: 'exact',
      bookable: false,
      isDemo: false,
      searchText: 'st abels dental clinic dentistry dental clinic port harcourt rivers',
    });
  });
});

describe('the national register', () => {
  it('is imported whole, and again without a change', { timeout: 120_000 }, async () => {
    const real = REGISTER_FILE !== fixture('combined');
    const counts = real
      ? { rows: 52_255, inserted: 44_701, updated: 0, unchanged: 0, skipped: 7554 }
      : { rows: 32, inserted: 29, updated: 0, unchanged: 0, skipped: 3 };
    const report = await load(REGISTER_FILE);
    expect(report).toMatchObject(counts);
    expect(report.reasons).toEqual({
      'The facility has no name.': real ? 227 : 2,
      'The state is missing or is not a state of Nigeria.': real ? 18 : 1,
      ...(real && {
        'The facility is for animals.': 2,
        'The facility is only proposed.': 1,
        'The row tells of the same facility as another row.': 7306,
      }),
    });
    const states = await db.selectDistinct({ state: providers.state }).from(providers);
    if (real) expect(states).toHaveLength(37);
    const changed = () =>
      db.select({ id: providers.id, at: providers.updatedAt }).from(providers).orderBy(providers.id);
    const before = await changed();
    expect(await load(REGISTER_FILE)).toMatchObject({ ...counts, inserted: 0, unchanged: counts.inserted });
    expect(await changed()).toEqual(before);
  });
});

describe('bad rows', () => {
  it('are skipped and reported with line and reason; the rest is imported', async () => {
    const rows = [
      WHO,
      who('First Clinic'),
      '',
      who(''),
      who('Nowhere Clinic', 'Accra'),
      'Nigeria,Lagos',
      who('Last Clinic'),
    ];
    const report = await load(fileOf(rows.join('\n'), 'bad.csv'));
    expect(report).toMatchObject({ rows: 5, inserted: 2, skipped: 3 });
    expect(report.skippedFile).toBe(join(folder, 'bad.csv.skipped.csv'));
    expect(readFileSync(join(folder, 'bad.csv.skipped.csv'), 'utf8').split('\n')).toEqual([
      'line,reason,row',
      '4,"The facility has no name.","Nigeria,Lagos,,Clinic,,6.51234,3.35123"',
      '5,"The state is missing or is not a state of Nigeria.","Nigeria,Accra,Nowhere Clinic,Clinic,,6.51234,3.35123"',
      '6,"The row has not as many cells as the header.","Nigeria,Lagos"',
      '',
    ]);
  });

  it('a quotation mark that is never closed costs its own line only', async () => {
    const rows = [
      WHO,
      who('"Open Clinic'),
      ...Array.from({ length: 30 }, (_, n) => who(`Clinic ${n} Ade`)),
      who('"Late'),
    ];
    const report = await load(fileOf(rows.join('\r\n')));
    expect(report).toMatchObject({ rows: 32, inserted: 30, reasons: { 'A quotation mark is not closed.': 2 } });
  });

  it('a name may go over several lines, and lines are still counted right', async () => {
    const report = await load(fileOf([WHO, who('"Two\nLine, ""B"" Clinic"'), who('')].join('\n'), 'lines.csv'));
    expect(report).toMatchObject({ rows: 2, inserted: 1, skipped: 1 });
    expect(await rowsOf()).toMatchObject([{ name: 'Two Line, "B" Clinic' }]);
    expect(readFileSync(join(folder, 'lines.csv.skipped.csv'), 'utf8')).toContain('\n4,"The facility has no name."');
  });

  it('the file of skipped rows of an earlier import goes, and a formula in it is only text', async () => {
    await load(fileOf([WHO, '=1+1,x'].join('\n'), 'again.csv'));
    expect(readFileSync(join(folder, 'again.csv.skipped.csv'), 'utf8')).toContain('"\'=1+1,x"');
    const { skippedFile } = await load(fileOf([WHO, who('Fine Clinic')].join('\n'), 'again.csv'));
    expect(skippedFile).toBeUndefined();
    expect(existsSync(join(folder, 'again.csv.skipped.csv'))).toBe(false);
  });
});

describe('unread cells', () => {
  const OSM = 'osm_id,name,addr_full,lat,lng,contact_number';
  const osm = (id: number, lat: string, phone: string) =>
    `${id},Clinic ${id} Ade,"Alausa, Ikeja, Lagos",${lat},3.3515,${phone}`;

  it('are counted, with up to ten examples and their lines, and stay out of the listing', async () => {
    const bad = Array.from({ length: 12 }, (_, n) => osm(n, '66.6018', '2.34803E+12'));
    const report = await load(fileOf([OSM, osm(99, '6.6018N', '8031234567.0'), ...bad].join('\n')));
    expect(report).toMatchObject({ inserted: 13, unread: { coordinates: { count: 12 }, phones: { count: 12 } } });
    expect(report.unread.coordinates.examples).toHaveLength(10);
    expect(report.unread.coordinates.examples[0]).toEqual({ line: 3, text: '66.6018 3.3515' });
    expect(report.unread.phones.examples[9]).toEqual({ line: 12, text: '2.34803E+12' });
    const stored = await rowsOf();
    expect(stored.find(({ sourceKey }) => sourceKey === 'node/0')).toMatchObject({
      phone: null,
      locationPrecision: 'area',
    });
    expect(stored.find(({ sourceKey }) => sourceKey === 'node/99')).toMatchObject({
      phone: '08031234567',
      latitude: 6.6018,
      locationPrecision: 'exact',
    });
  });
});

describe('files as they come', () => {
  it.each([
    ['a byte order mark and CRLF', Buffer.from(`\ufeff${WHO}\r\n${who('Crossed Clinic')}\r\n`)],
    ['CR only', Buffer.from(`${WHO}\r${who('Crossed Clinic')}\r`)],
    ['NUL bytes', Buffer.from(`${WHO}\n${who('Cros\0sed Clin\0ic')}\0\n`)],
    ['UTF-16, little end first', Buffer.from(`\ufeff${WHO}\r\n${who('Crossed Clinic')}\r\n`, 'utf16le')],
    ['UTF-16, big end first', Buffer.from(`\ufeff${WHO}\n${who('Crossed Clinic')}\n`, 'utf16le').swap16()],
    ['UTF-16 without a byte order mark', Buffer.from(`${WHO}\n${who('Crossed Clinic')}\n`, 'utf16le')],
    ['UTF-16, big end first, without a mark', Buffer.from(`${WHO}\n${who('Crossed Clinic')}\n`, 'utf16le').swap16()],
    ['semicolons', Buffer.from(`${WHO}\r\n${who('Crossed Clinic')}\r\n`.replaceAll(',', ';'))],
    ['tabs', Buffer.from(`${WHO}\n${who('Crossed Clinic')}\n`.replaceAll(',', '\t'))],
    ['a sep= line', Buffer.from(`sep=;\r\n${`${WHO}\r\n${who('Crossed Clinic')}`.replaceAll(',', ';')}`)],
    ['an unusual separator', Buffer.from(`sep=|\n${`${WHO}\n${who('Crossed Clinic')}`.replaceAll(',', '|')}`)],
    ['a title', Buffer.from(`"Facilities, Nigeria"\nAs of May, "2024\n\n${WHO}\n${who('Crossed Clinic')}`)],
    ['a title with empty cells', Buffer.from(`Health facilities,,,,,,\n,,,,,,\n${WHO}\n${who('Crossed Clinic')}`)],
    ['no end of the last line', Buffer.from(`\n\n${WHO}\n\n${who('Crossed Clinic')}`)],
  ])('%s', async (_, content) => {
    expect(await load(fileOf(content))).toMatchObject({ rows: 1, inserted: 1 });
    expect(await rowsOf()).toMatchObject([{ name: 'Crossed Clinic' }]);
  });

  it('lines are counted from the beginning of the file, above the header too', async () => {
    const report = await load(fileOf(['', 'Facilities', '', WHO, who('Ade Clinic'), who('')].join('\n'), 'title.csv'));
    expect(report).toMatchObject({ rows: 2, inserted: 1, skipped: 1 });
    expect(readFileSync(join(folder, 'title.csv.skipped.csv'), 'utf8')).toContain('\n6,"The facility has no name."');
  });

  it('Windows-1252', async () => {
    await load(fileOf(Buffer.from(`${WHO}\n${who('St. Ad\xe9\x92s Clinic')}`, 'latin1')));
    expect(await rowsOf()).toMatchObject([{ name: "St. Adé's Clinic" }]);
  });

  it('a line without end is one bad row', async () => {
    const report = await load(fileOf([WHO, 'x'.repeat(3_000_000), who('Short Clinic')].join('\n')));
    expect(report).toMatchObject({ rows: 2, inserted: 1, reasons: { 'The line is too long.': 1 } });
  });

  it('a header alone is an import of nothing', async () => {
    expect(await load(fileOf(WHO))).toMatchObject({ rows: 0, inserted: 0, skipped: 0 });
  });

  it.each([
    ['nothing there', () => join(folder, 'absent.csv'), /^There is no file .*absent\.csv\.$/],
    ['a folder', () => folder, /is not a file\.$/],
    ['an empty file', () => fileOf(''), /is empty\.$/],
    ['another table', () => fileOf('name,phone\nAde,1'), /known header\. Known are:\n.*coord_precision/],
    ['blank lines', () => fileOf('\n\n\n'), /known header/],
    ['another table in UTF-16', () => fileOf(Buffer.from('\ufeffname,phone\nAde,1', 'utf16le')), /UTF-16/],
    ['a header far below', () => fileOf(`${'note\n'.repeat(10)}${WHO}\n`), /known header/],
    ['bytes', () => fileOf(Buffer.alloc(100_000, 0xff)), /known header/],
  ])('%s is refused in plain words and nothing is written', async (_, path, message) => {
    await expect(load(path())).rejects.toThrow(message);
    expect(await rowsOf()).toEqual([]);
  });
});
