/** How near an edge a finger scrolls. */
const edgePx = 56;
/** In one frame, at the edge itself. */
const stepPx = 14;

/**
 * How far to scroll in one frame: nothing away from the edges, and faster the nearer the finger is to one.
 * @param at of the finger, `start` and `end` of what scrolls, all in px of one axis
 */
export function stepAt(at: number, start: number, end: number): number {
  // In something small, the edges must not meet.
  const edge = Math.min(edgePx, (end - start) / 4);
  const before = start + edge - at;
  const after = at - (end - edge);
  const depth = Math.min(Math.max(before, after) / edge, 1);
  if (!(depth > 0)) return 0;
  return Math.ceil(depth * stepPx) * (before > after ? -1 : 1);
}

/** Scrolls by one frame if the finger is near an edge. True if something moved. */
export function scrollStep(element: HTMLElement, axis: 'x' | 'y', at: number): boolean {
  const isPage = element === document.scrollingElement;
  const box = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : element.getBoundingClientRect();
  // The edges that are in view: a long list ends below the window.
  const by =
    axis === 'x'
      ? stepAt(at, Math.max(box.left, 0), Math.min(box.right, innerWidth))
      : stepAt(at, Math.max(box.top, 0), Math.min(box.bottom, innerHeight));
  if (by === 0) return false;
  const member = axis === 'x' ? 'scrollLeft' : 'scrollTop';
  const before = element[member];
  element[member] += by;
  return element[member] !== before;
}
