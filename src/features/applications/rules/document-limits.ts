import { text } from '#platform/common/text.ts';

/** Media type of each type of document; a picture is stored as JPEG. */
export const DOCUMENT_MEDIA_TYPES = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
} as const;
export type DocumentType = keyof typeof DOCUMENT_MEDIA_TYPES;

/** Largest document, bytes. */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;

export const DOCUMENT_WRONG_TYPE = text('Please choose a PDF, or a picture (JPEG or PNG).');
