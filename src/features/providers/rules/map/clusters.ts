/** Something on the map, in screen pixels. */
export interface OnScreen {
  readonly x: number;
  readonly y: number;
}

/** Things that would cover each other, and the middle of them. */
export interface Cluster<T> extends OnScreen {
  readonly members: readonly T[];
}

/** Groups what lies within `radius` pixels of the first of a group; the order given decides which that is. */
export function clustersOf<T extends OnScreen>(things: readonly T[], radius: number): Cluster<T>[] {
  const groups: T[][] = [];
  for (const thing of things) {
    const near = groups.find(([first]) => first && Math.hypot(first.x - thing.x, first.y - thing.y) <= radius);
    if (near === undefined) groups.push([thing]);
    else near.push(thing);
  }
  return groups.map((members) => ({
    members,
    x: members.reduce((sum, { x }) => sum + x, 0) / members.length,
    y: members.reduce((sum, { y }) => sum + y, 0) / members.length,
  }));
}
