import { useEffect } from 'react';
import type { RefObject } from 'react';
import { Tooltip as AriaTooltip, TooltipContext, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipBubbleProps {
  readonly label: string;
  readonly state: TooltipTriggerState;
  /** The control it belongs to. */
  readonly trigger: RefObject<HTMLElement | null>;
  /** ID for the control's `aria-describedby`. */
  readonly tooltipId: string | undefined;
}

/** The bubble that `Tooltip` shows next to its control. */
export function TooltipBubble({ label, state, trigger, tooltipId }: TooltipBubbleProps) {
  const { isOpen, close } = state;
  // Regardless of the focus. The event propagates: a dialog around the control closes with it.
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && close(true);
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, close]);
  return (
    <TooltipTriggerStateContext value={state}>
      <TooltipContext value={{ ...(tooltipId === undefined ? {} : { id: tooltipId }), triggerRef: trigger }}>
        <AriaTooltip offset={6} className={tooltip}>
          {label}
        </AriaTooltip>
      </TooltipContext>
    </TooltipTriggerStateContext>
  );
}
