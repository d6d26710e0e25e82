import { useEffect, useState } from 'react';

// This folder is compiled without the types of browsers.
declare const document: { adoptedStyleSheets: readonly CSSStyleSheet[] };
declare class CSSStyleSheet {
  replaceSync(text: string): void;
}

/**
 * Stands in the browser for react-style-singleton, with which dialogs lock scrolling: it would write a `style` element, which our
 * content security policy forbids. A constructed sheet is allowed.
 */
export function styleSingleton() {
  let shown = 0;
  const sheet = typeof CSSStyleSheet === 'undefined' ? undefined : new CSSStyleSheet();
  return function Sheet({ styles }: { readonly styles: string }): null {
    // As the library: another text counts only when it is shown again.
    const [text] = useState(styles);
    useEffect(() => {
      if (sheet === undefined) return undefined;
      shown += 1;
      if (shown === 1) {
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      return () => {
        shown -= 1;
        if (shown === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      };
    }, [text]);
    return null;
  };
}
