import { useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useMove } from 'react-aria/useMove';
import type { RefObject } from 'react';
import { fill, useLabels } from '../../../labels/use-labels.ts';
import { resizer } from './DataGrid.css.ts';
import { widthLimits } from './grid-columns.ts';

interface ColumnResizerProps {
  /** Name of the column. */
  label: string;
  header: RefObject<HTMLElement | null>;
  onResize: (width: number) => void;
  /** While it handles the arrow keys, the grid must ignore them. */
  onActiveChange: (isActive: boolean) => void;
}

const keyStep = 16;

/** The resizable edge of a column. By keyboard: Enter, arrows, Enter. */
export function ColumnResizer({ label, header, onResize, onActiveChange }: ColumnResizerProps) {
  const labels = useLabels();
  const { direction } = useLocale();
  const [isActive, setIsActive] = useState(false);
  const [width, setWidth] = useState<number>();
  // Beyond the limits the edge stops; it follows the pointer again once that is back within them.
  const reached = useRef(0);

  const activate = (next: boolean) => {
    setIsActive(next);
    onActiveChange(next);
  };
  const { moveProps } = useMove({
    onMoveStart() {
      reached.current = header.current?.offsetWidth ?? 0;
    },
    onMove({ deltaX, pointerType }) {
      reached.current += (direction === 'rtl' ? -deltaX : deltaX) * (pointerType === 'keyboard' ? keyStep : 1);
      const next = Math.round(Math.min(widthLimits.most, Math.max(widthLimits.least, reached.current)));
      setWidth(next);
      onResize(next);
    },
  });
  const onKeyDown: NonNullable<typeof moveProps.onKeyDown> = (event) => {
    if (event.key === 'Enter' || (isActive && event.key === 'Escape')) {
      event.preventDefault();
      event.stopPropagation();
      activate(!isActive);
    } else if (isActive) moveProps.onKeyDown?.(event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that takes focus is a widget: https://www.w3.org/TR/wai-aria-1.2/#separator
    <div
      {...moveProps}
      role="separator"
      aria-orientation="vertical"
      aria-label={fill(labels.columnWidth, { name: label })}
      aria-valuenow={width ?? header.current?.offsetWidth ?? widthLimits.least}
      aria-valuemin={widthLimits.least}
      aria-valuemax={widthLimits.most}
      tabIndex={-1}
      className={resizer}
      data-resizing={isActive || undefined}
      onKeyDown={onKeyDown}
      onBlur={() => isActive && activate(false)}
    />
  );
}
