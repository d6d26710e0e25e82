import { RESUME_MEDIA_TYPES, type ResumeType } from '../rules/resume-limits.ts';

/**
 * The headers with which an uploaded file goes out: to be kept, never shown by the browser, of the kind that its content
 * has, whatever its sender called it.
 * @see RFC 6266 (Content-Disposition), RFC 8187 (names in other letters)
 */
export function attachmentHeaders(name: string, type: ResumeType): Readonly<Record<string, string>> {
  const stem = name.replace(/\.[A-Za-z0-9]{1,5}$/, '') || 'resume';
  const plain = stem.replaceAll(/[^A-Za-z0-9 _.-]/g, '_');
  const encoded = encodeURIComponent(stem.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return {
    'content-type': RESUME_MEDIA_TYPES[type],
    'content-disposition': `attachment; filename="${plain}.${type}"; filename*=UTF-8''${encoded}.${type}`,
  };
}
