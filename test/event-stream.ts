import { onTestFinished } from 'vitest';

/** An event stream that a test listens to; it is closed when the test ends. */
export interface EventStream {
  readonly answer: Response;
  /** Returns everything received so far, once it matches. @throws Error if the stream ends before */
  readonly until: (wanted: RegExp) => Promise<string>;
  /** Returns everything received, once the stream has ended. */
  readonly end: () => Promise<string>;
}

/** Opens an event stream. */
export async function listenTo(url: string, headers: Readonly<Record<string, string>>): Promise<EventStream> {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const answer = await fetch(url, { headers: { accept: 'text/event-stream', ...headers }, signal: stop.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let read = '';
  const isOver = async () => {
    const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
    if (!done) read += value;
    return done;
  };
  return {
    answer,
    until: async (wanted) => {
      while (!wanted.test(read)) if (await isOver()) throw new Error(`ended after ${read}`);
      return read;
    },
    end: async () => {
      while (!(await isOver()));
      return read;
    },
  };
}
