/** A coordinate as a register states it. */
export interface Degrees {
  /** Negative in the south and west. */
  readonly degrees: number;
  /** How exactly it is stated, in decimals of a degree; trailing zeros don't count. */
  readonly decimals: number;
}

const HEMISPHERES = { latitude: { plus: 'N', minus: 'S' }, longitude: { plus: 'E', minus: 'W' } } as const;
const DECIMAL = /^\d{1,2}(\.\d{1,20})?°?$/;
/** As spreadsheets write numbers: `9.0765E+00`. */
const SCIENTIFIC = /^\d\.\d{1,20}E[+-]\d{1,2}$/;
const NUMBER = String.raw`(\d{1,2}(?:\.\d+)?)`;
const SEXAGESIMAL = [
  // 9°04'35.4", 9° 4.59', 9:04:35
  new RegExp(String.raw`^(\d{1,2})[°:] ?${NUMBER}(?:[':]|$) ?(?:${NUMBER}(?:"|'')?)?$`),
  new RegExp(String.raw`^(\d{1,2}) ${NUMBER} ${NUMBER}$`),
];
/** Decimals of a degree that correspond to a minute and a second: 1.9 km and 31 m. */
const MINUTE_DECIMALS = 2;
const SECOND_DECIMALS = 4;

/**
 * Returns a latitude or longitude written as decimal degrees, with a decimal point or comma, or as degrees, minutes and
 * seconds; with or without sign, degree sign and hemisphere. Undefined for everything else, such as the other axis's letter.
 */
export function registerDegrees(raw: string, axis: keyof typeof HEMISPHERES): Degrees | undefined {
  const text = raw.trim();
  if (DECIMAL.test(text)) return decimalDegrees(text);
  const { plus, minus } = HEMISPHERES[axis];
  const [, before = '', sign = '', number = '', after = ''] = SIGNED.exec(normalized(text)) ?? [];
  if ([before, sign, after].filter((part) => part !== '').length > 1) return undefined;
  const read = DECIMAL.test(number) || SCIENTIFIC.test(number) ? decimalDegrees(number) : sexagesimal(number);
  const mark = before + sign + after;
  if (read === undefined || !['', '+', '-', plus, minus].includes(mark)) return undefined;
  return mark === '-' || mark === minus ? { ...read, degrees: -read.degrees } : read;
}

const SIGNED = /^([NESW]?) ?([+-]?)(\d.*?) ?([NESW]?)$/;

function normalized(text: string): string {
  const plain = text
    .toUpperCase()
    .replace(/Â(?=°)/g, '')
    .replace(/[º˚]|\bDEG(REES?)?\b/g, '°')
    .replace(/[‘’′´`]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[°'"])/g, '');
  return plain.includes('.') ? plain : plain.replace(',', '.');
}

function decimalDegrees(text: string): Degrees {
  const degrees = Number(text.replace('°', ''));
  return { degrees, decimals: decimalsOf(degrees) };
}

function sexagesimal(text: string): Degrees | undefined {
  const found = SEXAGESIMAL.map((form) => form.exec(text)).find((match) => match !== null);
  if (!found) return undefined;
  const [whole = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0));
  const isTwice = found[3] !== undefined && !Number.isInteger(minutes);
  if (minutes >= 60 || seconds >= 60 || isTwice) return undefined;
  const decimals = seconds > 0 ? SECOND_DECIMALS + decimalsOf(seconds) : MINUTE_DECIMALS + decimalsOf(minutes);
  return { degrees: whole + minutes / 60 + seconds / 3600, decimals };
}

function decimalsOf(number: number): number {
  return (String(number).split('.')[1] ?? '').length;
}
