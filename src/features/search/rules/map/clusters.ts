/** A point on the map, in screen pixels. */
export interface OnScreen {
  readonly x: number;
  readonly y: number;
}

/** A group of things that would cover each other, at their average position. */
export interface Cluster<T> extends OnScreen {
  readonly members: readonly T[];
}

/**
 * Joins things within `radius` pixels of the first thing of a group, and then groups in the same way, until no two groups
 * are that near. The order given decides which is the first.
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
