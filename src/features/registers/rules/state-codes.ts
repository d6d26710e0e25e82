import type { State } from '#platform/common/places/nigerian-states.ts';

/**
 * Two-letter codes, which the national health information system puts before names, and map data into addresses.
 * @see ISO 3166-2:NG; NHMIS exports use `jg` besides `ji`
 */
const CODES: Readonly<Record<string, State>> = {
  ab: 'Abia',
  ad: 'Adamawa',
  ak: 'Akwa Ibom',
  an: 'Anambra',
  ba: 'Bauchi',
  by: 'Bayelsa',
  be: 'Benue',
  bo: 'Borno',
  cr: 'Cross River',
  de: 'Delta',
  eb: 'Ebonyi',
  ed: 'Edo',
  ek: 'Ekiti',
  en: 'Enugu',
  fc: 'Abuja FCT',
  go: 'Gombe',
  im: 'Imo',
  ji: 'Jigawa',
  jg: 'Jigawa',
  kd: 'Kaduna',
  kn: 'Kano',
  kt: 'Katsina',
  ke: 'Kebbi',
  ko: 'Kogi',
  kw: 'Kwara',
  la: 'Lagos',
  na: 'Nasarawa',
  ni: 'Niger',
  og: 'Ogun',
  on: 'Ondo',
  os: 'Osun',
  oy: 'Oyo',
  pl: 'Plateau',
  ri: 'Rivers',
  so: 'Sokoto',
  ta: 'Taraba',
  yo: 'Yobe',
  za: 'Zamfara',
};
/** Mistyped codes found before names: Benue, Rivers, Lagos. */
const MISTYPED = new Set(['bn', 'ir', 'ls']);
/** Codes that are also words of names when capitalised: "La Paix", "De Marvel", "Na Kowa", "Be Kind", "Go". */
const WORDS = new Set(['be', 'de', 'go', 'la', 'na']);

/** Returns the state of a two-letter code in either case. */
export function stateOfCode(code: string): State | undefined {
  const key = code.toLowerCase();
  return Object.hasOwn(CODES, key) ? CODES[key] : undefined;
}

/** Returns a name without the state code before it: "ri.Isiodum", "EK FOLA", "baJamaare". */
export function withoutStateCode(name: string, state: State | undefined): string {
  const [, code = '', rest = ''] = /^([A-Za-z]{2})(?:[\s.,]+|(?=[A-Z]))(.*)$/s.exec(name) ?? [];
  if (!/^["'(]?[\p{Lu}\p{N}]/u.test(rest)) return name;
  const separate = name[2] !== rest[0];
  const lower = code.toLowerCase();
  const own = state !== undefined && stateOfCode(code) === state;
  if (code === lower && own) return rest;
  const known = code === lower ? stateOfCode(code) !== undefined || MISTYPED.has(lower) : own;
  return separate && known && !WORDS.has(lower) ? rest : name;
}
