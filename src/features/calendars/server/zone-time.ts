const LAGOS = 'Africa/Lagos';
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the instant (ms since the epoch) at which clocks in a time zone show a time, given as if it were UTC. Zones that IANA
 * doesn't know count as Lagos. Of a time that is there twice, either one.
 */
export function zoneInstant(zone: string | undefined, wallMs: number): number {
  const format = formatOf(zone ?? LAGOS);
  // The offset at the wall time is the right one except within hours of a change; the second look corrects that.
  const guess = wallMs - offsetMs(format, wallMs);
  return wallMs - offsetMs(format, guess);
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = newFormat(zone) ?? formatOf(LAGOS);
  formats.set(zone, format);
  return format;
}

function newFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  } catch {
    return undefined;
  }
}

function offsetMs(format: Intl.DateTimeFormat, atMs: number): number {
  const name = format.formatToParts(atMs).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}
