import type { WriteStream } from 'node:tty';
import { Presets, SingleBar } from 'cli-progress';
import type { ImportProgress } from '#features/registers/server/import-register.ts';

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
    { stream: output, format: '{bar} {percentage}% | {value} facilities | {eta_formatted} left', hideCursor: true },
    Presets.shades_classic,
  );
  return {
    show: ({ saved, total }: ImportProgress) => {
      if (!shown.isActive) shown.start(total, 0);
      shown.update(saved);
    },
    end: () => shown.stop(),
  };
}

function lines(output: WriteStream) {
  let lastMs = Date.now();
  return {
    show: ({ saved, total }: ImportProgress) => {
      if (Date.now() - lastMs < LINE_EVERY_MS) return;
      lastMs = Date.now();
      output.write(`${saved} of ${total} facilities\n`);
    },
    end: () => undefined,
  };
}
