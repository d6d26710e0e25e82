import type { PointerEvent as ReactPointerEvent } from 'react';
import { columnAt, edgeScroll } from '#features/portal/rules/grid/carried.ts';
import type { Span } from '#features/portal/rules/grid/gaps.ts';

/** How far a pressed pointer moves before it picks up, px: less is a click. */
const PICK_UP_PX = 6;

export type PointerPress = ReactPointerEvent<HTMLElement>;

/** The attribute with the key of a column, on the element that is as high as the hours drawn. */
export const COLUMN = 'data-column';

interface Acts {
  readonly scroller: HTMLElement | null;
  readonly range: Span;
  readonly onPickUp: () => void;
  readonly onHold: (over: { readonly columnKey: string; readonly minute: number }) => void;
  readonly onDrop: () => void;
  readonly onPutBack: () => void;
}

/**
 * Follows a pointer that was pressed on a visit until it is released, and scrolls near the edges. Fingers scroll instead:
 * they move a visit by its buttons. Escape puts it back.
 */
export function followPointer(event: PointerPress, { scroller, range, ...acts }: Acts): void {
  const body = event.currentTarget.closest(`[${COLUMN}]`);
  if (event.button !== 0 || event.pointerType === 'touch' || scroller === null || body === null) return;
  const { currentTarget: block, pointerId } = event;
  const pressed = { x: event.clientX, y: event.clientY };
  const grabbed = pressed.y - block.getBoundingClientRect().top;
  let at = pressed;
  let frame = 0;
  let isCarrying = false;
  const ended = new AbortController();

  const hold = () => {
    const columns = [...scroller.querySelectorAll(`[${COLUMN}]`)].map((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return { left, top, height, key: element.getAttribute(COLUMN) ?? '' };
    });
    const column = columnAt(at.x, columns);
    if (column === undefined) return;
    const minutes = ((at.y - grabbed - column.top) / column.height) * (range.until - range.from);
    acts.onHold({ columnKey: column.key, minute: range.from + minutes });
  };
  const scroll = () => {
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    const by = { left: edgeScroll(at.x, left, right), top: edgeScroll(at.y, top, bottom) };
    const before = scroller.scrollTop + scroller.scrollLeft;
    scroller.scrollBy({ ...by, behavior: 'instant' });
    if (scroller.scrollTop + scroller.scrollLeft !== before) hold();
    frame = requestAnimationFrame(scroll);
  };
  const end = () => {
    cancelAnimationFrame(frame);
    ended.abort();
  };
  const on = <Type extends 'pointermove' | 'pointerup' | 'pointercancel' | 'keydown'>(
    type: Type,
    act: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, act, { capture: true, signal: ended.signal });

  on('pointermove', (moved) => {
    at = { x: moved.clientX, y: moved.clientY };
    if (!isCarrying) {
      if (Math.hypot(at.x - pressed.x, at.y - pressed.y) < PICK_UP_PX) return;
      isCarrying = true;
      block.setPointerCapture(pointerId);
      acts.onPickUp();
      frame = requestAnimationFrame(scroll);
    }
    hold();
  });
  on('pointerup', () => {
    end();
    if (!isCarrying) return;
    swallowClick();
    acts.onDrop();
  });
  on('pointercancel', () => {
    end();
    if (isCarrying) acts.onPutBack();
  });
  on('keydown', (pressedKey) => {
    if (pressedKey.key !== 'Escape') return;
    end();
    if (!isCarrying) return;
    pressedKey.preventDefault();
    pressedKey.stopPropagation();
    window.addEventListener('pointerup', swallowClick, { capture: true, once: true });
    acts.onPutBack();
  });
}

/** The release of the button that ended a drag is no click on what lies there. */
function swallowClick(): void {
  const stop = (click: MouseEvent) => {
    click.preventDefault();
    click.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  // The click comes in the task of the release; one by a key later is meant.
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
}
