/**
 * Lets the wheel scroll the page until the user presses on the map or holds Ctrl or ⌘. Otherwise scrolling would stop
 * when the map comes under the pointer.
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
  // Before Leaflet's listener.
  map.addEventListener('wheel', guard, { capture: true, passive: true });
}
