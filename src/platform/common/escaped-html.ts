/** Returns a text as HTML, for an element or a quoted attribute. */
export function escapedHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
