/** Something on the map, in screen pixels. */
export interface OnScreen {
  readonly x: number;
  readonly y: number;
}

/** Things that would cover each other, and the middle of them. */
export interface Cluster<T> extends OnScreen {
  readonly members: readonly T[];
}

/**
 * Groups what lies within `radius` pixels of the first of a group, until that is true of no two middles of groups; the
 * order given decides which is the first.
 */
export function clustersOf<T extends OnScreen>(things: readonly T[], radius: number): Cluster<T>[] {
  let clusters: Cluster<T>[] = things.map((thing) => ({ members: [thing], x: thing.x, y: thing.y }));
  for (;;) {
    const fewer = joined(clusters, radius);
    if (fewer.length === clusters.length) return fewer;
    clusters = fewer;
  }
}

function joined<T extends OnScreen>(clusters: readonly Cluster<T>[], radius: number): Cluster<T>[] {
  const groups: Cluster<T>[][] = [];
  for (const cluster of clusters) {
    const near = groups.find(([first]) => first && Math.hypot(first.x - cluster.x, first.y - cluster.y) <= radius);
    if (near === undefined) groups.push([cluster]);
    else near.push(cluster);
  }
  return groups.map((group) => {
    const members = group.flatMap((each) => each.members);
    return {
      members,
      x: members.reduce((sum, { x }) => sum + x, 0) / members.length,
      y: members.reduce((sum, { y }) => sum + y, 0) / members.length,
    };
  });
}
