import type { WriteStream } from 'node:tty';
import { Presets, SingleBar } from 'cli-progress';
import type { ImportProgress } from '#features/providers/server/import-register.ts';

const LINE_EVERY_MS = 3000;

/** Shows how far an import is: a bar on a terminal, elsewhere a line every few seconds. */
export function importProgress(output: WriteStream): {
  readonly show: (progress: ImportProgress) => void;
  readonly end: () => void;
} {
  return output.isTTY ? bar(output) : lines(output);
}

function bar(output: WriteStream) {
  const shown = new SingleBar(
    { stream: output, format: '{bar} {percentage}% | {rows} rows | {eta_formatted} left', hideCursor: true },
    Presets.shades_classic,
  );
  return {
    show: ({ bytesRead, bytesTotal, rows }: ImportProgress) => {
      if (!shown.isActive) shown.start(bytesTotal, 0, { rows });
      shown.update(bytesRead, { rows });
    },
    end: () => shown.stop(),
  };
}

function lines(output: WriteStream) {
  let lastMs = Date.now();
  return {
    show: ({ bytesRead, bytesTotal, rows }: ImportProgress) => {
      if (Date.now() - lastMs < LINE_EVERY_MS) return;
      lastMs = Date.now();
      output.write(`${Math.floor((100 * bytesRead) / bytesTotal)}% read, ${rows} rows\n`);
    },
    end: () => undefined,
  };
}
