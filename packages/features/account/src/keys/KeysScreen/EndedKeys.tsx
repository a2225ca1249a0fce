import type { ApiKey } from '@apiyard/api/contract/accounts/keys';
import { Card } from '@apiyard/ui/Card';
import { Disclosure } from '@apiyard/ui/Disclosure';
import { Failed } from '@apiyard/ui/Failed';
import { Stack } from '@apiyard/ui/Stack';
import type { StaticTableColumn } from '@apiyard/ui/StaticTable';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { More } from '@apiyard/kit/data/use-pages.ts';
import { MoreRows } from '@apiyard/kit/RowList/RowList.tsx';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { keysCopy } from '../keys-copy.ts';
import { KeyName } from './KeyParts.tsx';

interface EndedKeysProps {
  readonly ended: Loadable<readonly ApiKey[]>;
  readonly more: More;
  readonly nowMs: number;
  readonly onOpen: () => void;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

const hows = { revoked: 'keys.ended.revoked', expired: 'keys.ended.expired', replaced: 'keys.ended.replaced' } as const;

/** Inactive keys, loaded when the section is opened. */
export function EndedKeys({ ended, more, nowMs, onOpen, onMore, onRetry }: EndedKeysProps) {
  const t = useCopy(keysCopy);
  const [wasOpened, setOpened] = useState(false);
  const isEmpty = ended.state === 'done' && ended.value.length === 0;
  const columns: readonly StaticTableColumn<ApiKey>[] = [
    { id: 'name', label: t('keys.column.name'), render: (item) => <KeyName item={item} /> },
    {
      id: 'ended',
      label: t('keys.column.ended'),
      render: ({ ended: end }) =>
        end !== null && (
          <Text as="span">
            {t(hows[end.how])} · <Time at={end.at} nowMs={nowMs} />
          </Text>
        ),
    },
    {
      id: 'made',
      label: t('keys.column.made'),
      isSpare: true,
      render: ({ createdAt }) => (
        <Text as="span" tone="quiet">
          <Time at={createdAt} nowMs={nowMs} />
        </Text>
      ),
    },
  ];
  return (
    <Disclosure
      title={t('keys.ended.title')}
      titleLevel={2}
      onOpenChange={(isOpen) => {
        if (!isOpen) return;
        setOpened(true);
        onOpen();
      }}
    >
      <Stack space={2}>
        <Text tone="quiet">{t(isEmpty ? 'keys.ended.none' : 'keys.ended.text')}</Text>
        {ended.state === 'failed' && (
          <Failed title={t('keys.ended.failed')} picture={null} onRetry={onRetry} requestId={ended.requestId}>
            {t('keys.failed.text')}
          </Failed>
        )}
        {wasOpened && ended.state !== 'failed' && !isEmpty && (
          <Card padding="none">
            <StaticTable
              label={t('keys.ended.title')}
              columns={columns}
              rows={ended.state === 'done' ? ended.value : []}
              rowId={({ id }) => id}
              isLoading={ended.state !== 'done'}
            />
          </Card>
        )}
        <MoreRows label={t('keys.ended.more')} more={more} onMore={onMore} />
      </Stack>
    </Disclosure>
  );
}
