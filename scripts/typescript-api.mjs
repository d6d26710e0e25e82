// TypeScript 7 has no compiler API. Preloaded with `node --import`, this hands version 6 to a tool that asks for one.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) => next(specifier.replace(/^typescript(?=$|\/)/, 'typescript-api'), context),
});
