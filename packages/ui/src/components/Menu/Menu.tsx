import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { IconCheck } from '@tabler/icons-react';
import type { ElementProps } from '../../element/element-props.ts';
import { check, item, itemTone, itemWords, menu, popover, section, sectionTitle } from './Menu.css.ts';
import type { ReactElement, ReactNode } from 'react';

export interface MenuEntry {
  id: string;
  label: string;
  /** A 20 px icon before the text. */
  icon?: ReactNode;
  /** Makes the entry a link; `onAction` is not called for it. */
  href?: string;
  /** `error` for actions that cannot be undone; such entries are last. @default 'default' */
  tone?: 'default' | 'error';
  isDisabled?: boolean;
}

/** Entries that belong together, under a line and, when they have one, a title. */
export interface MenuGroup {
  id: string;
  label?: string;
  items: readonly MenuEntry[];
}

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
 * A button with a list of actions, or a choice of few. To fill a field in a form use `Select`.
 *
 * Enter, Space or the down arrow open it; arrows, first letters, Home and End move; Escape closes.
 */
export function Menu({
  trigger,
  label,
  items,
  onAction,
  selected,
  isOpen,
  onOpenChange,
  placement = 'bottom start',
  ...element
}: MenuProps) {
  // React Aria would add the trigger's name, which is less specific than the label: an empty reference prevents that.
  const name = { 'aria-label': label, 'aria-labelledby': '', ...element };
  return (
    <MenuTrigger {...(isOpen === undefined ? {} : { isOpen })} {...(onOpenChange && { onOpenChange })}>
      {trigger}
      <Popover placement={placement} offset={4} className={popover}>
        <AriaMenu
          {...name}
          className={menu}
          {...(onAction && { onAction: (key) => onAction(String(key)) })}
          {...(selected === undefined ? {} : { selectionMode: 'single', selectedKeys: [selected] })}
        >
          {items.map((part) => ('items' in part ? renderGroup(part) : renderEntry(part)))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function renderGroup({ id, label, items }: MenuGroup) {
  return (
    <MenuSection key={id} id={id} className={section}>
      {label !== undefined && <Header className={sectionTitle}>{label}</Header>}
      {items.map(renderEntry)}
    </MenuSection>
  );
}

function renderEntry({ id, label, icon, href, tone = 'default', isDisabled = false }: MenuEntry) {
  return (
    <MenuItem
      key={id}
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      className={`${item} ${itemTone[tone]}`}
      {...(href === undefined ? {} : { href })}
    >
      {({ isSelected }) => (
        <>
          {icon}
          <span className={itemWords}>{label}</span>
          {isSelected && <IconCheck aria-hidden size={20} stroke={1.5} className={check} />}
        </>
      )}
    </MenuItem>
  );
}
