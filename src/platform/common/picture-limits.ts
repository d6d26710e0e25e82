/** Largest picture that can be uploaded, bytes. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

/** What a chooser of files offers; phones offer their camera for it, and turn their own formats into one of these. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';
