import type { ReactElement } from 'react';
import type { ElementProps } from '../../element/element-props.ts';
import type { OpenState } from '../../overlay/open-state.ts';
import { Panel } from '../../overlay/panel.tsx';
import type { Content } from '../../overlay/panel.tsx';
import { SheetLayer } from '../../overlay/sheet-layer.tsx';
import { media } from '../../theme/media.ts';
import { useMedia } from '../../theme/use-media.ts';

export interface SheetProps extends OpenState, ElementProps {
  title: string;
  /** The button that opens it. Without one, `isOpen` and `onOpenChange` do. */
  trigger?: ReactElement;
  /** Gets `close` when it is a function. */
  children: Content;
  /** The buttons at the end, the confirming one last. They stay visible, and get `close` when this is a function. */
  actions?: Content;
  /** The edge it comes from. @default 'end', and 'bottom' on phones */
  edge?: 'start' | 'end' | 'bottom';
}

/** Filters, a cart, the details of a row: a modal panel at the side of the page. One question is a `Dialog`; a short text is a `Popover`. */
export function Sheet({ title, children, actions, edge, ...props }: SheetProps) {
  const isPhone = useMedia(media.belowSm);
  return (
    <SheetLayer {...props} edge={edge ?? (isPhone ? 'bottom' : 'end')}>
      {(close) => (
        <Panel title={title} hasCross actions={actions} close={close}>
          {children}
        </Panel>
      )}
    </SheetLayer>
  );
}
