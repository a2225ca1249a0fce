import { IconX } from '@tabler/icons-react';
import type { ReactElement, ReactNode } from 'react';
import { useLabels } from '../../labels/use-labels.ts';
import type { OpenState } from '../../overlay/open-state.ts';
import { SheetLayer } from '../../overlay/sheet-layer.tsx';
import { ShellNavigationParts } from '../../shell/shell-navigation.tsx';
import type { ShellNavigation } from '../../shell/shell-navigation.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { column } from './Drawer.css.ts';

export interface DrawerProps extends ShellNavigation, OpenState {
  /** Names it: 'Main'. */
  label: string;
  /** The navigation, such as a `NavigationTree`. It calls `close` after an entry was followed. */
  children: (close: () => void) => ReactNode;
  /** The button that opens it. Without one, `isOpen` and `onOpenChange` do. */
  trigger?: ReactElement;
}

/** The sidebar where there is no room for one: it comes from the start and goes when a page is chosen. Anything else is a `Sheet`. */
export function Drawer({ trigger, isOpen, onOpenChange, label, children, ...content }: DrawerProps) {
  const labels = useLabels();
  const state = { ...(isOpen === undefined ? {} : { isOpen }), ...(onOpenChange && { onOpenChange }) };
  return (
    <SheetLayer edge="start" isSidebar label={label} trigger={trigger} {...state}>
      {(close) => (
        <div className={column}>
          <ShellNavigationParts
            {...content}
            onNavigate={close}
            cross={<IconButton slot="close" label={labels.close} icon={<IconX aria-hidden size={20} stroke={1.5} />} />}
          >
            {children(close)}
          </ShellNavigationParts>
        </div>
      )}
    </SheetLayer>
  );
}
