import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { Separator } from 'react-aria-components/Separator';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import type { ElementProps } from '../../element/element-props.ts';
import { group, separator, toolbar } from './Toolbar.css.ts';

export interface ToolbarProps extends ElementProps {
  /** Names it: 'Text formatting'. */
  label: string;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Buttons, toggles and menus; `ToolbarGroup` around those that belong together, `ToolbarSeparator` between. */
  children: ReactNode;
}

const OrientationContext = createContext<'horizontal' | 'vertical'>('horizontal');

/** Controls for one thing, as one tab stop: arrow keys move between them. For two or three buttons: `Inline`. */
export function Toolbar({ label, orientation = 'horizontal', children, ...element }: ToolbarProps) {
  return (
    <OrientationContext value={orientation}>
      <AriaToolbar {...element} aria-label={label} orientation={orientation} className={toolbar}>
        {children}
      </AriaToolbar>
    </OrientationContext>
  );
}

export interface ToolbarGroupProps extends ElementProps {
  /** What its controls have in common: 'Alignment'. */
  label: string;
  children: ReactNode;
}

/** Controls of a `Toolbar` that belong together. */
export function ToolbarGroup({ label, children, ...element }: ToolbarGroupProps) {
  return (
    <Group {...element} aria-label={label} className={group}>
      {children}
    </Group>
  );
}

/** A line between two groups of a `Toolbar`. */
export function ToolbarSeparator() {
  const orientation = use(OrientationContext);
  return <Separator orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'} className={separator} />;
}
