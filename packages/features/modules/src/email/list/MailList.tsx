import type { ReactNode } from 'react';
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLanguage } from '@apiyard/kit/copy.ts';
import { openDialog } from '@apiyard/kit/open-dialog.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import type { VirtualizerHandle } from 'virtua';
import { Virtualizer } from 'virtua';
import type { Place } from '../mailbox/places.ts';
import type { Thread } from '../mailbox/threads.ts';
import { MailRow } from './MailRow.tsx';
import type { RowHandlers } from './MailRow.tsx';
import { createRowTime } from './row-time.ts';
import { list, nothing } from './MailList.css.ts';

interface MailListProps extends Pick<RowHandlers, 'onStar' | 'onImportant'> {
  /** Names it: 'Inbox'. */
  readonly label: string;
  /** The search that found the threads: another one shows its list from the top. */
  readonly query: string;
  readonly threads: readonly Thread[];
  readonly place: Place;
  readonly selected: readonly string[];
  /** Id of the open thread. */
  readonly open: string | null;
  /** Id of the row that keys move from. */
  readonly cursor: string | null;
  readonly nowMs: number;
  /** The row becomes the one that keys move from. */
  readonly onCursor: (id: string) => void;
  readonly onOpen: (id: string) => void;
  readonly onToggle: (id: string) => void;
  readonly onExtend: (id: string, order: readonly string[]) => void;
  readonly onSelect: (ids: readonly string[]) => void;
  /** Shown instead of the rows if there are none. */
  readonly empty: ReactNode;
}

/** How far Page Up and Page Down go. */
const pageRows = 10;

/** Conversations, thousands if need be: only those in view are in the page. One tab stop; arrow keys move. */
export const MailList = memo(function MailList(props: MailListProps) {
  const { label, query, threads, place, selected, open, cursor, nowMs, empty } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const handle = useRef<VirtualizerHandle>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const format = useFormat();
  const locale = localeOf(useLanguage());
  const rowTime = useMemo(() => createRowTime(locale, nowMs), [locale, nowMs]);
  const order = useMemo(() => threads.map(({ id }) => id), [threads]);
  const chosen = useMemo(() => new Set(selected), [selected]);
  const at = order.indexOf(cursor ?? open ?? '');
  const current = Math.max(at, 0);

  useEffect(() => {
    handle.current?.scrollToIndex(0);
  }, [query]);
  // While a row is pressed nothing may move: the click would land on another row, and open none.
  const isPressing = useRef(false);
  const startPress = () => {
    isPressing.current = true;
    const end = () => {
      isPressing.current = false;
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };
  // The row of the keys stays in view, and has the focus if the list has it.
  const isFirst = useRef(true);
  useEffect(() => {
    if (at < 0 || isPressing.current) return;
    handle.current?.scrollToIndex(at, { align: isFirst.current ? 'center' : 'nearest' });
    isFirst.current = false;
  }, [at]);
  useEffect(() => {
    const box = scroller.current;
    if (box === null || cursor === null || !canTakeFocus(box, cursor)) return undefined;
    // A row out of view is built by the scrolling. A dialog may have opened before the frame.
    const frame = requestAnimationFrame(() => {
      if (canTakeFocus(box, cursor)) box.querySelector<HTMLElement>(`[data-row="${CSS.escape(cursor)}"]`)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [cursor]);

  const handlers = useMemo(
    () => ({
      onOpen: (id: string) => latest.current.onOpen(id),
      onToggle: (id: string) => latest.current.onToggle(id),
      onExtend: (id: string) =>
        latest.current.onExtend(
          id,
          latest.current.threads.map((thread) => thread.id),
        ),
      onStar: (thread: Thread) => latest.current.onStar(thread),
      onImportant: (thread: Thread) => latest.current.onImportant(thread),
    }),
    [],
  );

  const press = useCallback((event: React.KeyboardEvent<HTMLDivElement>) => {
    const { threads: rows, onCursor, onOpen, onToggle, onExtend, onSelect, selected: picked } = latest.current;
    const box = event.currentTarget;
    const here = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
    const index = rows.findIndex(({ id }) => id === here?.dataset['row']);
    const row = rows[index];
    if (here === null || row === undefined) return;
    const isOnRow = event.target === here;
    const ids = rows.map(({ id }) => id);
    const go = (to: number) => {
      const next = rows[Math.min(Math.max(to, 0), rows.length - 1)];
      if (next === undefined) return;
      if (event.shiftKey) {
        onExtend(row.id, ids);
        onExtend(next.id, ids);
      }
      onCursor(next.id);
    };
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(index + 1),
      ArrowUp: () => go(index - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      PageDown: () => go(index + pageRows),
      PageUp: () => go(index - pageRows),
      ArrowRight: () => stepInside(here, getComputedStyle(box).direction === 'rtl' ? -1 : 1),
      ArrowLeft: () => stepInside(here, getComputedStyle(box).direction === 'rtl' ? 1 : -1),
      ...(isOnRow && { Enter: () => onOpen(row.id), ' ': () => onToggle(row.id) }),
      ...((event.ctrlKey || event.metaKey) && { a: () => onSelect(ids) }),
      ...(picked.length > 0 && { Escape: () => onSelect([]) }),
    };
    const step = steps[event.key];
    if (step === undefined || ((event.ctrlKey || event.metaKey) && event.key !== 'a')) return;
    event.preventDefault();
    step();
  }, []);

  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={threads.length}
      aria-multiselectable
      className={list}
      onPointerDown={startPress}
      onKeyDown={press}
      onFocus={(event) => {
        const id = event.target.closest<HTMLElement>('[data-row]')?.dataset['row'];
        if (id !== undefined && id !== cursor) latest.current.onCursor(id);
      }}
    >
      {threads.length === 0 ? (
        <div role="row" className={nothing}>
          <div role="gridcell">{empty}</div>
        </div>
      ) : (
        <Virtualizer ref={handle} scrollRef={scroller} data={threads as Thread[]}>
          {(thread: Thread, index) => (
            <MailRow
              key={thread.id}
              {...handlers}
              thread={thread}
              place={place}
              index={index}
              isSelected={chosen.has(thread.id)}
              isOpen={thread.id === open}
              isCursor={index === current}
              timeText={rowTime(thread.latest)}
              momentText={format.moment(thread.latest.time)}
            />
          )}
        </Virtualizer>
      )}
    </div>
  );
});

/** Whether the row takes the focus: it is in another row, or nowhere since its row is gone. */
function canTakeFocus(box: HTMLElement, row: string): boolean {
  const active = document.activeElement;
  if (active === null || document.querySelector(openDialog) !== null) return false;
  if (active !== document.body && !box.contains(active)) return false;
  return active.closest('[data-row]')?.getAttribute('data-row') !== row;
}

/** Moves the focus along a row: its own stop, then its buttons. */
function stepInside(row: HTMLElement, by: 1 | -1): void {
  const stops = [row, ...row.querySelectorAll<HTMLElement>('button')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.min(Math.max(at + by, 0), stops.length - 1)]?.focus();
}
