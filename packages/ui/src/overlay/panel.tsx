import { IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { useLabels } from '../labels/use-labels.ts';
import { useFirstFocus } from './first-focus.ts';
import type { Beginning } from './first-focus.ts';
import { actionRow, body, head, title as titleStyle } from './panel.css.ts';

/** A function gets `close`, to close the overlay when it is done. */
export type Content = ReactNode | ((close: () => void) => ReactNode);

export function contentOf(content: Content, close: () => void): ReactNode {
  return typeof content === 'function' ? content(close) : content;
}

interface PanelProps {
  title: string;
  hasCross: boolean;
  children: Content;
  /** The buttons at the end, the confirming one last. */
  actions: Content;
  close: () => void;
  /** The initial focus. @default the panel itself */
  beginning?: Beginning;
  /** Padding of the content between the title and the actions. */
  bodyId?: string;
}

/** The common layout of dialogs and sheets: title and actions stay in place while the content between them scrolls. */
export function Panel({ title, hasCross, children, actions, close, beginning, bodyId }: PanelProps) {
  const labels = useLabels();
  const bodyRef = useRef<HTMLDivElement>(null);
  const actionsRef = useRef<HTMLDivElement>(null);
  useFirstFocus(beginning, bodyRef, actionsRef);
  return (
    <>
      <div className={head}>
        <Heading slot="title" level={2} className={titleStyle}>
          {title}
        </Heading>
        {hasCross && (
          <IconButton slot="close" label={labels.close} icon={<IconX aria-hidden size={20} stroke={1.5} />} />
        )}
      </div>
      <div ref={bodyRef} id={bodyId} className={body}>
        {contentOf(children, close)}
      </div>
      {actions !== undefined && (
        <div ref={actionsRef} className={actionRow}>
          {contentOf(actions, close)}
        </div>
      )}
    </>
  );
}
