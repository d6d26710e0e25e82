import type { KeyboardEvent } from 'react';

/**
 * For a radio button or tab in a row of its kind: moves focus as its keys do. Arrows go round, Home and End to the ends,
 * Space presses. Returns the index that took focus, counted from 0, or undefined for any other key.
 * @see WAI-ARIA Authoring Practices: radio group, tabs
 */
export function moveWithArrows(event: KeyboardEvent<HTMLElement>): number | undefined {
  const { key, currentTarget } = event;
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (key === ' ') {
    event.preventDefault();
    currentTarget.click();
    return undefined;
  }
  const items = [...(currentTarget.parentElement?.children ?? [])] as HTMLElement[];
  const current = items.indexOf(currentTarget);
  const next = {
    ArrowRight: current + 1,
    ArrowDown: current + 1,
    ArrowLeft: current - 1,
    ArrowUp: current - 1,
    Home: 0,
    End: items.length - 1,
  }[key];
  if (next === undefined) return undefined;
  event.preventDefault();
  const place = (next + items.length) % items.length;
  items[place]?.focus();
  return place;
}
