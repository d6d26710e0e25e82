import type { PageModule } from './page-module.ts';

/** A screen and its address. */
export interface PageRoute {
  /** A pattern where an address that can't be one is as unknown as any other; its groups are the parameters. */
  readonly path: string | RegExp;
  /** Name of its file in `pages/`; the server finds the scripts to preload by it. */
  readonly file: string;
  readonly load: () => Promise<PageModule>;
  /** To be read: links and plain forms do all it does. Where it is the first page of a visit, the app isn't loaded. */
  readonly plain?: true;
}
