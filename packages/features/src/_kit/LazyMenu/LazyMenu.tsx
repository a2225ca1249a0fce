import type { MenuProps } from '@apiyard/ui/Menu';
import type { ReactElement } from 'react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { withOneReload } from '../route.ts';
import { holder as holderStyle } from './LazyMenu.css.ts';

const load = () => withOneReload('reloaded-for-menu', () => import('@apiyard/ui/Menu')).then(({ Menu }) => ({ default: Menu }));
const Menu = lazy(load);

interface LazyMenuProps extends Omit<MenuProps, 'trigger' | 'isOpen' | 'onOpenChange'> {
  /** The button; `onPress` is given until the menu itself listens to it. */
  readonly trigger: (idle: { readonly onPress?: () => void; readonly opens?: 'menu' }) => ReactElement;
}

/** A menu whose code arrives when somebody is about to open it: every page has some, and most visits open none. A press before that is kept. */
export function LazyMenu({ trigger, ...menu }: LazyMenuProps) {
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const holder = useRef<HTMLSpanElement>(null);
  const fetchAhead = () => void load();
  const idle = trigger({ onPress: () => setAsked(true), opens: 'menu' });
  // The menu's own button takes the place of the idle one: it gets the focus first, so that closing brings it back there.
  const open = () => {
    holder.current?.querySelector('button')?.focus();
    setOpen(true);
  };
  return (
    <span ref={holder} className={holderStyle} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
      {isAsked ? (
        <Suspense fallback={idle}>
          <Menu {...menu} trigger={trigger({})} isOpen={isOpen} onOpenChange={setOpen} />
          <Once does={open} />
        </Suspense>
      ) : (
        idle
      )}
    </span>
  );
}

/** Does something when what stands beside it is there. */
function Once({ does }: { readonly does: () => void }) {
  const latest = useRef(does);
  useEffect(() => latest.current(), []);
  return null;
}
