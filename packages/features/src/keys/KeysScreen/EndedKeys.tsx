import type { ApiKey } from '@apiyard/api/contract/keys';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Disclosure } from '@apiyard/ui/Disclosure';
import { Failed } from '@apiyard/ui/Failed';
import { Stack } from '@apiyard/ui/Stack';
import type { StaticTableColumn } from '@apiyard/ui/StaticTable';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { useCopy } from '../../_kit/copy.ts';
import type { Loadable } from '../../_kit/loadable.ts';
import { Time } from '../../_kit/Time/Time.tsx';
import { keysCopy } from '../keys-copy.ts';
import { KeyName } from './KeyParts.tsx';
import { more } from './KeysScreen.css.ts';

export interface EndedList {
  readonly keys: readonly ApiKey[];
  readonly hasMore: boolean;
}

interface EndedKeysProps {
  /** Null until somebody opens it. */
  readonly ended: Loadable<EndedList> | null;
  readonly nowMs: number;
  readonly onOpen: () => void;
  readonly onMore: () => void;
}

const hows = { revoked: 'keys.ended.revoked', expired: 'keys.ended.expired', replaced: 'keys.ended.replaced' } as const;

/** Keys that no longer work: asked for when somebody wants to see them. */
export function EndedKeys({ ended, nowMs, onOpen, onMore }: EndedKeysProps) {
  const t = useCopy(keysCopy);
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
      onOpenChange={(isOpen) => isOpen && ended === null && onOpen()}
    >
      <Stack space={2}>
        <Text tone="quiet">
          {ended?.state === 'done' && ended.value.keys.length === 0 ? t('keys.ended.none') : t('keys.ended.text')}
        </Text>
        {ended?.state === 'failed' && (
          <Failed title={t('keys.ended.failed')} picture={null} onRetry={onOpen} requestId={ended.requestId}>
            {t('keys.failed.text')}
          </Failed>
        )}
        {ended !== null && ended.state !== 'failed' && !(ended.state === 'done' && ended.value.keys.length === 0) && (
          <Card padding="none">
            <StaticTable
              label={t('keys.ended.title')}
              columns={columns}
              rows={ended.state === 'done' ? ended.value.keys : []}
              rowId={({ id }) => id}
              isLoading={ended.state !== 'done'}
            />
          </Card>
        )}
        {ended?.state === 'done' && ended.value.hasMore && (
          <div className={more}>
            <Button size="small" onPress={onMore}>
              {t('keys.ended.more')}
            </Button>
          </div>
        )}
      </Stack>
    </Disclosure>
  );
}
