import { IconX } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components/Popover';
import type { ElementProps } from '../../element/element-props.ts';
import { given } from '../../field/field-props.ts';
import { useLabels } from '../../labels/use-labels.ts';
import type { OpenState } from '../../overlay/open-state.ts';
import { contentOf } from '../../overlay/panel.tsx';
import type { Content } from '../../overlay/panel.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { body, dialog, head, popover, title as titleStyle } from './Popover.css.ts';

export interface PopoverProps extends OpenState, ElementProps<HTMLElement> {
  /** The button that opens it. */
  trigger: ReactElement;
  title: string;
  /** Gets `close` when it is a function. */
  children: Content;
  /** @default 'bottom start' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'start' | 'end';
}

/** Additional information about its trigger, or one or two settings. Actions alone are a `Menu`; required input is a `Dialog`. */
export function Popover({
  trigger,
  title,
  children,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  ...element
}: PopoverProps) {
  const labels = useLabels();
  return (
    <DialogTrigger {...given({ isOpen, onOpenChange })}>
      {trigger}
      <AriaPopover placement={placement} offset={4} className={popover}>
        <Dialog {...element} className={dialog}>
          {({ close }) => (
            <>
              <div className={head}>
                <Heading slot="title" level={2} className={titleStyle}>
                  {title}
                </Heading>
                <IconButton slot="close" label={labels.close} icon={<IconX aria-hidden size={20} stroke={1.5} />} />
              </div>
              <div className={body}>{contentOf(children, close)}</div>
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
