import { PRODUCT_NAME } from '#platform/common/product.ts';

/** Returns the name and the address of `Name <address>`; without a name, that of the product. */
export function mailboxOf(mailFrom: string): { readonly name: string; readonly address: string } {
  const [, quoted, address] = /^(.*)<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  const name = (quoted ?? '').replaceAll('"', '').trim();
  return { name: name === '' ? PRODUCT_NAME : name, address: (address ?? mailFrom).trim() };
}
