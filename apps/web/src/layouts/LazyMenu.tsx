import { withOneReload } from '@apiyard/features/_kit/route';
import type { MenuProps } from '@apiyard/ui/Menu';
import type { ReactElement } from 'react';
import { lazy, Suspense, useState } from 'react';

const load = () => withOneReload('reloaded-for-menu', () => import('@apiyard/ui/Menu')).then(({ Menu }) => ({ default: Menu }));
const Menu = lazy(load);

interface LazyMenuProps extends Omit<MenuProps, 'trigger' | 'defaultOpen'> {
  /** The button; `onPress` is given until the menu itself listens to it. */
  readonly trigger: (idle: { readonly onPress?: () => void; readonly opens?: 'menu' }) => ReactElement;
}

/** A menu whose code arrives when somebody is about to open it: every page has three, and most visits open none. */
export function LazyMenu({ trigger, ...menu }: LazyMenuProps) {
  const [isAsked, setAsked] = useState(false);
  const fetchAhead = () => void load();
  const idle = (
    <span style={{ display: 'contents' }} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
      {trigger({ onPress: () => setAsked(true), opens: 'menu' })}
    </span>
  );
  if (!isAsked) return idle;
  return (
    <Suspense fallback={idle}>
      <Menu {...menu} trigger={trigger({})} defaultOpen />
    </Suspense>
  );
}
