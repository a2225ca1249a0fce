import type { ReactElement } from 'react';
import { useId } from 'react';
import { Dialog as AriaDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { joinIds } from '../../element/element-props.ts';
import type { ElementProps } from '../../element/element-props.ts';
import { given } from '../../field/field-props.ts';
import type { OpenState } from '../../overlay/open-state.ts';
import { scroller } from '../../overlay/panel.css.ts';
import { Panel } from '../../overlay/panel.tsx';
import type { Content } from '../../overlay/panel.tsx';
import { modal, overlay } from './Dialog.css.ts';

export interface DialogProps extends OpenState, ElementProps<HTMLElement> {
  title: string;
  /** The button that opens it. Without one, `isOpen` and `onOpenChange` do. */
  trigger?: ReactElement;
  /** Gets `close` when it is a function. */
  children: Content;
  /** The buttons at the end, the confirming one last. They get `close` when this is a function. */
  actions?: Content;
  /**
   * `alertdialog` confirms an action that cannot be undone: a press outside does not close it, and it has no close
   * button. @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  /** Widest: 440, 640 or 960 px, or the whole window. @default 'small' */
  size?: keyof typeof modal;
}

/**
 * A modal dialog for one task. Content to read next to the page is a `Sheet`; longer forms are pages. On opening, its
 * first field has the focus, and in a confirmation the first of its buttons, which is the safe one.
 */
export function Dialog({
  title,
  trigger,
  isOpen,
  onOpenChange,
  children,
  actions,
  role = 'dialog',
  size = 'small',
  'aria-describedby': describedBy,
  ...element
}: DialogProps) {
  const control = given({ isOpen, onOpenChange });
  const isQuestion = role === 'alertdialog';
  const bodyId = useId();
  const layer = (
    <ModalOverlay className={overlay} isDismissable={!isQuestion} {...(trigger ? {} : control)}>
      <Modal className={modal[size]}>
        <AriaDialog
          {...element}
          role={role}
          {...given({ 'aria-describedby': joinIds(isQuestion && bodyId, describedBy) })}
          className={scroller}
        >
          {({ close }) => (
            <Panel
              title={title}
              hasCross={!isQuestion}
              actions={actions}
              close={close}
              beginning={isQuestion ? 'safe' : 'field'}
              bodyId={bodyId}
            >
              {children}
            </Panel>
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
