import { use, useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { PreviewTrigger } from 'react-aria-components/PreviewTrigger';
import type { ElementProps } from '../../element/element-props.ts';
import { given } from '../../field/field-props.ts';
import type { OpenState } from '../../overlay/open-state.ts';
import { card } from './PreviewCard.css.ts';

export interface PreviewCardProps extends OpenState, Pick<ElementProps<HTMLElement>, 'ref' | 'id'> {
  /** What it previews: a `Link`, or a `Button` that leads to the same. */
  trigger: ReactElement;
  /** Names the card: 'Details of Layla Haddad'. */
  label: string;
  /** A preview of a link's target. The target must contain all of it: touch users may never see the card. */
  children: ReactNode;
  /** @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

/** Shows what a link or a person leads to, while a pointer rests on it or the keyboard stays. A few words are a `Tooltip`. */
export function PreviewCard({
  trigger,
  label,
  children,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  ...element
}: PreviewCardProps) {
  return (
    <PreviewTrigger {...given({ isOpen, onOpenChange })}>
      {trigger}
      <Popover {...element} aria-label={label} placement={placement} offset={4} className={card}>
        {children}
        <ClosesByEscape />
      </Popover>
    </PreviewTrigger>
  );
}

/** React Aria handles Escape only with focus inside; a card shown on hover must close by it too (WCAG 1.4.13). */
function ClosesByEscape() {
  const state = use(OverlayTriggerStateContext);
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') state?.close();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [state]);
  return null;
}
