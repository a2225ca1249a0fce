import type { ApiKey } from '@apiyard/api/contract/accounts/keys';
import { Card } from '@apiyard/ui/Card';
import { Skeleton } from '@apiyard/ui/Skeleton';
import type { StaticTableColumn } from '@apiyard/ui/StaticTable';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import type { ReactNode } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { card, cardHead } from '@apiyard/kit/RowList/RowList.css.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { keysCopy } from '../keys-copy.ts';
import type { KeyAct } from './KeyParts.tsx';
import { KeyAreas, KeyExpires, KeyMenu, KeyName, KeyRules, KeyUsed } from './KeyParts.tsx';
import { cards, fact, facts, factValue } from './KeysScreen.css.ts';

interface KeyRowsProps {
  /** Null while loading. */
  readonly keys: readonly ApiKey[] | null;
  readonly nowMs: number;
  readonly onAct: (act: KeyAct, key: ApiKey) => void;
}

/** The keys as a table, or as cards if there is no room for it. */
export function KeyRows({ keys, nowMs, onAct }: KeyRowsProps) {
  const t = useCopy(keysCopy);
  const isNarrow = useMedia(media.belowMd);
  const isWide = useMedia(media.fromXl);
  if (isNarrow) return keys === null ? <Bones /> : <KeyCards keys={keys} nowMs={nowMs} onAct={onAct} />;
  const columns: readonly StaticTableColumn<ApiKey>[] = [
    { id: 'name', label: t('keys.column.name'), render: (item) => <KeyName item={item} /> },
    { id: 'areas', label: t('keys.column.areas'), render: (item) => <KeyAreas item={item} /> },
    { id: 'rules', label: t('keys.column.rules'), render: (item) => <KeyRules item={item} /> },
    { id: 'expires', label: t('keys.column.expires'), render: (item) => <KeyExpires item={item} nowMs={nowMs} /> },
    { id: 'used', label: t('keys.column.used'), render: (item) => <KeyUsed item={item} nowMs={nowMs} /> },
    ...(isWide
      ? [
          {
            id: 'made',
            label: t('keys.column.made'),
            render: (item: ApiKey) => (
              <Text as="span" tone="quiet">
                <Time at={item.createdAt} nowMs={nowMs} />
              </Text>
            ),
          },
        ]
      : []),
    { id: 'menu', label: t('keys.column.menu'), align: 'end', render: (item) => <KeyMenu item={item} onAct={onAct} /> },
  ];
  return (
    <Card padding="none">
      <StaticTable
        label={t('keys.list')}
        columns={columns}
        rows={keys ?? []}
        rowId={({ id }) => id}
        isLoading={keys === null}
      />
    </Card>
  );
}

function KeyCards({ keys, nowMs, onAct }: KeyRowsProps & { readonly keys: readonly ApiKey[] }) {
  const t = useCopy(keysCopy);
  return (
    <ul role="list" className={cards} aria-label={t('keys.list')}>
      {keys.map((item) => (
        <li key={item.id} className={card}>
          <div className={cardHead}>
            <KeyName item={item} />
            <KeyMenu item={item} onAct={onAct} />
          </div>
          <dl className={facts}>
            <Fact label={t('keys.column.areas')}>
              <KeyAreas item={item} />
            </Fact>
            <Fact label={t('keys.column.rules')}>
              <KeyRules item={item} />
            </Fact>
            <Fact label={t('keys.column.expires')}>
              <KeyExpires item={item} nowMs={nowMs} />
            </Fact>
            <Fact label={t('keys.column.used')}>
              <KeyUsed item={item} nowMs={nowMs} />
            </Fact>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={fact}>
      <Text as="dt" size="small" tone="quiet">
        {label}
      </Text>
      <dd className={factValue}>{children}</dd>
    </div>
  );
}

const Bones = () => (
  <div className={cards}>
    {Array.from({ length: 2 }, (_, index) => (
      <div key={index} className={card}>
        <Skeleton shape="text" lines={4} />
      </div>
    ))}
  </div>
);
