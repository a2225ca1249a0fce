import type { ComponentType, ReactElement } from 'react';
import { lazy, Suspense, useRef, useState } from 'react';
// The parts of `TooltipTrigger`: its module also contains the bubble, whose positioning code is most of the size.
import { FocusableProvider } from 'react-aria/private/interactions/useFocusable';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import type { TooltipBubbleProps } from './TooltipBubble.tsx';

/** Comes with the first tooltip that is wanted. Without a connection there is none, and no failure: the control has its name. */
const TooltipBubble = lazy<ComponentType<TooltipBubbleProps>>(() =>
  import('./TooltipBubble.tsx').then(
    ({ TooltipBubble: bubble }) => ({ default: bubble }),
    () => ({ default: () => null }),
  ),
);

/** Hover delay in ms before the tooltip appears. Keyboard focus shows it immediately. */
const openDelayMs = 500;

export interface TooltipProps {
  /** A short hint. Information that people need belongs on the page instead. */
  label: string;
  /** One focusable trigger: `Button`, `Link`, or React Aria's `Focusable` around anything else. */
  children: ReactElement;
}

/** Names or explains a control on hover and focus. `IconButton` has its own. */
export function Tooltip({ label, children }: TooltipProps) {
  const options = { delay: openDelayMs, closeDelay: 0 };
  const state = useTooltipTriggerState(options);
  const trigger = useRef<HTMLElement>(null);
  // If React Aria knew that it is open, it would stop Escape from reaching the parent: a dialog would need it twice.
  const { triggerProps, tooltipProps } = useTooltipTrigger(options, { ...state, isOpen: false }, trigger);
  // It stays once it was there: it draws its own way out.
  const [wasOpen, setWasOpen] = useState(state.isOpen);
  if (state.isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      <FocusableProvider {...triggerProps} aria-describedby={state.isOpen ? tooltipProps.id : undefined} ref={trigger}>
        {children}
      </FocusableProvider>
      {wasOpen && (
        <Suspense fallback={null}>
          <TooltipBubble {...{ label, state, trigger, tooltipId: tooltipProps.id }} />
        </Suspense>
      )}
    </>
  );
}
