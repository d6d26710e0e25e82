import type { TestApp } from '../app.ts';

/** What an attack runs against: a server of its own, with limits on and a clock that the attack moves. */
export interface Stage extends TestApp {
  /** Its address on a real socket. */
  readonly base: string;
  /** True in `npm run attack`: the whole attack; false in `npm test`: the smallest that shows the same. */
  readonly isWhole: boolean;
}

/** One thing that was tried, what came of it in words, and true if the promise held. */
export interface Finding {
  readonly tried: string;
  readonly found: string;
  readonly held: boolean;
}

/** One kind of abuse by people who are allowed in. */
export interface Attack {
  readonly name: string;
  readonly run: (stage: Stage) => Promise<readonly Finding[]>;
}
