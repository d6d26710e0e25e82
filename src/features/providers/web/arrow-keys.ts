import type { KeyboardEvent } from 'react';

/**
 * Moves focus within a row of radio buttons or tabs as their keys do: arrows go round, Home and End to the ends, Space
 * presses. Answers the place that took focus, counted from 0, or undefined for any other key.
 * @see WAI-ARIA Authoring Practices: radio group, tabs
 */
export function moveWithArrows(event: KeyboardEvent<HTMLElement>): number | undefined {
  if (event.key === ' ' && event.target instanceof HTMLElement) {
    event.preventDefault();
    event.target.click();
    return undefined;
  }
  const items = [...event.currentTarget.children] as HTMLElement[];
  const current = items.findIndex((item) => item === event.target);
  const next = {
    ArrowRight: current + 1,
    ArrowDown: current + 1,
    ArrowLeft: current - 1,
    ArrowUp: current - 1,
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (next === undefined || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  event.preventDefault();
  const place = (next + items.length) % items.length;
  items[place]?.focus();
  return place;
}
