const cells = 'th, td, [role="columnheader"], [role="gridcell"], [role="rowheader"]';
const isAtEnd = ({ textAlign, justifyContent }: CSSStyleDeclaration) => textAlign === 'end' || justifyContent === 'end';

/** Where the text of a cell ends, in CSS pixels from the left; undefined without visible text. */
function textEnd(cell: Element): number | undefined {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const ends: number[] = [];
  const isRtl = getComputedStyle(cell).direction === 'rtl';
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width, height } = range.getBoundingClientRect();
    const box = text.parentElement?.getBoundingClientRect() ?? new DOMRect();
    // A shortened text ends where its box does.
    if (box.width > 1 && width > 1 && height > 1)
      ends.push(isRtl ? Math.max(left, box.left) : Math.min(right, box.right));
  }
  return ends.length === 0 ? undefined : isRtl ? Math.min(...ends) : Math.max(...ends);
}

/** Actions at the end of a row have no header to align with. */
const isNumber = (cell: Element) => /\d/.test(cell.textContent) && cell.querySelector('button, input, a svg') === null;

/** Headers of number columns whose text does not end where the numbers below it end. */
export function findMisalignedNumbers(root: Element): string[] {
  const found = new Set<string>();
  for (const table of root.querySelectorAll('table, [role="grid"], [role="treegrid"]')) {
    const [head, ...rows] = [...table.querySelectorAll('tr, [role="row"]')].filter(
      (row) => row.closest('table, [role="grid"], [role="treegrid"]') === table,
    );
    const heads = [...(head?.querySelectorAll(cells) ?? [])];
    for (const row of rows) {
      const places = [...row.querySelectorAll(cells)];
      if (places.length !== heads.length) continue;
      for (const [index, place] of places.entries()) {
        const [end, wanted] = [textEnd(place), textEnd(heads[index] as Element)];
        if (end === undefined || wanted === undefined || !isNumber(place) || !isAtEnd(getComputedStyle(place)))
          continue;
        if (Math.abs(end - wanted) > 1) found.add(`${heads[index]?.textContent}: ${Math.round(end - wanted)} px`);
      }
    }
  }
  return [...found];
}
