import type { ReactNode } from 'react';
import { gap } from '../Stack/gap.css.ts';
import { content, sidebarWidth, withSidebar } from './WithSidebar.css.ts';
import type { Space } from '../Stack/gap.css.ts';

export interface WithSidebarProps {
  /** The side column: filters, a summary, related content. Null leaves its space to the content. */
  sidebar: ReactNode;
  /** Position of the side column. @default 'end' */
  side?: keyof typeof withSidebar;
  /** Of the side column: 12, 17 or 24 rem. @default 'medium' */
  width?: keyof typeof sidebarWidth;
  /** Gap in units of 8 px. @default 3 */
  space?: Space;
  /** The content. */
  children: ReactNode;
}

/** Content with a side column, which moves below it if both do not fit into the container. For proportional widths: `Columns`. */
export function WithSidebar({ sidebar, side = 'end', width = 'medium', space = 3, children }: WithSidebarProps) {
  return (
    <div className={`${withSidebar[side]} ${gap[space]}`}>
      <div className={content}>{children}</div>
      {sidebar !== null && <div className={sidebarWidth[width]}>{sidebar}</div>}
    </div>
  );
}
