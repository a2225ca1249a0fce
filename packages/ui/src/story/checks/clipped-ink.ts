/** Lowest point of the last line of a text, in CSS pixels from the top of the window: marks below the line included. */
function inkBottom(text: Text, style: CSSStyleDeclaration, pen: CanvasRenderingContext2D): number | undefined {
  const range = document.createRange();
  range.selectNodeContents(text);
  const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
  const last = lines.at(-1);
  if (last === undefined) return undefined;
  pen.font = style.font;
  pen.direction = style.direction === 'rtl' ? 'rtl' : 'ltr';
  const { actualBoundingBoxDescent, fontBoundingBoxAscent } = pen.measureText(text.data);
  return last.top + fontBoundingBoxAscent + actualBoundingBoxDescent;
}

/** The bottom edge at which an element clips its content. */
function clipBottom(element: Element, style: CSSStyleDeclaration): number | undefined {
  if (style.overflowY !== 'hidden' && style.overflowY !== 'clip') return undefined;
  const margin = style.overflowY === 'clip' ? Number.parseFloat(style.overflowClipMargin) || 0 : 0;
  return element.getBoundingClientRect().bottom - Number.parseFloat(style.borderBlockEndWidth) + margin;
}

/** How far above its containers a text may lie that is clipped itself: line, label, cell, row. */
const levels = 4;

/** Texts whose letters are cut at the bottom, such as the dots of ي, by a container with hidden overflow. */
export function findClippedInk(root: Element): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('The browser draws no text.');
  const found: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text !== null; text = texts.nextNode() as Text | null) {
    const parent = text.parentElement;
    if (parent === null || !/[يىجحخعغ]/.test(text.data) || !parent.checkVisibility({ visibilityProperty: true }))
      continue;
    const bottom = inkBottom(text, getComputedStyle(parent), pen);
    let element: Element | null = parent;
    for (let level = 0; bottom !== undefined && level < levels && element !== null; level += 1) {
      const style = getComputedStyle(element);
      const edge = clipBottom(element, style);
      // One pixel is the rounding of the line's position.
      const isWhole = edge === undefined || bottom <= edge + 1;
      if (!isWhole && element.getBoundingClientRect().width > 1)
        found.push(`${text.data.trim().slice(0, 40)}: ${(bottom - edge).toFixed(1)} px`);
      element = element.parentElement;
    }
  }
  return found;
}
