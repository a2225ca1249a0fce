import type { ReactNode } from 'react';
import { createContext, use } from 'react';
import { alignY as alignments, columns, columnsGap, columnStacks, columnWidth } from './Columns.css.ts';

type Breakpoint = 'sm' | 'md' | 'lg' | 'never';

export interface ColumnsProps {
  /** Gap in units of 8 px. @default 3 */
  space?: keyof typeof columnsGap;
  /** Window width below which the columns are stacked: 600, 900 or 1200 px. @default 'md' */
  collapseBelow?: Breakpoint;
  /** Alignment of shorter columns with taller ones. @default 'start' */
  alignY?: keyof typeof alignments;
  /** `Column` each. */
  children: ReactNode;
}

const CollapseContext = createContext<Breakpoint>('md');

/** Columns of fixed shares of the width. As many equal ones as fit: `Grid`; a side column of fixed width: `WithSidebar`. */
export function Columns({ space = 3, collapseBelow = 'md', alignY = 'start', children }: ColumnsProps) {
  return (
    <CollapseContext value={collapseBelow}>
      <div className={`${columns[collapseBelow]} ${columnsGap[space]} ${alignments[alignY]}`}>{children}</div>
    </CollapseContext>
  );
}

export interface ColumnProps {
  /** A share of the row, `content` for as wide as what it holds, `fill` for an equal share of what is left. @default 'fill' */
  width?: keyof typeof columnWidth;
  children: ReactNode;
}

/** One of `Columns`. */
export function Column({ width = 'fill', children }: ColumnProps) {
  const collapseBelow = use(CollapseContext);
  return <div className={`${columnWidth[width]} ${columnStacks[collapseBelow]}`}>{children}</div>;
}
