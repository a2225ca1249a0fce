import { Broken } from '../../illustrations/Broken.tsx';
import { useLabels } from '../../labels/use-labels.ts';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { actionRow, empty, title as titleClass, words } from '../Empty/Empty.css.ts';
import { id as idClass, idRow } from './Failed.css.ts';
import type { ReactNode } from 'react';

export interface FailedProps {
  /** What did not work: 'The posts could not be loaded'. */
  title: string;
  /** What happened, what was kept, what to do. */
  children: ReactNode;
  /** The request ID of the response, for the server's operator. */
  requestId?: string | undefined;
  onRetry?: () => void;
  /** Another action, next to the retry. */
  action?: ReactNode;
  /** One of the `illustrations`; null for none, in small places. @default Broken */
  picture?: ReactNode;
}

/** Replaces content that could not be loaded. An error of a field is shown at the field. */
export function Failed({ title, children, requestId, onRetry, action, picture = <Broken /> }: FailedProps) {
  const labels = useLabels();
  return (
    <div role="alert" className={empty}>
      {picture}
      <p className={titleClass}>{title}</p>
      <div className={words}>{children}</div>
      {(onRetry || action !== undefined) && (
        <div className={actionRow}>
          {onRetry && <Button onPress={onRetry}>{labels.retry}</Button>}
          {action}
        </div>
      )}
      {requestId !== undefined && (
        <div className={idRow}>
          <span>{labels.requestId}</span>
          <bdi className={idClass}>{requestId}</bdi>
          <CopyButton text={requestId} label={labels.copyRequestId} />
        </div>
      )}
    </div>
  );
}
