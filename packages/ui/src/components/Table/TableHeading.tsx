import { IconArrowUp } from '@tabler/icons-react';
import { ColumnResizer } from 'react-aria-components/Table';
import { fill, useLabels } from '../../labels/use-labels.ts';
import { heading, headingAlign, headingWords, resizer, sortIcon } from './Table.css.ts';

interface TableHeadingProps {
  label: string;
  align: 'start' | 'end';
  isSortable: boolean;
  isResizable: boolean;
}

/** An interactive header: it sorts, or its edge can be dragged. */
export function TableHeading({ label, align, isSortable, isResizable }: TableHeadingProps) {
  const labels = useLabels();
  return (
    <div className={`${heading} ${headingAlign[align]}`}>
      {/* With a focusable resize handle, the label must be focusable too, or sorting would not work. */}
      <span className={headingWords} {...(isResizable && { tabIndex: -1 })}>
        {label}
        {isSortable && <IconArrowUp className={sortIcon} size={16} stroke={1.5} aria-hidden />}
      </span>
      {isResizable && <ColumnResizer aria-label={fill(labels.columnWidth, { name: label })} className={resizer} />}
    </div>
  );
}
