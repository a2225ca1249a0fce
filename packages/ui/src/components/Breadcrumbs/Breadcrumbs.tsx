import { IconArrowLeft, IconChevronRight, IconDots } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs, Link } from 'react-aria-components/Breadcrumbs';
import { useLabels } from '../../labels/use-labels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { arrow, crumb, link, measured, nav, path, up, upLink, wide, words } from './Breadcrumbs.css.ts';
import { hiddenCrumbs } from './hidden-crumbs.ts';

export interface Crumb {
  /** The page's own name. */
  label: string;
  /** Not needed for the last, which is the page shown now. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** From the top of the site to the page shown now, which comes last. */
  items: readonly Crumb[];
  /** Most entries to show; those after the first go into a menu. They do so too where there is no room. @default 5 */
  most?: number;
}

/** The page's position in the hierarchy, above its title. For the steps of one task: `Stepper`. */
export function Breadcrumbs({ items, most = 5 }: BreadcrumbsProps) {
  const labels = useLabels();
  const navRef = useRef<HTMLElement>(null);
  const hidden = useHidden(navRef, items, most);
  const parent = items.at(-2);
  const shown: ({ key: string } & (Crumb | { menu: readonly Crumb[] }))[] = items.map((item, index) => ({
    ...item,
    key: `${index}`,
  }));
  if (hidden > 0) shown.splice(1, hidden, { key: 'hidden', menu: items.slice(1, 1 + hidden) });
  return (
    <nav ref={navRef} aria-label={labels.breadcrumbs} className={nav}>
      {/* The navigation around it has the name; said twice, it would be noise. */}
      <AriaBreadcrumbs
        className={parent?.href === undefined ? path : wide}
        render={({ 'aria-label': _name, ...props }) => <ol {...props} role="list" />}
      >
        {shown.map((part, index) => {
          const isLast = index === shown.length - 1;
          return (
            <Breadcrumb key={part.key} id={part.key} className={crumb}>
              {'menu' in part ? (
                <Menu
                  label={labels.showPath}
                  trigger={
                    <IconButton label={labels.showPath} icon={<IconDots aria-hidden size={20} stroke={1.5} />} />
                  }
                  items={part.menu.map(({ label, href }, place) => ({
                    id: `${place}`,
                    label,
                    ...(href === undefined ? {} : { href }),
                  }))}
                />
              ) : (
                <Link className={link} {...(isLast || part.href === undefined ? {} : { href: part.href })}>
                  <span dir="auto" className={words}>
                    {part.label}
                  </span>
                </Link>
              )}
              {!isLast && <IconChevronRight aria-hidden size={16} stroke={1.5} className={arrow} />}
            </Breadcrumb>
          );
        })}
      </AriaBreadcrumbs>
      {parent?.href !== undefined && (
        <div className={up}>
          <Link href={parent.href} className={upLink}>
            <IconArrowLeft aria-hidden size={16} stroke={1.5} />
            <span dir="auto" className={words}>
              {parent.label}
            </span>
          </Link>
        </div>
      )}
      <div aria-hidden data-measured className={measured}>
        {items.map(({ label }, index) => (
          <span key={index} className={crumb} {...(index === items.length - 1 && { 'data-current': true })}>
            <span className={link}>{label}</span>
            {index < items.length - 1 && <IconChevronRight size={16} stroke={1.5} className={arrow} />}
          </span>
        ))}
      </div>
    </nav>
  );
}

/** The button of 30 px with its arrow of 16 px and the room around that. */
const buttonWidth = 54;

function useHidden(ref: { readonly current: HTMLElement | null }, items: readonly Crumb[], most: number): number {
  const [hidden, setHidden] = useState(0);
  useLayoutEffect(() => {
    const line = ref.current;
    const measure = line?.querySelector('[data-measured]');
    if (!line || !measure) return undefined;
    // Fonts and zoom change the entries, the page changes the line.
    const observer = new ResizeObserver(update);
    observer.observe(line);
    for (const entry of measure.children) observer.observe(entry);
    update();
    return () => observer.disconnect();

    function update() {
      if (!line || !measure) return;
      const widths = [...measure.children].map((entry) => entry.getBoundingClientRect().width);
      setHidden(hiddenCrumbs({ widths, buttonWidth, available: line.clientWidth, most }));
    }
  }, [ref, items, most]);
  return hidden;
}
