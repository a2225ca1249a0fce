import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { tooltip } from './Tooltip.css.ts';

/** How long a pointer rests before the tooltip comes. Keyboard focus shows it at once. */
const openDelayMs = 500;

export interface TooltipProps {
  /** A few words. What people need in order to go on belongs on the page instead. */
  label: string;
  /** One focusable trigger: `Button`, `Link`, or React Aria's `Focusable` around anything else. */
  children: ReactElement;
}

/** Names or explains a control on hover and focus. `IconButton` has its own. */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={openDelayMs} closeDelay={0}>
      {children}
      <AriaTooltip offset={6} className={tooltip}>
        {label}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
