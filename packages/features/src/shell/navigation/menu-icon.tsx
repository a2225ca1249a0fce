import type { ComponentType } from 'react';
import { useSyncExternalStore } from 'react';
import type { menuIcons } from './menu-icons.ts';

export interface MenuIconProps {
  readonly size: number;
  readonly stroke?: number;
  readonly 'aria-hidden'?: boolean;
}

type MenuIcons = typeof menuIcons;

let drawn: MenuIcons | null = null;
const waiting = new Set<() => void>();

/** Beside the page's own code, so that the first paint of the menu mostly has them. Without them it still has its words. */
if (typeof document !== 'undefined') {
  import('./menu-icons.ts').then(
    ({ menuIcons: icons }) => {
      drawn = icons;
      for (const tell of waiting) tell();
    },
    () => {},
  );
}

function onDrawn(tell: () => void): () => void {
  waiting.add(tell);
  return () => void waiting.delete(tell);
}

const made = new Map<keyof MenuIcons, ComponentType<MenuIconProps>>();

/**
 * The drawing of a place of the menu, with its room kept until it is there: all of them weigh 4 kB that no page waits for.
 * Always the same component for a name: one that is made while drawing would begin anew each time.
 */
export function menuIcon(name: keyof MenuIcons): ComponentType<MenuIconProps> {
  const known = made.get(name) ?? iconOf(name);
  made.set(name, known);
  return known;
}

function iconOf(name: keyof MenuIcons) {
  return function MenuIcon(props: MenuIconProps) {
    const icons = useSyncExternalStore(
      onDrawn,
      () => drawn,
      () => null,
    );
    if (icons === null) return <svg width={props.size} height={props.size} aria-hidden />;
    const Icon = icons[name];
    return <Icon {...props} />;
  };
}
