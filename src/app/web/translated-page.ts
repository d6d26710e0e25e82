/**
 * Lets React go on in a page that the browser translates. A translator puts `font` elements in the place of text nodes, or
 * around them, and may take two neighbours together. React still holds its text nodes: it would throw where it removes
 * one or inserts before it, and change a text that no one sees. So a text that React touches is put back first, with its
 * neighbours; the translator sees it come and translates it again. The translator itself runs where it doesn't use the
 * functions that are replaced here. To be called once, before React begins.
 *
 * @see https://github.com/facebook/react/issues/11538
 */
export function keepTranslated({ prototype }: { readonly prototype: Node }): void {
  const { removeChild, insertBefore, nodeValue } = Object.getOwnPropertyDescriptors(prototype);
  const translations = new WeakMap<Node, Element>();
  const originals = new WeakMap<Node, Node[]>();
  const removedHere = new WeakSet<Node>();

  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const font = [addedNodes[0], previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
      for (const text of font === undefined ? [] : removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.isConnected || removedHere.has(text)) continue;
        translations.set(text, font as Element);
        originals.set(font as Element, [...(originals.get(font as Element) ?? []), text]);
      }
    }
  }).observe(document, { childList: true, subtree: true });

  const putBack = (node: Node) => {
    const font = translations.get(node);
    if (!node.isConnected && font?.isConnected) font.replaceWith(...(originals.get(font) ?? []));
  };
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    putBack(child);
    removedHere.add(child);
    if (child.parentNode) removeChild.value?.call(child.parentNode, child);
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (before) putBack(before);
    let place = before;
    while (place && place.parentNode !== this) place = place.parentNode;
    insertBefore.value?.call(this, node, place);
    return node;
  };
  Object.defineProperty(prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, text: string) {
      putBack(this);
      nodeValue.set?.call(this, text);
    },
  });
}
