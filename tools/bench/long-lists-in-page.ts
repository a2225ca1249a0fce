/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * Functions that run inside a page. Each is sent there as text: it must not refer to anything outside itself.
 */

export interface Scrolled {
  readonly frames: number;
  /** Frames that took more than 50 ms. */
  readonly lateFrames: number;
  readonly longestMs: number;
  /** The most elements that the list had at once. */
  readonly nodes: number;
  readonly movedPx: number;
}

interface CountingPage {
  __stopCounting?: () => Scrolled;
}

export function startCounting(selector: string): void {
  const scroller = document.querySelector(selector);
  if (scroller === null) throw new Error(`${selector} is not in the page.`);
  const startPx = scroller.scrollTop;
  const times: number[] = [];
  let nodes = 0;
  let isCounting = true;
  const count = (now: number) => {
    if (!isCounting) return;
    times.push(now);
    nodes = Math.max(nodes, scroller.querySelectorAll('*').length);
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  (globalThis as CountingPage).__stopCounting = () => {
    isCounting = false;
    const durations = times.slice(1).map((time, at) => time - (times[at] ?? time));
    return {
      frames: durations.length,
      lateFrames: durations.filter((ms) => ms > 50).length,
      longestMs: Math.max(0, ...durations),
      nodes,
      movedPx: Math.abs(scroller.scrollTop - startPx),
    };
  };
}

export function stopCounting(): Scrolled {
  const { __stopCounting: stop } = globalThis as CountingPage;
  if (stop === undefined) throw new Error('Nothing was counted.');
  return stop();
}

/** Replaces the list by `#unfolded`, with that many clones of the rows in view: a list without windowing. */
export function unfold({ scroller, row, count }: { scroller: string; row: string; count: number }): void {
  const list = document.querySelector<HTMLElement>(scroller);
  if (list === null) throw new Error(`${scroller} is not in the page.`);
  const { height } = list.getBoundingClientRect();
  const rows = [...list.querySelectorAll(row)];
  // A copy: React no longer has a hand in it.
  const plain = list.cloneNode(false) as HTMLElement;
  plain.id = 'unfolded';
  plain.style.blockSize = `${height}px`;
  plain.style.overflow = 'auto';
  const fragment = document.createDocumentFragment();
  for (let at = 0; at < count; at += 1) {
    const clone = rows[at % rows.length]?.cloneNode(true) as HTMLElement;
    Object.assign(clone.style, { position: 'static', transform: 'none' });
    fragment.append(clone);
  }
  plain.append(fragment);
  list.replaceWith(plain);
}
