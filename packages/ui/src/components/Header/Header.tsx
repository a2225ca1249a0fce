import type { ReactNode } from 'react';
import {
  contained,
  end as endStyle,
  header,
  links as linksStyle,
  search as searchStyle,
  smallSearch as smallSearchStyle,
  start as startStyle,
} from './Header.css.ts';

export interface HeaderProps {
  /** The button of the menu; where there is no sidebar, the product's mark too. */
  start?: ReactNode;
  /** Links to other pages. Below 1200 px they are in the `Drawer` instead. */
  links?: ReactNode;
  /** A field or what looks like one. */
  search?: ReactNode;
  /** Takes the search's place below 900 px: an `IconButton`. */
  smallSearch?: ReactNode;
  /** Notifications, the mode, who is signed in: what also a phone has room for. */
  end?: ReactNode;
  /** As wide as the container, on pages without a sidebar. @default false: from edge to edge */
  isContained?: boolean;
}

/** The bar at the top of every page, 70 px high. The page's own title and actions are below it. */
export function Header({ start, links, search, smallSearch, end, isContained = false }: HeaderProps) {
  return (
    <header className={isContained ? `${header} ${contained}` : header}>
      {start !== undefined && <div className={startStyle}>{start}</div>}
      {search !== undefined && <div className={searchStyle}>{search}</div>}
      {links !== undefined && <div className={linksStyle}>{links}</div>}
      <div className={endStyle}>
        {smallSearch !== undefined && <div className={smallSearchStyle}>{smallSearch}</div>}
        {end}
      </div>
    </header>
  );
}
