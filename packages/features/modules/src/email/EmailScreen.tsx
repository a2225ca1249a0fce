import type { Email } from '@apiyard/api/contract/modules/email';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { Button } from '@apiyard/ui/Button';
import { Failed } from '@apiyard/ui/Failed';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { memo, useMemo } from 'react';
import { emailCopy } from './email-copy.ts';
import type { EmailView } from './email-view.ts';
import { Mailbox } from './Mailbox.tsx';
import { countsOf } from './mailbox/places.ts';
import { Folders } from './parts/Folders.tsx';
import { frame, mainColumn, rest, side, skeletons } from './parts/EmailFrame.css.ts';
import type { ReadingPane } from './parts/reading-pane.ts';
import type { ReaderHandlers } from './reader/Reader.tsx';

interface EmailBandProps extends Pick<EmailScreenProps, 'onCompose' | 'actions'> {
  readonly isLoaded: boolean;
}

export interface EmailScreenProps extends Omit<ReaderHandlers, 'onClose'> {
  /** The latest first. */
  readonly emails: Loadable<readonly Email[]>;
  readonly view: EmailView;
  readonly onView: (view: EmailView) => void;
  /** Ids of the selected threads. */
  readonly selected: readonly string[];
  readonly onToggle: (id: string) => void;
  readonly onExtend: (id: string, order: readonly string[]) => void;
  readonly onSelect: (ids: readonly string[]) => void;
  readonly pane: ReadingPane;
  readonly onPane: (pane: ReadingPane) => void;
  /** The open conversation was shown: its emails are read. */
  readonly onRead: (emails: readonly Email[]) => void;
  readonly onCompose: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onRetry: () => void;
  readonly nowMs: number;
  /** At the end of the page's head. */
  readonly actions: ReactNode;
}

/** Rendered again only when it changes, as all parts of the screen: keys and typing have no time for the rest of it. */
const EmailBand = memo(function EmailBand({ isLoaded, onCompose, actions }: EmailBandProps) {
  const t = useCopy(emailCopy);
  return (
    <PageBand
      title={t('email.title')}
      purpose={t('email.purpose')}
      actions={
        <>
          <Button
            tone="primary"
            icon={<IconPencil size={20} stroke={1.5} aria-hidden />}
            isDisabled={!isLoaded}
            onPress={onCompose}
          >
            {t('email.compose')}
          </Button>
          {actions}
        </>
      }
    />
  );
});

/** Folders, the list of conversations, and the one that is open. */
export function EmailScreen(props: EmailScreenProps) {
  const { emails: loaded, view, onCompose, onRetry, actions } = props;
  const t = useCopy(emailCopy);
  const emails = loaded.state === 'done' ? loaded.value : null;
  const counts = useMemo(() => emails && countsOf(emails), [emails]);
  return (
    <>
      <EmailBand isLoaded={emails !== null} onCompose={onCompose} actions={actions} />
      <div className={frame}>
        <div className={side}>
          <Folders place={view.place} counts={counts} />
        </div>
        <div className={mainColumn}>
          {loaded.state === 'failed' ? (
            <div className={rest}>
              <Failed title={t('email.loadFailed')} requestId={loaded.requestId} onRetry={onRetry}>
                {t('email.loadFailed.text')}
              </Failed>
            </div>
          ) : emails === null || counts === null ? (
            <div className={skeletons} role="status" aria-label={t('email.loading')}>
              {Array.from({ length: 8 }, (_, index) => (
                <Skeleton key={index} shape="text" lines={2} />
              ))}
            </div>
          ) : (
            <Mailbox {...props} emails={emails} counts={counts} />
          )}
        </div>
      </div>
    </>
  );
}
