import type { KeyboardEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useContextMenu } from 'react-aria/useContextMenu';
import { Popover } from 'react-aria-components/Popover';
import { MenuItems } from '../Menu/menu-items.tsx';
import type { MenuProps } from '../Menu/Menu.tsx';
import { area, popover } from './ContextMenu.css.ts';

export interface ContextMenuProps extends Pick<MenuProps, 'label' | 'items' | 'onAction'> {
  /** What the actions are for. Something in it is focusable, so that the keyboard reaches the menu. */
  children: ReactNode;
  onOpenChange?: (isOpen: boolean) => void;
}

interface Place {
  /** In px of the window. */
  x: number;
  y: number;
  isByKeyboard: boolean;
}

/**
 * Actions at the pointer: by a right click, a long press, Shift F10 or the menu key. People who do not look for it never
 * find it, so everything in it is also elsewhere: in a `Menu` with a button, or on a page.
 */
export function ContextMenu({ label, items, onAction, onOpenChange, children }: ContextMenuProps) {
  const holder = useRef<HTMLDivElement>(null);
  // Kept while it closes, so that it does not move.
  const [place, setPlace] = useState<Place>({ x: 0, y: 0, isByKeyboard: false });
  const [isOpen, setIsOpen] = useState(false);
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange?.(next);
  };
  const open = (next: Place) => {
    setPlace(next);
    change(true);
  };
  const { contextMenuProps } = useContextMenu({
    onContextMenu: ({ target, x, y }) => {
      const box = target.getBoundingClientRect();
      open({ x: box.x + x, y: box.y + y, isByKeyboard: false });
    },
  });
  const openByKeys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
    // The browser would open its own after the key.
    event.preventDefault();
    event.stopPropagation();
    const focused = event.target instanceof Element ? event.target : event.currentTarget;
    const box = focused.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(focused).direction === 'rtl';
    open({ x: isRightToLeft ? box.right : box.left, y: box.bottom, isByKeyboard: true });
  };
  return (
    <>
      <div ref={holder} {...mergeProps(contextMenuProps, { onKeyDown: openByKeys })} className={area}>
        {children}
      </div>
      <Popover
        aria-label={label}
        isOpen={isOpen}
        onOpenChange={change}
        triggerRef={holder}
        getTargetRect={() => new DOMRect(place.x, place.y, 0, 0)}
        placement="bottom start"
        offset={0}
        onContextMenu={(event) => event.preventDefault()}
        className={popover}
      >
        <MenuItems
          label={label}
          items={items}
          onAction={onAction}
          initialFocus={place.isByKeyboard ? 'first' : 'menu'}
          onClose={() => change(false)}
        />
      </Popover>
    </>
  );
}
