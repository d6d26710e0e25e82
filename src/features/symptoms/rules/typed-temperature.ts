/** From this number on a body temperature must be in Fahrenheit: in Celsius no one lives. */
const FAHRENHEIT_FROM = 86;

/**
 * Returns a body temperature as people type it, in °C to a tenth: "38.5°C", "38,55", and "101.3", which is Fahrenheit.
 * NaN if it is no number; undefined for an empty text.
 */
export function typedTemperature(typed: string | number | undefined): number | undefined {
  const text = String(typed ?? '')
    .trim()
    .replace(',', '.');
  if (text === '') return undefined;
  const [, digits, unit = ''] = /^(\d+(?:\.\d*)?)\s*(?:°|º|deg(?:rees)?)?\s*([cf])?\.?$/i.exec(text) ?? [];
  if (digits === undefined) return Number.NaN;
  const given = Number(digits);
  const isFahrenheit = unit === '' ? given >= FAHRENHEIT_FROM : unit.toLowerCase() === 'f';
  return Math.round((isFahrenheit ? ((given - 32) * 5) / 9 : given) * 10) / 10;
}
