/** Largest picture that can be uploaded, bytes. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

/** The longer side of what is kept of a picture, pixels: of one that is looked at, and of a document, which is read. */
export const PICTURE_SIDE = 1024;
export const DOCUMENT_SIDE = 2400;

/** What a chooser of files offers; phones offer their camera for it, and turn their own formats into one of these. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';
