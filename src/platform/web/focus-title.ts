/** Puts the focus on the title of the screen, after what had it went away. */
export function focusTitle(): void {
  if (document.activeElement === null || document.activeElement === document.body) {
    document.querySelector<HTMLElement>('h1')?.focus();
  }
}
