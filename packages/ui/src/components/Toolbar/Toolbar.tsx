import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { Separator } from 'react-aria-components/Separator';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { group, separator, toolbar } from './Toolbar.css.ts';

export interface ToolbarProps {
  /** Names it: 'Text formatting'. */
  label: string;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
  /** Buttons, toggles and menus; `ToolbarGroup` around those that belong together, `ToolbarSeparator` between. */
  children: ReactNode;
}

const OrientationContext = createContext<'horizontal' | 'vertical'>('horizontal');

/** Controls for one thing, as one tab stop: arrow keys move between them. For two or three buttons: `Inline`. */
export function Toolbar({ label, orientation = 'horizontal', children }: ToolbarProps) {
  return (
    <OrientationContext value={orientation}>
      <AriaToolbar aria-label={label} orientation={orientation} className={toolbar}>
        {children}
      </AriaToolbar>
    </OrientationContext>
  );
}

export interface ToolbarGroupProps {
  /** What its controls have in common: 'Alignment'. */
  label: string;
  children: ReactNode;
}

/** Controls of a `Toolbar` that belong together. */
export function ToolbarGroup({ label, children }: ToolbarGroupProps) {
  return (
    <Group aria-label={label} className={group}>
      {children}
    </Group>
  );
}

/** A line between two groups of a `Toolbar`. */
export function ToolbarSeparator() {
  const orientation = use(OrientationContext);
  return <Separator orientation={orientation === 'horizontal' ? 'vertical' : 'horizontal'} className={separator} />;
}
