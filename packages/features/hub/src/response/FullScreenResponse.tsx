import { Dialog } from '@apiyard/ui/Dialog';
import type { ApiResponse } from '@apiyard/kit/calls/response.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { hubCopy } from '../hub-copy.ts';
import { ResponseViews } from './ResponseViews.tsx';
import { tallResponse } from './ResponseViews.css.ts';

interface FullScreenResponseProps {
  readonly answer: ApiResponse;
  readonly onClose: () => void;
}

/** A response that fills the window. */
export function FullScreenResponse({ answer, onClose }: FullScreenResponseProps) {
  const t = useCopy(hubCopy);
  return (
    <Dialog title={t('hub.play.answer')} size="full" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className={tallResponse}>
        <ResponseViews answer={answer} />
      </div>
    </Dialog>
  );
}
