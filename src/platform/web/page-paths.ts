import { createContext, useContext } from 'react';

/** Tells whether there is a screen at a path. The app, which knows its screens, says so to whoever links to them. */
export const PagePaths = createContext<(path: string) => boolean>(() => true);

/** A test for the target of a link: whether its path leads to a screen of ours. What leads nowhere isn't rendered. */
export function usePageExists(): (href: string) => boolean {
  const isPage = useContext(PagePaths);
  return (href) => isPage(href.replace(/[?#].*/, ''));
}
