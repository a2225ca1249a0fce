import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useLabels } from '../../labels/use-labels.ts';
import { media } from '../../theme/media.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { alert, body, close, icon, side, title as titleClass, toneColor, words } from './Alert.css.ts';
import { nextStop } from './next-stop.ts';
import { ToneIcon } from './tone-icon.tsx';
import type { StatusTone } from './tone-icon.tsx';

export interface AlertProps {
  /** Warnings and errors interrupt people who listen; the others wait for a pause. */
  tone: StatusTone;
  /** A few words, when the text is longer than one line. */
  title?: string;
  /** What is true, and what to do. */
  children: ReactNode;
  /** One quiet button or link. */
  action?: ReactNode;
  /** Shows a button that closes it. The caller takes it away, and may bring it back. */
  onClose?: () => void;
}

/** A permanent message about the page or form that contains it. For the result of an action: `toast`. */
export function Alert({ tone, title, children, action, onClose }: AlertProps) {
  const labels = useLabels();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    // Runs while it is still in the document: otherwise the focus is lost, and the next Tab starts at the top.
    return () => {
      if (element?.contains(document.activeElement))
        nextStop(element, matchMedia(media.coarsePointer).matches)?.focus();
    };
  }, []);
  const isUrgent = tone === 'warning' || tone === 'error';
  return (
    <div ref={box} role={isUrgent ? 'alert' : 'status'} className={alert[tone]}>
      <ToneIcon tone={tone} className={`${icon} ${toneColor[tone]}`} />
      <div className={body}>
        <div className={words}>
          {title !== undefined && <div className={titleClass}>{title}</div>}
          <div>{children}</div>
        </div>
        {action !== undefined && <div className={side}>{action}</div>}
      </div>
      {onClose && (
        <div className={close}>
          <IconButton label={labels.close} icon={<IconX aria-hidden size={20} stroke={1.5} />} onPress={onClose} />
        </div>
      )}
    </div>
  );
}
