/**
 * Leaves the wheel to the page, which would stop where the map comes under the pointer, until the user presses on the
 * map or holds Ctrl or ⌘.
 */
export function addWheelGuard(map: HTMLElement): void {
  let isEntered = false;
  map.addEventListener('pointerdown', () => {
    isEntered = true;
  });
  map.addEventListener('mouseleave', () => {
    isEntered = false;
  });
  const guard = (event: WheelEvent) => {
    if (!isEntered && !event.ctrlKey && !event.metaKey) event.stopPropagation();
  };
  // Before Leaflet hears of it.
  map.addEventListener('wheel', guard, { capture: true, passive: true });
}
