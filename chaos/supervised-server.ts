import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, startServer } from '#test/server-process.ts';

/** A server on its own port that is restarted when it exits, as systemd or Kubernetes would do. */
export class SupervisedServer {
  readonly url: string;
  /** How often it exited without being told to. */
  crashes = 0;
  /** Exit codes other than 0 of requested stops. */
  readonly badStops: (number | null)[] = [];
  readonly #env: Readonly<Record<string, string>>;
  readonly #onOutput: (printed: Buffer) => void;
  #running: ServerProcess | undefined;

  constructor(port: number, env: Readonly<Record<string, string>>, onOutput: (printed: Buffer) => void) {
    this.url = `http://127.0.0.1:${port}`;
    this.#env = { ...env, PORT: String(port) };
    this.#onOutput = onOutput;
  }

  /** Starts it, repeatedly until it runs: without a database it exits. */
  async start(): Promise<void> {
    while (this.#running === undefined) {
      try {
        const running = await startServer(this.#env, this.#onOutput);
        this.#running = running;
        void running.ended.then(() => this.#noteEnd(running));
      } catch (error) {
        this.#onOutput(Buffer.from(`${String(error)}\n`));
        await sleep(500);
      }
    }
  }

  async kill(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    await running?.kill();
  }

  /** Asks it to stop, and waits until it has. */
  async stop(): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    const code = await running?.stop();
    if (code !== undefined && code !== 0) this.badStops.push(code);
  }

  /** SIGSTOP freezes it until SIGCONT: it keeps its connections and answers nothing. */
  signal(name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
    if (this.#running !== undefined) process.kill(this.#running.pid, name);
  }

  #noteEnd(ended: ServerProcess): void {
    if (this.#running !== ended) return;
    this.crashes += 1;
    this.#running = undefined;
    void this.start();
  }
}
