const ADDRESS = /[^\s<>"'(),;:@]+@[^\s<>"'(),;:@]+/gu;

/**
 * Masks an e-mail address or phone number so that only its owner recognizes it: `a…@e….ng`, `+234…89`.
 */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return address.length < 8 ? '…' : `${first(address, 4)}…${address.slice(-2)}`;
  const host = address.slice(at + 1);
  const dot = host.lastIndexOf('.');
  return `${first(address, 1)}…@${first(host, 1)}…${dot > 0 ? host.slice(dot) : ''}`;
}

/** A text, such as a mail server's refusal, with every e-mail address in it masked, and `known` wherever it stands. */
export function withoutAddresses(text: string, known: string): string {
  const cut = known === '' ? text : text.replaceAll(known, maskedAddress(known));
  return cut.replaceAll(ADDRESS, (address) => (address.includes('…') ? address : maskedAddress(address)));
}

function first(text: string, count: number): string {
  return Array.from(text).slice(0, count).join('');
}
