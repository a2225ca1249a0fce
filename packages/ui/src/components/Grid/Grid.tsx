import { gap } from '../Stack/gap.css.ts';
import { columnWidth, grid, namedColumn } from './Grid.css.ts';
import type { CSSProperties, ReactNode } from 'react';
import type { Space } from '../Stack/gap.css.ts';

export interface GridProps {
  /** Least width of a column: a name (12, 17 or 24 rem) or a length. There are as many columns as fit. @default 'card' */
  minColumn?: keyof typeof namedColumn | `${number}rem`;
  /** Gap in units of 8 px; narrower on phones from 3 up. @default 3 */
  space?: Space;
  /** @default 'div' */
  as?: 'div' | 'ul' | 'ol';
  children: ReactNode;
}

const isNamed = (column: string): column is keyof typeof namedColumn => column in namedColumn;

/** As many equal columns as fit: cards, tiles, fields. */
export function Grid({ minColumn = 'card', space = 3, as: Tag = 'div', children }: GridProps) {
  const role = Tag === 'div' ? undefined : 'list';
  const width = isNamed(minColumn) ? namedColumn[minColumn] : undefined;
  const style: CSSProperties & Record<`--${string}`, string> = isNamed(minColumn) ? {} : { [columnWidth]: minColumn };
  return (
    <Tag role={role} className={[grid, gap[space], width].filter(Boolean).join(' ')} style={style}>
      {children}
    </Tag>
  );
}
