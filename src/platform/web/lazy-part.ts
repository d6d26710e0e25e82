import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part of a page whose code is fetched when it is first shown. Where that fails, the page goes on without it: with
 * `instead`, or nothing, until the page is loaded again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => instead) }));
}
