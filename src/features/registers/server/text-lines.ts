import { isUtf8 } from 'node:buffer';

/** One line of a text file, without its end; numbered from 1. */
export interface TextLine {
  readonly line: number;
  /** Of a line longer than a megabyte only the beginning. */
  readonly text: string;
  readonly tooLong: boolean;
}

/** No register has lines this long, but a file of another kind may be one endless line. */
const MAX_LINE_BYTES = 1024 * 1024;
const SHOWN_OF_TOO_LONG = 200;
const LF = 0x0a;
const CR = 0x0d;
const windows1252 = new TextDecoder('windows-1252');

/**
 * Yields the lines of a file with any kind of line ends, in bounded memory. UTF-16 is recognised by the beginning of the file;
 * in other files a line that isn't UTF-8 is read as Windows-1252. NUL bytes and a byte order mark are dropped.
 */
export async function* textLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<TextLine> {
  let line = 0;
  let parts: Buffer[] = [];
  let length = 0;
  let afterCr = false;
  const keep = (part: Buffer) => {
    if (length < MAX_LINE_BYTES) parts.push(part.subarray(0, MAX_LINE_BYTES - length + 1));
    length += part.length;
  };
  const take = (): TextLine => {
    line += 1;
    const taken = asLine(line, Buffer.concat(parts), length > MAX_LINE_BYTES);
    parts = [];
    length = 0;
    return taken;
  };
  for await (const chunk of withoutUtf16(chunks)) {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte !== LF && byte !== CR) {
        afterCr = false;
        continue;
      }
      if (byte === LF && afterCr) {
        start = at + 1;
        afterCr = false;
        continue;
      }
      keep(chunk.subarray(start, at));
      yield take();
      start = at + 1;
      afterCr = byte === CR;
    }
    keep(chunk.subarray(start));
  }
  if (length > 0) yield take();
}

/** Yields the chunks of a file, converted from UTF-16 to UTF-8 if necessary. */
async function* withoutUtf16(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let isFirst = true;
  for await (const chunk of chunks) {
    if (isFirst) {
      const encoding = utf16Of(chunk);
      decoder = encoding && new TextDecoder(encoding);
      isFirst = false;
    }
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk;
  }
}

/** Returns the kind of UTF-16 by the byte order mark or by the zero bytes of the first two letters; undefined for other texts. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const [a, b, c, d] = bytes;
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d)) return 'utf-16be';
  return undefined;
}

function asLine(line: number, bytes: Buffer, tooLong: boolean): TextLine {
  const shown = tooLong ? bytes.subarray(0, SHOWN_OF_TOO_LONG) : bytes;
  const text = isUtf8(shown) ? shown.toString('utf8') : windows1252.decode(shown);
  return { line, text: text.replaceAll('\0', '').replace(/^\ufeff/, ''), tooLong };
}
