import { addDays, lagosDate, weekdayOf } from '#platform/common/lagos-time.ts';
import { RELEVANCE_CASES } from '#test/relevance-cases.ts';

/** Number of different positions, so that results can't all be cached. */
const POSITIONS = 400;
/** The next weekday, on which the default hours are open. */
const openDay = [1, 2, 3].map((ahead) => addDays(lagosDate(Date.now()), ahead)).find((day) => weekdayOf(day) % 6 !== 0);

/** Positions of patients, half of them in Lagos; the same in every run. */
function* places(): Generator<string> {
  for (let at = 0; at < POSITIONS; at++) {
    const [a, b] = [(at * 0.618_034) % 1, (at * 0.754_878) % 1];
    const [lat, lng] = at % 2 === 0 ? [6.42 + a * 0.25, 3.1 + b * 0.6] : [4.6 + a * 8.4, 3 + b * 10];
    yield `lat=${lat.toFixed(4)}&lng=${lng.toFixed(4)}`;
  }
}
const near = [...places()];
const specialties = ['Pediatrics', 'Obstetrics & Gynecology', 'Family Medicine (General Practitioner)', 'Dentistry'];
const search = (query: string) => `/api/providers?${query}`;
const texts = RELEVANCE_CASES.map(({ q }) => `q=${encodeURIComponent(q)}`);

/** Paths to request, by kind, each in many forms. */
export const QUERIES: Readonly<Record<string, (providerIds: readonly number[]) => readonly string[]>> = {
  'nearest 20': () => near.map(search),
  'nearest 20 with filters': () =>
    near.map((place, at) =>
      search(`${place}&acceptingNewPatients=true&specialty=${encodeURIComponent(specialties[at % 4] ?? '')}`),
    ),
  'a city, best first': () => [search('city=Lagos&limit=12'), search('city=Port+Harcourt&limit=12')],
  'a query': () => texts.map(search),
  'a query, nearest first': () => near.map((place, at) => search(`${place}&${texts[at % texts.length]}`)),
  'free on a day, anywhere': () => [search(`availableOn=${openDay}`)],
  'free on a day, nearest': () => near.map((place) => search(`${place}&availableOn=${openDay}`)),
  'within 25 km': () => near.map((place) => search(`${place}&radiusKm=25`)),
  suggestions: () =>
    ['de', 'den', 'pae', 'sur', 'gen', 'general h', 'ike', 'mat', 'luth'].map(
      (q) => `/api/providers/suggestions?q=${encodeURIComponent(q)}`,
    ),
  'counts of the filters': () => ['/api/providers/counts?city=Lagos', '/api/providers/counts'],
  'a provider and day': (ids) => ids.map((id) => `/api/providers/${id}/availability?date=${openDay}`),
};
