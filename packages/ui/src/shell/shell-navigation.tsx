import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import {
  foot,
  footContent,
  footWindow,
  head,
  home as homeStyle,
  homeLink,
  homeName,
  mark,
  scroller,
} from './shell-navigation.css.ts';

/** What surrounds the navigation in the sidebar, and in the drawer that replaces it on small screens. */
export interface ShellNavigation {
  /** The product's logo, 32 px, and its name; they link to the home page. A narrow sidebar shows the logo alone. */
  home: { href: string; mark: ReactNode; name: string };
  /** Fixed at the end: account, sign out. A narrow sidebar shows its first item. */
  footer?: ReactNode;
}

interface ShellNavigationPartsProps extends ShellNavigation {
  cross?: ReactNode;
  /** After the link to the home page was followed. */
  onNavigate?: () => void;
  children: ReactNode;
}

export function ShellNavigationParts({ home, footer, cross, onNavigate, children }: ShellNavigationPartsProps) {
  return (
    <>
      <div className={head}>
        <div className={homeStyle}>
          <Link href={home.href} className={homeLink} {...(onNavigate && { onPress: () => onNavigate() })}>
            <span aria-hidden className={mark}>
              {home.mark}
            </span>
            <span dir="auto" className={homeName}>
              {home.name}
            </span>
          </Link>
        </div>
        {cross}
      </div>
      <div className={scroller}>{children}</div>
      {footer !== undefined && (
        <div className={foot}>
          <div className={footWindow}>
            <div className={footContent}>{footer}</div>
          </div>
        </div>
      )}
    </>
  );
}
