/** What an event leads to: the next state, and the effects to run, in order. */
export interface Outcome<State, Effect> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** A flow whose every decision is a pure function: what an event leads to in a state. */
export type Reducer<State, Event, Effect> = (state: State, event: Event) => Outcome<State, Effect>;

/** One function for each type of effect. */
export type Handlers<Effect extends { readonly type: string }> = {
  readonly [T in Effect['type']]: (effect: Extract<Effect, { readonly type: T }>) => void;
};

/** Returns a function that passes each effect to the handler of its type. */
export function runBy<Effect extends { readonly type: string }>(handlers: Handlers<Effect>): (effect: Effect) => void {
  return (effect) => {
    const handle = handlers[effect.type as Effect['type']] as (effect: Effect) => void;
    handle(effect);
  };
}

/**
 * Runs a flow: holds its state, passes events to the reducer and effects to `run`. Events that arrive while effects run,
 * also from an effect itself, wait for their turn, so that the reducer sees one event after the other.
 */
export class Flow<State, Event, Effect> {
  readonly #reduce: Reducer<State, Event, Effect>;
  readonly #run: (effect: Effect) => void;
  readonly #listeners = new Set<() => void>();
  readonly #queue: Event[] = [];
  #state: State;
  #isBusy = false;

  constructor(first: State, reduce: Reducer<State, Event, Effect>, run: (effect: Effect) => void) {
    this.#state = first;
    this.#reduce = reduce;
    this.#run = run;
  }

  /** The present state. A method that can be passed on, as React's `useSyncExternalStore` wants it. */
  readonly state = (): State => this.#state;

  /** Calls `listener` after every change of the state; returns how to stop that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes in an event. */
  readonly send = (event: Event): void => {
    this.#queue.push(event);
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) this.#take(next);
    } finally {
      this.#isBusy = false;
    }
  };

  #take(event: Event): void {
    const { state, effects } = this.#reduce(this.#state, event);
    if (state !== this.#state) {
      this.#state = state;
      for (const listener of this.#listeners) listener();
    }
    for (const effect of effects) this.#run(effect);
  }
}

/** An outcome without effects. */
export function noEffects<State>(state: State): Outcome<State, never> {
  return { state, effects: [] };
}

/** Goes on from an outcome: each step sees the state that the one before left, and the effects add up. */
export function also<State, Effect>(
  outcome: Outcome<State, Effect>,
  ...steps: readonly ((state: State) => Outcome<State, Effect>)[]
): Outcome<State, Effect> {
  return steps.reduce(({ state, effects }, step) => {
    const next = step(state);
    return { state: next.state, effects: [...effects, ...next.effects] };
  }, outcome);
}
