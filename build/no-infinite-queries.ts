/** Stands in the browser for the part of TanStack Query that pages endless lists, which no screen has. */
function leftOut(): never {
  throw new Error('vite.config.ts leaves infinite queries out of the browser: let them in to use them.');
}

export { leftOut as hasNextPage, leftOut as hasPreviousPage, leftOut as infiniteQueryBehavior };
