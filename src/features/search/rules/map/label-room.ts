/** A rectangle on the map: its middle and half its width and height, pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly up: number;
}

/** Half the width of a marker, pixels. */
const MARKER = 22;
/** Half the width of a letter, and half the height of a line, pixels. */
const LETTER = 4;
const LINE = 9;
/** A name farther from its place than this would seem to belong to another place, pixels. */
const FARTHEST = 60;

/** Returns the rectangle of a marker. */
export function boxOfMarker({ x, y }: Pick<Box, 'x' | 'y'>): Box {
  return { x, y, across: MARKER, up: MARKER };
}

/**
 * Returns where to write the name of a place: the nearest position that no marker or name covers. If there is none, the
 * place itself; undefined if other names are there.
 */
export function roomFor(
  { x, y }: Pick<Box, 'x' | 'y'>,
  name: string,
  { markers, names }: { readonly markers: readonly Box[]; readonly names: readonly Box[] },
): Box | undefined {
  const here: Box = { x, y, across: name.length * LETTER, up: LINE };
  const near = [...markers, ...names].filter((one) =>
    touches({ ...here, across: here.across + FARTHEST, up: LINE + FARTHEST }, one),
  );
  const beside = near.flatMap((one) => {
    const [across, up] = [one.across + here.across, one.up + here.up];
    return [
      { ...here, y: one.y + up },
      { ...here, y: one.y - up },
      { ...here, x: one.x + across },
      { ...here, x: one.x - across },
    ];
  });
  const away = (one: Box) => Math.hypot(one.x - x, one.y - y);
  const [nearest] = [here, ...beside]
    .filter((one) => away(one) <= FARTHEST && !near.some((other) => touches(one, other)))
    .toSorted((a, b) => away(a) - away(b));
  return nearest ?? (names.some((other) => touches(here, other)) ? undefined : here);
}

function touches(a: Box, b: Box): boolean {
  return Math.abs(a.x - b.x) < a.across + b.across && Math.abs(a.y - b.y) < a.up + b.up;
}
