import type { PointerEvent as ReactPointerEvent } from 'react';
import { columnAt, edgeScroll } from '#features/portal/rules/grid/carried.ts';
import type { Span } from '#features/portal/rules/grid/gaps.ts';

/** How far a pressed pointer moves before it picks up, px: less is a click. */
const PICK_UP_PX = 6;

export type PointerPress = ReactPointerEvent<HTMLElement>;

/** The attribute with the key of a column, on the element that is as high as the hours drawn. */
export const COLUMN = 'data-column';

interface Held {
  readonly columnKey: string;
  readonly minute: number;
}

interface Acts {
  readonly scroller: HTMLElement | null;
  readonly range: Span;
  readonly onPickUp: () => void;
  readonly onHold: (over: Held) => void;
  readonly onDrop: () => void;
  readonly onPutBack: () => void;
}

/** Where a pointer is, px from the corner of the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Follows a pointer that was pressed on a visit until it is released, and scrolls near the edges. Fingers scroll instead:
 * they move a visit by its buttons. Escape puts it back.
 */
export function followPointer(event: PointerPress, { scroller, range, ...acts }: Acts): void {
  const { currentTarget: block, pointerId } = event;
  if (event.button !== 0 || event.pointerType === 'touch' || scroller === null) return;
  const pressed = { x: event.clientX, y: event.clientY };
  const grabbed = pressed.y - block.getBoundingClientRect().top;
  let stopScrolling: (() => void) | undefined;
  let at: Point = pressed;
  const ended = new AbortController();

  const hold = () => {
    const over = placeUnder({ x: at.x, y: at.y - grabbed }, scroller, range);
    if (over !== undefined) acts.onHold(over);
  };
  /** Ends the following; true if the visit had been picked up. */
  const end = () => {
    ended.abort();
    stopScrolling?.();
    return stopScrolling !== undefined;
  };
  const on = <Type extends 'pointermove' | 'pointerup' | 'pointercancel' | 'keydown'>(
    type: Type,
    act: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, act, { capture: true, signal: ended.signal });

  on('pointermove', (moved) => {
    at = { x: moved.clientX, y: moved.clientY };
    if (stopScrolling === undefined) {
      if (Math.hypot(at.x - pressed.x, at.y - pressed.y) < PICK_UP_PX) return;
      block.setPointerCapture(pointerId);
      acts.onPickUp();
      stopScrolling = scrollAtEdges(scroller, () => at, hold);
    }
    hold();
  });
  on('pointerup', () => {
    if (!end()) return;
    swallowClick();
    acts.onDrop();
  });
  on('pointercancel', () => {
    if (end()) acts.onPutBack();
  });
  on('keydown', (key) => {
    if (key.key !== 'Escape' || !end()) return;
    key.preventDefault();
    key.stopPropagation();
    window.addEventListener('pointerup', swallowClick, { capture: true, once: true });
    acts.onPutBack();
  });
}

/** The column and the minute of the day at a point; undefined without columns. */
function placeUnder({ x, y }: Point, scroller: HTMLElement, range: Span): Held | undefined {
  const columns = [...scroller.querySelectorAll(`[${COLUMN}]`)].map((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return { left, top, height, key: element.getAttribute(COLUMN) ?? '' };
  });
  const column = columnAt(x, columns);
  if (column === undefined) return undefined;
  const minutes = ((y - column.top) / column.height) * (range.until - range.from);
  return { columnKey: column.key, minute: range.from + minutes };
}

/** Scrolls while a pointer is near an edge, until the function that it returns is called. */
function scrollAtEdges(scroller: HTMLElement, where: () => Point, onScrolled: () => void): () => void {
  let frame = 0;
  const scroll = () => {
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    const { x, y } = where();
    const before = scroller.scrollTop + scroller.scrollLeft;
    scroller.scrollBy({ left: edgeScroll(x, left, right), top: edgeScroll(y, top, bottom), behavior: 'instant' });
    if (scroller.scrollTop + scroller.scrollLeft !== before) onScrolled();
    frame = requestAnimationFrame(scroll);
  };
  frame = requestAnimationFrame(scroll);
  return () => cancelAnimationFrame(frame);
}

/** The release of the button that ended a drag is no click on what lies there. */
function swallowClick(): void {
  const stop = (click: MouseEvent) => {
    click.preventDefault();
    click.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  // The click comes right after the release; one by a key later is meant.
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
}
