import { IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import {
  Button,
  Link,
  NavigationTree as AriaNavigationTree,
  NavigationTreeHeader,
  NavigationTreeItem,
  NavigationTreeItemContent,
  NavigationTreeSection,
} from 'react-aria-components/NavigationTree';
import type { ElementProps } from '../../element/element-props.ts';
import {
  arrow,
  badge,
  chevron,
  dot,
  frame,
  icon,
  item,
  link,
  section as sectionStyle,
  sectionTitle,
  tree,
  words,
} from './NavigationTree.css.ts';
import { entriesAbove } from './open-entries.ts';

export interface NavigationEntry {
  id: string;
  label: string;
  /** Without one it only opens and closes what is under it. */
  href?: string;
  /** A 20 px icon. Entries at the top have one each, or none has. */
  icon?: ReactNode;
  /** A count or a word at the end: `Badge`. */
  badge?: ReactNode;
  /** Pages under this one. */
  items?: readonly NavigationEntry[];
}

export interface NavigationSection {
  id: string;
  /** A quiet heading above its entries. */
  title?: string;
  items: readonly NavigationEntry[];
}

export interface NavigationTreeProps extends ElementProps<HTMLElement> {
  /** Names the navigation: 'Main'. */
  label: string;
  sections: readonly NavigationSection[];
  /** The `href` of the current page, as in its entry. Its branch is open. `null` if no entry matches. */
  current: string | null;
  /** After an entry was followed, also to the page shown already. */
  onNavigate?: () => void;
}

/** The site's pages in a sidebar. If it is as narrow as an icon, only icons are shown. For files and similar: `Tree`. */
export function NavigationTree({ label, sections, current, onNavigate, ...element }: NavigationTreeProps) {
  const entries = useMemo(() => sections.flatMap(({ items }) => items), [sections]);
  const [state, setState] = useState(() => ({ current, open: new Set(entriesAbove(entries, current)) }));
  let { open } = state;
  if (state.current !== current) {
    open = new Set([...open, ...entriesAbove(entries, current)]);
    setState({ current, open });
  }
  return (
    <nav {...element} aria-label={label} className={frame}>
      <AriaNavigationTree
        aria-label={label}
        selectedRoute={current}
        expandedKeys={open}
        onExpandedChange={(keys) => setState({ current, open: new Set([...keys].map(String)) })}
        className={tree}
      >
        {sections.map(({ id, title, items }) => (
          <NavigationTreeSection
            key={id}
            id={id}
            className={sectionStyle}
            {...(title === undefined && { 'aria-label': label })}
          >
            {title !== undefined && <NavigationTreeHeader className={sectionTitle}>{title}</NavigationTreeHeader>}
            {items.map((entry) => (
              <Entry key={entry.id} entry={entry} isTop onNavigate={onNavigate} />
            ))}
          </NavigationTreeSection>
        ))}
      </AriaNavigationTree>
    </nav>
  );
}

interface EntryProps {
  entry: NavigationEntry;
  isTop: boolean;
  onNavigate: (() => void) | undefined;
}

function Entry({ entry, isTop, onNavigate }: EntryProps) {
  const drawing = entry.icon ?? (isTop ? undefined : <span className={dot} />);
  return (
    <NavigationTreeItem
      id={entry.id}
      textValue={entry.label}
      className={item}
      {...(entry.href !== undefined && { href: entry.href })}
    >
      <NavigationTreeItemContent>
        {({ hasChildItems }) => (
          <>
            <Link className={link} {...(entry.href !== undefined && onNavigate && { onPress: () => onNavigate() })}>
              {drawing !== undefined && (
                <span aria-hidden className={icon}>
                  {drawing}
                </span>
              )}
              <span dir="auto" className={words}>
                {entry.label}
              </span>
              {entry.badge !== undefined && <span className={badge}>{entry.badge}</span>}
            </Link>
            {hasChildItems && (
              <Button slot="chevron" className={chevron}>
                <IconChevronRight aria-hidden size={16} stroke={1.5} className={arrow} />
              </Button>
            )}
          </>
        )}
      </NavigationTreeItemContent>
      {entry.items?.map((inner) => (
        <Entry key={inner.id} entry={inner} isTop={false} onNavigate={onNavigate} />
      ))}
    </NavigationTreeItem>
  );
}
