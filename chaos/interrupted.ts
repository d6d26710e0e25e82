/** Runs `stop` and ends the program when it is interrupted, so that nothing it started stays behind. */
export function whenInterrupted(stop: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    let isStopping = false;
    // The terminal and npm both pass an interrupt on.
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop().finally(() => process.exit(130));
    });
  }
}
