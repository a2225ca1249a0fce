import { useEffect, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import { scroller } from '../Tabs/Tabs.css.ts';
import { link, list } from './TabLinks.css.ts';

export interface TabLink {
  id: string;
  label: string;
  href: string;
}

export interface TabLinksProps {
  /** Names the navigation: 'Pages of your account'. */
  label: string;
  items: readonly TabLink[];
  /** The id of the page that is shown now. */
  current: string;
}

/** Related pages, each with its own URL, as a line of links that looks like tabs. */
export function TabLinks({ label, items, current }: TabLinksProps) {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = line.current?.getBoundingClientRect();
    const shown = line.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    // Sideways only: `scrollIntoView` would move the page too.
    if (box && shown)
      line.current?.scrollBy({
        left: shown.right > box.right ? shown.right - box.right : Math.min(0, shown.left - box.left),
        behavior: 'instant',
      });
  }, [current]);
  return (
    <nav ref={line} aria-label={label} className={scroller}>
      <ul role="list" className={list}>
        {items.map(({ id, label: words, href }) => (
          <li key={id}>
            <Link href={href} className={link} {...(id === current && { 'aria-current': 'page' as const })}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
