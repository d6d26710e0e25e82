import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part of a page whose code is loaded when it is first shown. If that fails, the page shows `instead`, or nothing,
 * until it is loaded again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => instead) }));
}
