/** Where a part of the words inside an element is drawn. */
export function placeOf(element: Element, words: string): DOMRect {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const start = node.nodeValue?.indexOf(words) ?? -1;
    if (start < 0) continue;
    const range = element.ownerDocument.createRange();
    range.setStart(node, start);
    range.setEnd(node, start + words.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`'${words}' is not drawn in: ${element.textContent}`);
}
