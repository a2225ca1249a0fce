import type { CSSProperties, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { divider, pane, split } from './Split.css.ts';

export interface SplitProps {
  start: ReactNode;
  end: ReactNode;
  /** Names the handle between them: 'Width of the form'. */
  label: string;
  /** Share of the start pane in percent. @default 40 */
  startShare?: number;
  /** Least share of the start pane in percent. @default 25 */
  shareMin?: number;
  /** Largest share of the start pane in percent. @default 70 */
  shareMax?: number;
}

/** Percent that one press of an arrow moves. */
const step = 2;

/**
 * Two panes side by side, each scrolling by itself, with a handle between them. Where there is no room for two use `Tabs`.
 *
 * Arrows on the handle move it, Home and End go as far as it goes, Enter or a double press bring it back.
 */
export function Split({ start, end, label, startShare = 40, shareMin = 25, shareMax = 70 }: SplitProps) {
  const [share, setShare] = useState(startShare);
  const box = useRef<HTMLDivElement>(null);
  const { direction } = useLocale();
  const along = direction === 'rtl' ? -1 : 1;
  const move = (to: number) => setShare(Math.min(shareMax, Math.max(shareMin, to)));
  const drag = (event: React.PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || box.current === null) return;
    const { left, right, width } = box.current.getBoundingClientRect();
    move(((along === 1 ? event.clientX - left : right - event.clientX) / width) * 100);
  };
  const press = (event: React.KeyboardEvent) => {
    const to = {
      ArrowRight: share + along * step,
      ArrowLeft: share - along * step,
      Home: shareMin,
      End: shareMax,
      Enter: startShare,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  };
  return (
    <div ref={box} className={split} style={{ '--split-share': `${share}%` } as CSSProperties}>
      <div className={pane}>{start}</div>
      {/* The pattern 'window splitter' of the ARIA guide: a separator that takes the focus is a control. */}
      <div
        role="separator"
        aria-orientation="vertical"
        aria-label={label}
        aria-valuenow={Math.round(share)}
        aria-valuemin={shareMin}
        aria-valuemax={shareMax}
        tabIndex={0}
        className={divider}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onDoubleClick={() => move(startShare)}
        onKeyDown={press}
      />
      <div className={pane}>{end}</div>
    </div>
  );
}
