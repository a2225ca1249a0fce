import type { ApiUsage, KeyUsage } from '@apiyard/api/contract/hub/usage';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Link } from '@apiyard/ui/Link';
import type { StaticTableColumn } from '@apiyard/ui/StaticTable';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { keyNameIn } from '../key-name.ts';
import { usageCopy } from '../usage-copy.ts';
import type { UsageView } from '../usage-view.ts';
import { hrefOf } from '../usage-view.ts';
import { halves, more, named } from './UsageScreen.css.ts';

interface SharesProps {
  /** Null while loading. */
  readonly apis: readonly ApiUsage[] | null;
  readonly keys: readonly KeyUsage[] | null;
  readonly view: UsageView;
}

/** The period by API and by key; a name links to its calls. */
export function Shares({ apis, keys, view }: SharesProps) {
  const t = useCopy(usageCopy);
  const format = useFormat();
  const isLoading = apis === null || keys === null;
  const apiColumns: readonly StaticTableColumn<ApiUsage>[] = [
    {
      id: 'api',
      label: t('usage.column.api'),
      render: ({ api }) => (
        <span className={named}>
          <Link
            look="plain"
            href={hrefOf({ ...view, api: view.api === api ? null : api })}
            {...(view.api === api && { current: 'true' as const })}
          >
            <Text as="span" size="small" isMono>
              <bdi dir="ltr">{api}</bdi>
            </Text>
          </Link>
        </span>
      ),
    },
    { id: 'calls', label: t('usage.column.calls'), align: 'end', render: ({ calls }) => format.number(calls) },
    { id: 'cost', label: t('usage.column.cost'), align: 'end', render: ({ cost }) => format.number(cost) },
  ];
  const keyColumns: readonly StaticTableColumn<KeyUsage>[] = [
    {
      id: 'key',
      label: t('usage.column.key'),
      render: (key) => (
        <span className={named}>
          <Link
            look="plain"
            href={hrefOf({ ...view, keyId: view.keyId === key.id ? null : key.id })}
            {...(view.keyId === key.id && { current: 'true' as const })}
          >
            <bdi>{keyNameIn(t, key)}</bdi>
          </Link>
          {key.ended && <Badge>{t('usage.keyEnded')}</Badge>}
        </span>
      ),
    },
    { id: 'calls', label: t('usage.column.calls'), align: 'end', render: ({ calls }) => format.number(calls) },
    { id: 'failed', label: t('usage.column.failed'), align: 'end', render: ({ failed }) => format.number(failed) },
  ];
  return (
    <div className={halves}>
      <Share
        title={t('usage.byApi')}
        columns={apiColumns}
        rows={apis ?? []}
        rowId={({ api }) => api}
        isLoading={isLoading}
      />
      <Share
        title={t('usage.byKey')}
        columns={keyColumns}
        rows={keys ?? []}
        rowId={({ id }) => id}
        isLoading={isLoading}
      />
    </div>
  );
}

/** Rows shown before 'Show all'. */
const firstRows = 8;

interface ShareProps<Item> {
  readonly title: string;
  readonly columns: readonly StaticTableColumn<Item>[];
  readonly rows: readonly Item[];
  readonly rowId: (item: Item) => string;
  readonly isLoading: boolean;
}

function Share<Item>({ title, columns, rows, rowId, isLoading }: ShareProps<Item>) {
  const t = useCopy(usageCopy);
  const [isWhole, setWhole] = useState(false);
  return (
    <Card title={title} padding="none">
      <StaticTable
        label={title}
        density="dense"
        columns={columns}
        rows={isWhole ? rows : rows.slice(0, firstRows)}
        rowId={rowId}
        isLoading={isLoading}
      />
      {!isWhole && rows.length > firstRows && (
        <div className={more}>
          <Button size="small" onPress={() => setWhole(true)}>
            {t('usage.showAll', { count: rows.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}
