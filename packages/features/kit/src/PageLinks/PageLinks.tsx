import { useId } from 'react';
import { Link } from 'react-router';
import { entry as entryClass, group, groupTitle, holdsCurrent, inner, list, words } from './PageLinks.css.ts';

export interface PageLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** Pages under this one: shown while it or one of them is the page that is open. */
  readonly items?: readonly PageLink[];
}

interface PageLinkGroup {
  readonly id: string;
  /** A quiet heading above its pages. */
  readonly title?: string;
  readonly items: readonly PageLink[];
}

interface PageLinksProps {
  /** Names the navigation: 'Pages of the documentation'. */
  readonly label: string;
  readonly groups: readonly PageLinkGroup[];
  /** The `href` of the page shown now. */
  readonly current: string;
  /** After a link was followed, also to the page shown already. */
  readonly onNavigate?: () => void;
}

/**
 * The pages of one section, next to the open one. Plain links: the library's `NavigationTree`, with arrow keys and
 * expandable branches, would be larger than many of the pages.
 */
export function PageLinks({ label, groups, current, onNavigate }: PageLinksProps) {
  const id = useId();
  return (
    <nav aria-label={label}>
      {groups.map((one) => (
        <div key={one.id} className={group}>
          {one.title !== undefined && (
            <p id={`${id}${one.id}`} className={groupTitle}>
              {one.title}
            </p>
          )}
          <ul role="list" className={list} {...(one.title !== undefined && { 'aria-labelledby': `${id}${one.id}` })}>
            {one.items.map((entry) => (
              <Entry key={entry.id} entry={entry} current={current} onNavigate={onNavigate} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

interface EntryProps {
  readonly entry: PageLink;
  readonly current: string;
  readonly onNavigate: (() => void) | undefined;
}

function Entry({ entry: { label, href, items = [] }, current, onNavigate }: EntryProps) {
  const isInside = items.some((item) => item.href === current);
  return (
    <li>
      <Link
        to={href}
        className={isInside ? `${entryClass} ${holdsCurrent}` : entryClass}
        {...(onNavigate && { onClick: onNavigate })}
        {...(href === current && { 'aria-current': 'page' as const })}
      >
        <span dir="auto" className={words}>
          {label}
        </span>
      </Link>
      {items.length > 0 && (isInside || href === current) && (
        <ul role="list" className={inner}>
          {items.map((item) => (
            <Entry key={item.id} entry={item} current={current} onNavigate={onNavigate} />
          ))}
        </ul>
      )}
    </li>
  );
}
