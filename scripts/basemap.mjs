// `node scripts/basemap.mjs` draws the basemap anew: coast and lagoons from GSHHG, states from Natural Earth. It needs
// Debian's gmt, gmt-gshhg-full, gdal-bin and qgis-common. The results are committed; docs/sources.md names the sources.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SRC = join(import.meta.dirname, '../src');
/** Registers are checked against the states, so the whole country stands where the server may read it. */
const fileOf = (name) =>
  join(SRC, name === 'nigeria' ? 'platform/common/places' : 'features/search/web/map/basemap', `${name}.json`);
const WORLD = '/usr/share/qgis/resources/data/world_map.gpkg';
const NIGERIA = [2.4, 3.9, 14.9, 14.1];
/** Cities with their water in detail: west, south, east, north in degrees. */
const CITIES = { lagos: [2.68, 6.33, 4.4, 6.75], 'port-harcourt': [6.5, 4.3, 7.4, 5.05] };

const scratch = mkdtempSync(join(tmpdir(), 'basemap-'));
const at = (name) => join(scratch, name);
const run = (command, ...args) => execFileSync(command, args, { cwd: scratch, stdio: ['ignore', 'ignore', 'inherit'] });

/** The polygons of a GeoJSON file as flat rings of whole numbers, each the difference to the one before. */
function rings(file, perDegree, keep = () => true) {
  const { features } = JSON.parse(readFileSync(file, 'utf8'));
  return features.filter(keep).flatMap(({ geometry }) => {
    const polygons = geometry.type === 'MultiPolygon' ? geometry.coordinates : [geometry.coordinates];
    return polygons.map((polygon) => polygon.map((ring) => deltas(ring, perDegree)).filter((ring) => ring.length >= 8));
  });
}

function deltas(ring, perDegree) {
  const flat = [];
  let [x, y] = [0, 0];
  for (const [lng, lat] of ring) {
    const [nextX, nextY] = [Math.round(lng * perDegree), Math.round(lat * perDegree)];
    if (flat.length > 0 && nextX === x && nextY === y) continue;
    flat.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return flat;
}

/** The Niger, the Benue and their like, as flat lines. */
function rivers() {
  const [west, south, east, north] = NIGERIA;
  const dump = execFileSync('gmt', ['pscoast', `-R${west}/${east}/${south}/${north}`, '-Dl', '-I1', '-I2', '-M'], {
    cwd: scratch,
    encoding: 'utf8',
  });
  const lines = dump.split(/^>.*$/m).map((part) =>
    part
      .trim()
      .split('\n')
      .map((row) => row.split('\t').map(Number)),
  );
  return lines
    .map((line) =>
      deltas(
        line.filter(([, lat]) => lat !== undefined),
        100,
      ),
    )
    .filter((line) => line.length >= 4);
}

function write(name, value) {
  // Lines of at most 120 characters, as in any other file.
  const text = `${JSON.stringify(value).replaceAll(/(.{100,118}?,)/g, '$1\n')}\n`;
  writeFileSync(fileOf(name), text);
  process.stdout.write(`${name}: ${text.length} bytes\n`);
}

for (const [name, [west, south, east, north]] of Object.entries(CITIES)) {
  const region = `-R${west}/${east}/${south}/${north}`;
  // 0 is sea and lagoon, 1 is land and islands, on a grid of about 110 m.
  run('gmt', 'grdlandmask', region, '-I0.001', '-Df', '-A0', '-N0/1/0/1/0', `-G${at('mask.nc')}=nb`);
  run('gmt', 'grdconvert', at('mask.nc'), `${at('mask.tif')}=gd:GTiff`);
  run('gdal_polygonize.py', at('mask.tif'), '-f', 'GeoJSON', at(`${name}.json`));
  run('ogr2ogr', '-simplify', '0.0012', '-f', 'GeoJSON', at(`${name}-simple.json`), at(`${name}.json`));
  const land = rings(at(`${name}-simple.json`), 2000, ({ properties }) => Object.values(properties)[0] === 1);
  write(name, { bounds: [west, south, east, north], perDegree: 2000, land });
}

run(
  'ogr2ogr',
  '-where',
  "admin='Nigeria'",
  '-simplify',
  '0.02',
  '-f',
  'GeoJSON',
  at('states.json'),
  WORLD,
  'states_provinces',
);
run(
  'ogr2ogr',
  '-clipsrc',
  ...NIGERIA.map(String),
  '-simplify',
  '0.04',
  '-f',
  'GeoJSON',
  at('land.json'),
  WORLD,
  'countries',
);
write('nigeria', {
  bounds: NIGERIA,
  perDegree: 100,
  land: rings(at('land.json'), 100, ({ properties }) => properties.NAME !== 'Nigeria' && properties.name !== 'Nigeria'),
  states: rings(at('states.json'), 100),
  rivers: rivers(),
});
rmSync(scratch, { recursive: true });
