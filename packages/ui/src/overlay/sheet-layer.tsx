import { useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import {
  Sheet as AriaSheet,
  SheetBackdrop,
  SheetContent,
  SheetOverlay,
  SheetTrigger,
} from 'react-aria-components/Sheet';
import type { ElementProps } from '../element/element-props.ts';
import { given } from '../field/field-props.ts';
import type { OpenState } from './open-state.ts';
import { scroller } from './panel.css.ts';
import { backdrop, dim, layer, sheet, sidebarWide } from './sheet.css.ts';

interface SheetLayerProps extends OpenState, ElementProps {
  edge: 'start' | 'end' | 'bottom';
  trigger?: ReactElement | undefined;
  /** As wide as the sidebar. */
  isSidebar?: boolean;
  /** Its accessible name, if it contains no heading. */
  label?: string;
  children: (close: () => void) => ReactNode;
}

/** A modal panel from an edge of the screen; closes by Escape, a press outside and a swipe. */
export function SheetLayer({
  edge,
  trigger,
  isOpen,
  onOpenChange,
  isSidebar = false,
  label,
  children,
  ...element
}: SheetLayerProps) {
  const control = given({ isOpen, onOpenChange });
  const overlay = (
    <SheetOverlay position={edge} className={layer} {...(trigger ? {} : control)}>
      {({ isEntering }) => (
        <>
          {isEntering && <HeldTab />}
          <SheetBackdrop className={backdrop} swipeAnimation={dim} />
          <AriaSheet className={isSidebar ? `${sheet} ${sidebarWide}` : sheet}>
            <SheetContent {...element} className={scroller} {...given({ 'aria-label': label })}>
              {({ close }) => children(close)}
            </SheetContent>
          </AriaSheet>
        </>
      )}
    </SheetOverlay>
  );
  if (trigger === undefined) return overlay;
  return (
    <SheetTrigger {...control}>
      {trigger}
      {overlay}
    </SheetTrigger>
  );
}

/** The sheet takes the focus once it has slid in. Until then, Tab would scroll the page behind it, which closes it. */
function HeldTab() {
  useEffect(() => {
    const hold = (event: KeyboardEvent) => {
      if (event.key === 'Tab') event.preventDefault();
    };
    document.addEventListener('keydown', hold, true);
    return () => document.removeEventListener('keydown', hold, true);
  }, []);
  return null;
}
