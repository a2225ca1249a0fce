/** Distance from the top of a line's text box to its baseline. */
function ascentOf(font: string, words: string): number {
  const line = document.createElement('div');
  Object.assign(line.style, { position: 'absolute', insetBlockStart: '0', whiteSpace: 'nowrap', font });
  const baseline = document.createElement('span');
  Object.assign(baseline.style, { display: 'inline-block' });
  line.append(words, baseline);
  document.body.append(line);
  const range = document.createRange();
  range.selectNodeContents(line.firstChild as Text);
  const ascent = baseline.getBoundingClientRect().bottom - range.getBoundingClientRect().top;
  line.remove();
  return ascent;
}

/** Lowest point of the last line of a text, in CSS pixels from the top of the window: marks below the line included. */
function inkBottom(text: Text, style: CSSStyleDeclaration, pen: CanvasRenderingContext2D): number | undefined {
  const range = document.createRange();
  range.selectNodeContents(text);
  const last = [...range.getClientRects()].findLast(({ width }) => width > 0);
  if (last === undefined) return undefined;
  // Not the shorthand, which is empty with tabular figures.
  const font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  pen.font = font;
  return last.top + ascentOf(font, text.data) + pen.measureText(text.data).actualBoundingBoxDescent;
}

/** The bottom edge at which an element clips its content. */
function clipBottom(element: Element, style: CSSStyleDeclaration): number | undefined {
  if (style.overflowY !== 'hidden' && style.overflowY !== 'clip') return undefined;
  const margin = style.overflowY === 'clip' ? Number.parseFloat(style.overflowClipMargin) || 0 : 0;
  return element.getBoundingClientRect().bottom - Number.parseFloat(style.borderBlockEndWidth) + margin;
}

/** How far above a text the container may be that clips it: line, label, cell, row. */
const levels = 4;

/** Texts whose letters are cut at the bottom, such as the dots of ي, by a container with hidden overflow. */
export function findClippedInk(root: Element): string[] {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('The browser draws no text.');
  const found: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (parent === null || !/[يىجحخعغ]/.test(text.data) || !parent.checkVisibility({ visibilityProperty: true }))
      continue;
    const bottom = inkBottom(text, getComputedStyle(parent), pen);
    if (bottom === undefined) continue;
    let element: Element | null = parent;
    for (let level = 0; level < levels && element !== null; level += 1) {
      // For screen readers only.
      if (element.getBoundingClientRect().width <= 1) break;
      const edge = clipBottom(element, getComputedStyle(element));
      // One pixel is the rounding of the line's position.
      if (edge !== undefined && bottom > edge + 1)
        found.push(`${text.data.trim().slice(0, 40)}: ${(bottom - edge).toFixed(1)} px`);
      element = element.parentElement;
    }
  }
  return found;
}
