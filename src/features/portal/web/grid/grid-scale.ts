import type { Span } from '#features/portal/rules/grid/gaps.ts';

/** The height of an hour, rem: nine hours fit a screen of 800 px below the portal's head. */
const HOUR_REM = 3.25;

/** Returns the height of some minutes, as a length of CSS. */
export function heightOf(minutes: number): string {
  return `${(minutes / 60) * HOUR_REM}rem`;
}

/** Returns where a part of a day is drawn in a column that shows a range of the day, as CSS. */
export function placeOf({ from, until }: Span, range: Span): { readonly top: string; readonly height: string } {
  return { top: heightOf(from - range.from), height: heightOf(until - from) };
}

/** Returns a minute of a day as `HH:mm`. */
export function clockOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
