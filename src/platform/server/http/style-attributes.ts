/** A page's markup, and the rules that stand for its style attributes. */
export interface Styled {
  readonly html: string;
  readonly css: string;
}

/** In rendered markup an attribute alone has this form: quotes in texts are escaped. */
const ATTRIBUTE = / style="([^"]*)"/g;
/** Lengths, keywords and numbers. Nothing else is set by our components and libraries, and nothing that a user typed. */
const HARMLESS = /^[a-z\d\s:;.%#(),-]*$/i;

/**
 * Returns rendered markup without style attributes, which our content security policy forbids, and a style sheet with the same
 * effect. In the browser scripts set `element.style`, which takes precedence over it. Declarations with other characters
 * than those of lengths and keywords are left out.
 */
export function withoutStyleAttributes(markup: string): Styled {
  const texts = new Set<string>();
  const html = markup.replaceAll(ATTRIBUTE, (_, text: string) => {
    if (!HARMLESS.test(text)) return '';
    texts.add(text);
    return ` data-style="${text}"`;
  });
  return { html, css: Array.from(texts, (text) => `[data-style="${text}"]{${text}}`).join('') };
}
