/** Smaller files are sent as they are, bytes. */
const SMALL_BYTES = 500 * 1024;
const JPEG_QUALITY = 0.85;

/**
 * Returns a picture as a JPEG whose longer side is at most `maxSide` pixels: the camera of a phone makes files of 4 to
 * 12 MB, which take minutes to send on a slow network. A file is returned as it is if it is small, isn't a picture or
 * can't be read here: the server decides about it.
 */
export async function shrinkPicture(file: File, maxSide: number): Promise<File> {
  if (file.size <= SMALL_BYTES || !file.type.startsWith('image/')) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const drawing = canvas.getContext('2d');
    if (drawing === null) return file;
    // A JPEG has no transparency: what is transparent would be black.
    drawing.fillStyle = '#fff';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const shrunk = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY));
    if (shrunk === null || shrunk.size >= file.size) return file;
    return new File([shrunk], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
  } catch {
    // Not a picture that this browser can read, or too large for its memory.
    return file;
  }
}
