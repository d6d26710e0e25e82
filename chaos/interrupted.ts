/** Runs `stop` and ends the program on one of these signals, so that nothing it started stays behind. */
export function whenInterrupted(
  stop: () => Promise<unknown>,
  signals: readonly ('SIGINT' | 'SIGTERM')[] = ['SIGINT', 'SIGTERM'],
): void {
  for (const signal of signals) {
    process.once(signal, () => {
      void stop().finally(() => process.exit(130));
    });
  }
}
