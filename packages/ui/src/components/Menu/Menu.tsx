import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { ElementProps } from '../../element/element-props.ts';
import { popover } from './Menu.css.ts';
import { MenuItems } from './menu-items.tsx';
import type { MenuEntry, MenuGroup } from './menu-items.tsx';
import type { ReactElement } from 'react';

export type { MenuEntry, MenuGroup } from './menu-items.tsx';

export interface MenuProps extends ElementProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Names the menu: 'Actions for key main'. */
  label: string;
  items: readonly (MenuEntry | MenuGroup)[];
  onAction?: (id: string) => void;
  /** The id of the entry that is in force, when the menu is a choice. It carries a check mark. */
  selected?: string;
  /** Opened and closed by the caller. @default by the trigger */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

/**
 * A button with a list of actions, or a choice of few. To fill a field in a form use `Select`; actions at the pointer
 * are a `ContextMenu`.
 *
 * Enter, Space or the down arrow open it; arrows, first letters, Home and End move; Escape closes.
 */
export function Menu({ trigger, isOpen, onOpenChange, placement = 'bottom start', ...entries }: MenuProps) {
  return (
    <MenuTrigger {...(isOpen === undefined ? {} : { isOpen })} {...(onOpenChange && { onOpenChange })}>
      {trigger}
      <Popover placement={placement} offset={4} className={popover}>
        <MenuItems {...entries} />
      </Popover>
    </MenuTrigger>
  );
}
