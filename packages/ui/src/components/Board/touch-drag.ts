import { dragLine, draggedCopy } from './Board.css.ts';
import { scrollStep } from './scroll-step.ts';

/** A finger that rests this long picks up the card; browsers begin their own long press later. */
const holdMs = 350;
/** A finger that moves further before that scrolls. */
const slopPx = 10;

/** Where a card would go: next to another, or at the end of a list. */
export interface TouchTarget {
  /** The list, by its element. */
  list: HTMLElement;
  next: { card: string; position: 'before' | 'after' } | null;
}

/**
 * Dragging by touch: hold a card, move it, let go. Near an edge, the board and its lists scroll by themselves, so that
 * cards reach columns that are out of view. React Aria leaves touch to the browser, which does not scroll the board.
 * @returns what stops listening
 */
export function listenToTouch(board: HTMLElement, onDrop: (card: string, target: TouchTarget) => void): () => void {
  let stop = () => {};
  const start = (event: TouchEvent) => {
    const [touch] = event.touches;
    const from = event.target as HTMLElement;
    const card = from.closest<HTMLElement>('[role=row][data-key]');
    stop();
    if (touch === undefined || event.touches.length > 1 || card === null || from.closest('button, a, input') !== null)
      return;
    const at = { x: touch.clientX, y: touch.clientY };
    let drag: Drag | null = null;
    const timer = setTimeout(() => {
      drag = beginDrag(board, card, at);
      // For React Aria, the finger no longer presses the card: dropped in its own place, it does not open.
      from.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }));
    }, holdMs);
    const move = (moved: TouchEvent) => {
      const [now] = moved.touches;
      if (now === undefined) return;
      if (drag !== null) {
        // The page would scroll instead.
        moved.preventDefault();
        drag.moveTo(now.clientX, now.clientY);
      } else if (Math.hypot(now.clientX - at.x, now.clientY - at.y) > slopPx) stop();
    };
    const end = (ended: TouchEvent) => {
      const target = drag?.target();
      if (drag !== null) ended.preventDefault();
      if (drag && target) onDrop(drag.id, target);
      stop();
    };
    // The browser's own long press: its menu, and its drag, which would end the touch.
    const refuse = (own: Event) => {
      own.preventDefault();
      own.stopPropagation();
    };
    const cancel = () => stop();
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && stop();
    stop = () => {
      clearTimeout(timer);
      drag?.end();
      from.removeEventListener('touchmove', move);
      from.removeEventListener('touchend', end);
      from.removeEventListener('touchcancel', cancel);
      board.removeEventListener('contextmenu', refuse, true);
      board.removeEventListener('dragstart', refuse, true);
      document.removeEventListener('keydown', escape);
      stop = () => {};
    };
    // On the element that was touched: it gets these events even when its list has scrolled it away.
    from.addEventListener('touchmove', move, { passive: false });
    from.addEventListener('touchend', end);
    from.addEventListener('touchcancel', cancel);
    board.addEventListener('contextmenu', refuse, true);
    board.addEventListener('dragstart', refuse, true);
    document.addEventListener('keydown', escape);
  };
  board.addEventListener('touchstart', start, { passive: true });
  return () => {
    stop();
    board.removeEventListener('touchstart', start);
  };
}

interface Drag {
  id: string;
  moveTo: (x: number, y: number) => void;
  target: () => TouchTarget | null;
  end: () => void;
}

/** Draws without rendering: a copy of the card under the finger, and a line where the card would go. */
function beginDrag(board: HTMLElement, card: HTMLElement, start: { x: number; y: number }): Drag {
  const box = card.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement;
  for (const name of ['id', 'role', 'data-key', 'tabindex']) copy.removeAttribute(name);
  copy.inert = true;
  copy.className = `${card.className} ${draggedCopy}`;
  copy.style.inlineSize = `${box.width}px`;
  const line = document.createElement('div');
  line.className = dragLine;
  line.hidden = true;
  // Coordinates of touches count from the left in every language.
  for (const drawn of [copy, line]) drawn.style.inset = '0 auto auto 0';
  document.body.append(copy, line);
  const snap = board.style.scrollSnapType;
  // Each step of its scrolling would snap back.
  board.style.scrollSnapType = 'none';
  let at = start;
  let target: TouchTarget | null = null;
  const draw = () => {
    copy.style.translate = `${at.x - (start.x - box.x)}px ${at.y - (start.y - box.y)}px`;
    target = targetAt(board, at.x, at.y);
    drawLine(line, target);
  };
  let frame = requestAnimationFrame(function scroll() {
    const list = target?.list;
    const hasMovedAcross = scrollStep(board, 'x', at.x);
    // The page follows at the end of the list.
    const hasMovedAlong =
      (list !== undefined && scrollStep(list, 'y', at.y)) ||
      scrollStep(document.scrollingElement as HTMLElement, 'y', at.y);
    if (hasMovedAcross || hasMovedAlong) draw();
    frame = requestAnimationFrame(scroll);
  });
  draw();
  return {
    id: card.dataset['key'] ?? '',
    moveTo: (x, y) => {
      at = { x, y };
      draw();
    },
    target: () => target,
    end() {
      cancelAnimationFrame(frame);
      copy.remove();
      line.remove();
      board.style.scrollSnapType = snap;
    },
  };
}

function targetAt(board: HTMLElement, x: number, y: number): TouchTarget | null {
  const found = document.elementFromPoint(x, y);
  const list = found?.closest<HTMLElement>('[role=grid]') ?? null;
  if (found === null || list === null || !board.contains(list)) return null;
  const row = found.closest<HTMLElement>('[role=row][data-key]');
  if (row === null) return { list, next: null };
  const { top, height } = row.getBoundingClientRect();
  return { list, next: { card: row.dataset['key'] ?? '', position: y < top + height / 2 ? 'before' : 'after' } };
}

function drawLine(line: HTMLElement, target: TouchTarget | null): void {
  line.hidden = target === null;
  if (target === null) return;
  const { list, next } = target;
  const rows = [...list.querySelectorAll<HTMLElement>('[role=row][data-key]')];
  const row = next === null ? rows.at(-1) : rows.find(({ dataset }) => dataset['key'] === next.card);
  const box = (row ?? list).getBoundingClientRect();
  const y = row === undefined || next?.position === 'before' ? box.top : box.bottom;
  line.style.inlineSize = `${box.width}px`;
  line.style.translate = `${box.x}px ${y}px`;
}
