import { useCopy } from '@apiyard/kit/copy.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { Button } from '@apiyard/ui/Button';
import { Failed } from '@apiyard/ui/Failed';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { IconPencil } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { emailCopy } from './email-copy.ts';
import type { EmailScreenProps } from './email-screen-props.ts';
import { Mailbox } from './Mailbox.tsx';
import { countsOf } from './mailbox/places.ts';
import { Folders } from './parts/Folders.tsx';
import { frame, mainColumn, rest, side, skeletons } from './parts/EmailFrame.css.ts';

interface EmailBandProps extends Pick<EmailScreenProps, 'onCompose' | 'actions'> {
  readonly isLoaded: boolean;
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
