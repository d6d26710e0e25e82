import { useEffect, useState, useSyncExternalStore } from 'react';
import { ThreadEngine, type ThreadView } from './thread-engine.ts';
import type { ThreadSource } from './thread-source.ts';

/** Runs a thread while its screen is shown. Give the component a key by conversation: the source may not change. */
export function useThread(source: ThreadSource): { readonly engine: ThreadEngine; readonly view: ThreadView } {
  const [engine] = useState(() => new ThreadEngine(source));
  useEffect(() => engine.start(), [engine]);
  return { engine, view: useSyncExternalStore(engine.subscribe, engine.view, engine.view) };
}
