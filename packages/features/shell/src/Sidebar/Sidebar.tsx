import type { FocusEvent, PointerEvent } from 'react';
import { memo, useLayoutEffect, useRef } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useServices, useSetting, useSite } from '@apiyard/kit/services.tsx';
import { Brand } from '../Brand/Brand.tsx';
import type { Menu } from '../navigation/use-menu.ts';
import { AreaSwitchLink } from '../SideMenu/AreaSwitchLink.tsx';
import { SideMenu } from '../SideMenu/SideMenu.tsx';
import { shellCopy } from '../shell-copy.ts';
import { PersonFoot } from './PersonFoot.tsx';
import * as css from './Sidebar.css.ts';

/** The places of the product down the side of wide windows. The mini one widens under a pointer, and while the keyboard is in it. */
export const Sidebar = memo(function Sidebar({ menu }: { readonly menu: Menu }) {
  const t = useCopy(shellCopy);
  const { settings } = useServices();
  const { name } = useSite();
  const isCollapse = useSetting('isCollapse');
  const isSidebarHover = useSetting('isSidebarHover');
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showCurrent(scroller.current), [menu.current]);
  const widen = (isWide: boolean) =>
    settings.get().isCollapse &&
    settings.get().isSidebarHover !== isWide &&
    settings.change({ isSidebarHover: isWide });
  return (
    <aside aria-label={name} className={css.room}>
      <div
        className={css.surface}
        {...(isCollapse && isSidebarHover && { 'data-widened': true })}
        // Not when it appears under a resting pointer: a page may open there.
        onPointerMove={({ pointerType }: PointerEvent) => pointerType === 'mouse' && widen(true)}
        onPointerLeave={({ currentTarget }: PointerEvent) =>
          !currentTarget.querySelector(':focus-visible') && widen(false)
        }
        onFocus={({ target }: FocusEvent) => target.matches(':focus-visible') && widen(true)}
        onBlur={({ currentTarget, relatedTarget }: FocusEvent) =>
          !currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover') && widen(false)
        }
      >
        <div className={css.head}>
          <Brand />
        </div>
        <div ref={scroller} className={css.scroller}>
          <SideMenu groups={menu.groups} current={menu.current} />
        </div>
        {menu.areaSwitch !== null && (
          <nav aria-label={t('shell.switch')} className={css.areaSwitch}>
            <AreaSwitchLink areaSwitch={menu.areaSwitch} />
          </nav>
        )}
        <div className={css.foot}>
          <PersonFoot />
        </div>
      </div>
    </aside>
  );
});

/** A long menu is scrolled to the entry of the page; `scrollIntoView` would move the page too. */
function showCurrent(scroller: HTMLElement | null): void {
  const entry = scroller?.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  // In a closed group it has no place.
  if (!scroller || !entry || entry.height === 0) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  if (entry.top < top || entry.bottom > bottom) scroller.scrollTop += entry.top - (top + bottom - entry.height) / 2;
}
