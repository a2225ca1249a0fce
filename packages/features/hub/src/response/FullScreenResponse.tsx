import { Dialog } from '@apiyard/ui/Dialog';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from '../hub-copy.ts';
import type { ResponseViewsProps } from './ResponseViews.tsx';
import { ResponseViews } from './ResponseViews.tsx';
import { tallResponse } from './ResponseViews.css.ts';

interface FullScreenResponseProps extends ResponseViewsProps {
  readonly onClose: () => void;
}

/** A response that fills the window. */
export function FullScreenResponse({ onClose, ...props }: FullScreenResponseProps) {
  const t = useCopy(hubCopy);
  return (
    <Dialog title={t('hub.play.answer')} size="full" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={tallResponse}>
        <ResponseViews {...props} />
      </div>
    </Dialog>
  );
}
