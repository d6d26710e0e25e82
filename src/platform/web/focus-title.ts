/** Moves the focus to the title of the screen, after the focused element was removed. */
export function focusTitle(): void {
  if (document.activeElement === null || document.activeElement === document.body) {
    document.querySelector<HTMLElement>('h1')?.focus();
  }
}
