import { Button } from '@apiyard/ui/Button';
import { Progress } from '@apiyard/ui/Progress';
import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useLoss, useReportedLoss } from '@apiyard/kit/routing/connection-loss.ts';
import { shellCopy } from '../../shell-copy.ts';
import { StartScreen } from '../StartScreen/StartScreen.tsx';
import { cover, progress, routes } from './ReadinessGate.css.ts';

export interface ReadinessGateProps {
  /** `first`: not ready yet. `lost`: no longer ready; the page is covered, or its layout shows a notice. */
  readonly state: 'first' | 'ready' | 'lost';
  /** Retries immediately, in addition to polling. */
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Shows the routes while the API host can be used, and 'Loading API's...' otherwise. */
export function ReadinessGate({ state, onRetry, children }: ReadinessGateProps) {
  const isLost = state === 'lost';
  const isCovered = useLoss().display === 'cover' && isLost;
  useReportedLoss(isLost);
  if (state === 'first') {
    return (
      <StartScreen>
        <Waiting sentence="readiness.waiting" onRetry={onRetry} />
      </StartScreen>
    );
  }
  return (
    <>
      <div className={routes} inert={isCovered}>
        {children}
      </div>
      {isCovered && <Cover onRetry={onRetry} />}
    </>
  );
}

/** A native modal dialog: it is above open menus and dialogs, and takes the focus from them. */
function Cover({ onRetry }: Pick<ReadinessGateProps, 'onRetry'>) {
  const t = useCopy(shellCopy);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={cover}
      aria-label={t('readiness.loading')}
      onCancel={(event) => event.preventDefault()}
    >
      <StartScreen>
        <Waiting sentence="readiness.lost" onRetry={onRetry} />
      </StartScreen>
    </dialog>
  );
}

function Waiting({
  sentence,
  onRetry,
}: { readonly sentence: 'readiness.waiting' | 'readiness.lost' } & Pick<ReadinessGateProps, 'onRetry'>) {
  const t = useCopy(shellCopy);
  return (
    <>
      <output>
        <Text as="span" weight="heading">
          {t('readiness.loading')}
        </Text>
      </output>
      <div className={progress}>
        <Progress label={t('readiness.loading')} isLabelHidden />
      </div>
      <Text tone="quiet">{t(sentence)}</Text>
      <Button onPress={onRetry}>{t('readiness.retry')}</Button>
    </>
  );
}
