import { CopyButton } from '@apiyard/ui/CopyButton';
import { Inline } from '@apiyard/ui/Inline';
import { Text } from '@apiyard/ui/Text';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { PageTitle } from '@apiyard/kit/PageTitle/PageTitle.tsx';
import { errorsCopy } from '../errors-copy.ts';
import { page, title as titleStyle, ways, words } from './ErrorPage.css.ts';

interface ErrorPageProps {
  readonly picture: ReactNode;
  readonly title: string;
  /** What happened, and what to do. */
  readonly children: ReactNode;
  /** Request ID of the failed response. */
  readonly requestId?: string | undefined;
  /** One primary way on. */
  readonly actions: ReactNode;
}

/** A full-page error. */
export function ErrorPage({ picture, title, children, requestId, actions }: ErrorPageProps) {
  const t = useCopy(errorsCopy);
  return (
    <div className={page}>
      <PageTitle title={title} />
      {picture}
      <div className={words}>
        <h1 className={titleStyle} tabIndex={-1}>
          {title}
        </h1>
        <Text tone="quiet">{children}</Text>
      </div>
      <div className={ways}>{actions}</div>
      {requestId !== undefined && (
        <Inline space={1} justify="center">
          <Text size="small" tone="quiet">
            {t('errors.requestId')}
          </Text>
          <Text size="small" isMono>
            {requestId}
          </Text>
          <CopyButton text={requestId} label={t('errors.copyRequestId')} />
        </Inline>
      )}
    </div>
  );
}
