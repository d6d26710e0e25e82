import type { Page } from '@playwright/test';

/**
 * Translates each page of a browser as Chrome's translator does, once React has taken it over: a text node, together with
 * the text nodes beside it, gives way to a `font` element with its text in it, now and whenever texts change. The words
 * stay the same, so that locators find them.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isText = (node: Node | null): node is Text => node?.nodeType === Node.TEXT_NODE;
    const isHydrated = () =>
      Object.keys(document.querySelector('[data-app]') ?? {}).some((key) => key.startsWith('__reactFiber'));
    const translate = (first: Text) => {
      if (!first.isConnected || first.data.trim() === '') return;
      if (first.parentElement?.closest('font, script, style, textarea, noscript, title') !== null) return;
      const group = [first];
      for (let next = first.nextSibling; next !== null && (isText(next) || next.nodeType === Node.COMMENT_NODE); ) {
        if (isText(next)) group.push(next);
        next = next.nextSibling;
      }
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      inner.append(group.map(({ data }) => data).join(''));
      first.replaceWith(outer);
      for (const other of group.slice(1)) other.remove();
    };
    const translateAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = isText(root) ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    };
    const start = () => {
      if (!isHydrated()) return void setTimeout(start, 20);
      translateAll(document.body);
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          if (type === 'characterData') translateAll(target);
          else addedNodes.forEach(translateAll);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    };
    addEventListener('DOMContentLoaded', start);
  });
}

/** Waits until a page is translated. */
export async function translated(page: Page): Promise<void> {
  await page.locator('h1 font font').first().waitFor();
}
