/** What takes up room on the map: its middle and how far it goes from there, pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly up: number;
}

/** From the middle of a marker to its edge, pixels. */
const MARKER = 22;
/** The room of a letter, and from the middle of a line to its edge, pixels. */
const LETTER = 4;
const LINE = 9;
/** A name farther from its place would be that of another, pixels. */
const FARTHEST = 60;

/** The room of a marker. */
export function boxOfMarker({ x, y }: Pick<Box, 'x' | 'y'>): Box {
  return { x, y, across: MARKER, up: MARKER };
}

/**
 * Where the name of a place is written, as near to the place as nothing that is there already covers it. Where there is no
 * such room, at the place itself, or nowhere if other names are there.
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
