import type { ReactNode } from 'react';
import { gap } from '../Stack/gap.css.ts';
import { content, sidebarWidth, withSidebar } from './WithSidebar.css.ts';
import type { Space } from '../Stack/gap.css.ts';

export interface WithSidebarProps {
  /** What stands beside: filters, a summary, what is related. Null leaves its room to the content. */
  sidebar: ReactNode;
  /** Where the side column stands. @default 'end' */
  side?: keyof typeof withSidebar;
  /** Of the side column: 12, 17 or 24 rem. @default 'medium' */
  width?: keyof typeof sidebarWidth;
  /** Gap in units of 8 px. @default 3 */
  space?: Space;
  /** The content. */
  children: ReactNode;
}

/** Content with a column beside it, which goes under the content where both do not fit into the container. Shares of the width: `Columns`. */
export function WithSidebar({ sidebar, side = 'end', width = 'medium', space = 3, children }: WithSidebarProps) {
  return (
    <div className={`${withSidebar[side]} ${gap[space]}`}>
      <div className={content}>{children}</div>
      {sidebar !== null && <div className={sidebarWidth[width]}>{sidebar}</div>}
    </div>
  );
}
