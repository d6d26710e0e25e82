import { text } from '#platform/common/text.ts';
import type { PageField, PageFieldValues } from './page-fields.ts';
import { pointWords } from './typed-page.ts';

/** Returns a reviewed value of a page in words, as the practice and administrators read it; the text of a yes or no is a key. */
export function pageWords(field: PageField, value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? text('Yes') : text('No');
  switch (field) {
    case 'place': {
      const { address, lga, state } = value as PageFieldValues['place'];
      return [address, lga, state].filter(Boolean).join(', ');
    }
    case 'point':
      return pointWords(value as NonNullable<PageFieldValues['point']>);
    case 'licence': {
      const { council, number } = value as NonNullable<PageFieldValues['licence']>;
      return `${council} ${number}`;
    }
    default:
      return typeof value === 'string' ? value : '–';
  }
}
