import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { IconCheck } from '@tabler/icons-react';
import type { ElementProps } from '../../element/element-props.ts';
import { check, item, itemTone, itemWords, menu, section, sectionTitle } from './Menu.css.ts';
import type { ReactNode } from 'react';

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

interface MenuItemsProps extends ElementProps {
  label: string;
  items: readonly (MenuEntry | MenuGroup)[];
  onAction?: ((id: string) => void) | undefined;
  selected?: string | undefined;
  /** What gets the focus where no `MenuTrigger` around it decides. @default nothing */
  initialFocus?: 'menu' | 'first';
  /** Where no `MenuTrigger` around it does: an entry was chosen, or Escape pressed. */
  onClose?: () => void;
}

/** The entries of a menu, for the popover that holds them. */
export function MenuItems({ label, items, onAction, selected, initialFocus, onClose, ...element }: MenuItemsProps) {
  // React Aria would add the trigger's name, which is less specific than the label: an empty reference prevents that.
  const name = { 'aria-label': label, 'aria-labelledby': '', ...element };
  return (
    <AriaMenu
      {...name}
      className={menu}
      {...(initialFocus && { autoFocus: initialFocus === 'first' ? 'first' : true })}
      {...(onClose && { onClose })}
      {...(onAction && { onAction: (key) => onAction(String(key)) })}
      {...(selected === undefined ? {} : { selectionMode: 'single', selectedKeys: [selected] })}
    >
      {items.map((part) => ('items' in part ? renderGroup(part) : renderEntry(part)))}
    </AriaMenu>
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
