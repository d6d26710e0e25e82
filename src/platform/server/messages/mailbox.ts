import { PRODUCT_NAME } from '#platform/common/product.ts';

/** The name and the address in `Name <address>`, or in an address alone. */
export function mailboxOf(mailFrom: string): { readonly name: string; readonly address: string } {
  const [, quoted, address] = /^(.*)<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  const name = (quoted ?? '').replaceAll('"', '').trim();
  return { name: name === '' ? PRODUCT_NAME : name, address: (address ?? mailFrom).trim() };
}
