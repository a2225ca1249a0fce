import { Link } from 'react-aria-components/Link';
import type { ElementProps } from '../../element/element-props.ts';
import { link, list } from './TabLinks.css.ts';

export interface TabLink {
  id: string;
  label: string;
  href: string;
}

export interface TabLinksProps extends ElementProps<HTMLElement> {
  /** Names the navigation: 'Pages of your account'. */
  label: string;
  items: readonly TabLink[];
  /** The id of the page that is shown now. */
  current: string;
}

/** Related pages, each with its own URL, as links that look like tabs. */
export function TabLinks({ label, items, current, ...element }: TabLinksProps) {
  return (
    <nav {...element} aria-label={label}>
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
