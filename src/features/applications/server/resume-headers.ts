import { DOCUMENT_MEDIA_TYPES, type DocumentType } from '../rules/document-limits.ts';
import { RESUME_MEDIA_TYPES, type ResumeType } from '../rules/resume-limits.ts';

const MEDIA_TYPES = { ...RESUME_MEDIA_TYPES, ...DOCUMENT_MEDIA_TYPES };

/**
 * Returns the headers of a reply with an uploaded file: always an attachment, which the browser doesn't display, with the
 * media type of its contents and not of its name.
 * @see RFC 6266 (Content-Disposition), RFC 8187 (non-ASCII names)
 */
export function attachmentHeaders(name: string, type: ResumeType | DocumentType): Readonly<Record<string, string>> {
  const stem = name.replace(/\.[A-Za-z0-9]{1,5}$/, '') || 'resume';
  const plain = stem.replaceAll(/[^A-Za-z0-9 _.-]/g, '_');
  const encoded = encodeURIComponent(stem.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    'content-type': MEDIA_TYPES[type],
    'content-disposition': `attachment; filename="${plain}.${type}"; filename*=UTF-8''${encoded}.${type}`,
  };
}
