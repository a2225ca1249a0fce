import { IconX } from '@tabler/icons-react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useLabels } from '../../labels/use-labels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { actionRow, body, dialog, head, modal, overlay, title as titleClass } from './Dialog.css.ts';
import type { ReactElement, ReactNode } from 'react';

/** Content that closes the dialog when it is done gets `close`. */
type Content = ReactNode | ((close: () => void) => ReactNode);

export interface DialogProps {
  title: string;
  /** The button that opens it. Without one, `isOpen` and `onOpenChange` do. */
  trigger?: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: Content;
  /** The buttons at the end, the one that goes on last. */
  actions?: Content;
  /**
   * `alertdialog` asks about something that cannot be taken back: a press beside it does not close it, and it has no
   * closing cross. @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  /** Widest: 440, 640 or 960 px. @default 'small' */
  size?: keyof typeof modal;
}

/** Asks for one thing and holds everything else until then. Anything longer than a short form is a page. */
export function Dialog({ title, trigger, isOpen, onOpenChange, children, actions, role = 'dialog', size = 'small' }: DialogProps) {
  const labels = useLabels();
  const control = { ...(isOpen === undefined ? {} : { isOpen }), ...(onOpenChange && { onOpenChange }) };
  const isQuestion = role === 'alertdialog';
  const layer = (
    <ModalOverlay className={overlay} isDismissable={!isQuestion} {...(trigger ? {} : control)}>
      <Modal className={modal[size]}>
        <AriaDialog role={role} className={dialog}>
          {({ close }) => (
            <>
              <div className={head}>
                <AriaHeading slot="title" level={2} className={titleClass}>
                  {title}
                </AriaHeading>
                {!isQuestion && (
                  <IconButton slot="close" label={labels.close} icon={<IconX aria-hidden size={20} stroke={1.5} />} />
                )}
              </div>
              <div className={body}>{typeof children === 'function' ? children(close) : children}</div>
              {actions !== undefined && (
                <div className={actionRow}>{typeof actions === 'function' ? actions(close) : actions}</div>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
  if (trigger === undefined) return layer;
  return (
    <DialogTrigger {...control}>
      {trigger}
      {layer}
    </DialogTrigger>
  );
}
