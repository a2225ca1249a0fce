import type { ComponentType, DOMAttributes, KeyboardEvent, ReactElement, Ref } from 'react';
import { cloneElement, lazy, Suspense, useRef, useState } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { joinIds } from '../../element/element-props.ts';
import { useMergedRef } from '../../element/use-merged-ref.ts';
import { nameOf } from './name-of.ts';
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
  /** One trigger that takes focus and passes its props and `ref` on: `Button`, `Link`, or an element. */
  children: ReactElement;
}

interface TriggerProps {
  ref?: Ref<HTMLElement>;
  isDisabled?: boolean;
  'aria-describedby'?: string | undefined;
}

/** Names or explains a control on hover and focus. `IconButton` has its own. */
export function Tooltip({ label, children }: TooltipProps) {
  const child = children as ReactElement<TriggerProps>;
  const trigger = useRef<HTMLElement>(null);
  const [isName, setIsName] = useState(false);
  const state = useTooltipTriggerState({
    delay: openDelayMs,
    closeDelay: 0,
    // Screen readers would read the same text twice: as the name and as the description.
    onOpenChange: (isOpen) => isOpen && setIsName(trigger.current !== null && nameOf(trigger.current) === label.trim()),
  });
  // If React Aria knew that it is open, it would stop Escape from reaching the parent: a dialog would need it twice.
  const { triggerProps, tooltipProps } = useTooltipTrigger(
    { isDisabled: child.props.isDisabled ?? false },
    { ...state, isOpen: false },
    trigger,
  );
  // It stays once it was there: it draws its own way out.
  const [wasOpen, setWasOpen] = useState(state.isOpen);
  if (state.isOpen && !wasOpen) setWasOpen(true);
  const ref = useMergedRef(trigger, child.props.ref);
  const isDescription = state.isOpen && !isName;
  return (
    <>
      {cloneElement(child, {
        ...mergeProps(child.props, handlersOf(triggerProps)),
        'aria-describedby': joinIds(child.props['aria-describedby'], isDescription && tooltipProps.id),
        ref,
      })}
      {wasOpen && (
        <Suspense fallback={null}>
          <TooltipBubble {...{ label, state, trigger, tooltipId: tooltipProps.id }} />
        </Suspense>
      )}
    </>
  );
}

/** React Aria's controls keep key events from their parents, such as dialogs, unless a handler says otherwise. */
function handlersOf({ onKeyDown, ...props }: DOMAttributes<HTMLElement>): DOMAttributes<HTMLElement> {
  const {
    'aria-describedby': _description,
    tabIndex: _order,
    ...handlers
  } = props as typeof props & Record<string, unknown>;
  return {
    ...handlers,
    onKeyDown: (event: KeyboardEvent<HTMLElement> & { continuePropagation?: () => void }) => {
      onKeyDown?.(event);
      event.continuePropagation?.();
    },
  };
}
