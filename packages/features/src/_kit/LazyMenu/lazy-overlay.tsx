import type { ComponentType, ReactElement } from 'react';
import { createElement, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../lazy-part.ts';
import { holder as holderStyle } from './LazyMenu.css.ts';

/** What an overlay gets from its place; all else is its own. */
export interface OverlayProps {
  readonly trigger: ReactElement;
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

/** Makes the button: `onPress` and `opens` are given until the overlay itself listens to it. */
type Trigger = (idle: { readonly onPress?: () => void; readonly opens?: 'menu' | 'dialog' }) => ReactElement;

/**
 * What a button opens, with code that arrives when somebody is about to press it: every page has some, and most visits
 * open none. A press before that is kept. `name` tells it from other parts when a chunk is gone after an update.
 */
export function lazyOverlay<Props extends OverlayProps>(
  name: string,
  opens: 'menu' | 'dialog',
  get: () => Promise<ComponentType<Props>>,
) {
  const Overlay = lazyPart(name, get);
  return function LazyOverlay({ trigger, ...rest }: Omit<Props, keyof OverlayProps> & { readonly trigger: Trigger }) {
    const [isAsked, setAsked] = useState(false);
    const [isOpen, setOpen] = useState(false);
    const holder = useRef<HTMLSpanElement>(null);
    // Nobody asked yet: what fails here must not reload the page.
    const fetchAhead = () => void get().catch(() => {});
    const idle = trigger({ onPress: () => setAsked(true), opens });
    // The overlay's own button takes the place of the idle one: it gets the focus first, so that closing brings it back there.
    const open = () => {
      holder.current?.querySelector('button')?.focus();
      setOpen(true);
    };
    return (
      <span ref={holder} className={holderStyle} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
        {isAsked ? (
          <Suspense fallback={idle}>
            {createElement(Overlay, {
              ...rest,
              trigger: trigger({}),
              isOpen,
              onOpenChange: setOpen,
            } as unknown as Props)}
            <Once does={open} />
          </Suspense>
        ) : (
          idle
        )}
      </span>
    );
  };
}

/** Does something when what stands beside it is there. */
function Once({ does }: { readonly does: () => void }) {
  const latest = useRef(does);
  useEffect(() => latest.current(), []);
  return null;
}
