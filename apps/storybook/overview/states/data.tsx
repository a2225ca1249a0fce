import { AvatarGroup } from '@apiyard/ui/AvatarGroup';
import { Button } from '@apiyard/ui/Button';
import { CodeBlock } from '@apiyard/ui/CodeBlock';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { JsonTree } from '@apiyard/ui/JsonTree';
import { Meter } from '@apiyard/ui/Meter';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { StatCard } from '@apiyard/ui/StatCard';
import { TablePagination } from '@apiyard/ui/TablePagination';
import type { StatesProps } from './states.tsx';
import { Row } from './states.tsx';

const nothing = () => {};
const people = ['Noor Haddad', 'Yusuf Demir', 'Amina Rahman'].map((name) => ({ id: name, name }));
const forced = ['hovered', 'focused'] as const;

export const dataNames = [
  'JsonTree',
  'CodeBlock',
  'TablePagination',
  'StatCard',
  'Meter',
  'Skeleton',
  'AvatarGroup',
  'Empty',
];

export function Data({ translate }: StatesProps) {
  return (
    <>
      <Row name="JsonTree" forced={forced} target="[role='treeitem'], [role='row'], button">
        <JsonTree
          label={translate('response')}
          value={{ uuid: 'f2ca1bb6', isNew: true, tags: ['a'] }}
          onChoose={nothing}
        />
      </Row>
      <Row
        name="CodeBlock"
        forced={['focused']}
        others={{
          wrapped: (
            <CodeBlock
              label={translate('response')}
              code={'{ "uuid": "f2ca1bb6-8c7c-4bb4" }'}
              language="json"
              isWrapped
              lineNumbers
            />
          ),
        }}
      >
        <CodeBlock label={translate('body')} code={'{ "count": 5 }'} language="json" />
      </Row>
      <Row
        name="TablePagination"
        forced={forced}
        others={{
          last: <TablePagination page={3} pageSize={10} count={25} onPageChange={nothing} onPageSizeChange={nothing} />,
        }}
      >
        <TablePagination page={2} pageSize={10} count={25} onPageChange={nothing} onPageSizeChange={nothing} />
      </Row>
      <Row
        name="StatCard"
        others={{
          loading: <StatCard label={translate('calls')} value={0} isLoading />,
        }}
      >
        <StatCard label={translate('calls')} value={1204} />
      </Row>
      <Row
        name="Meter"
        others={{
          high: <Meter label={translate('used')} value={0.92} />,
          full: <Meter label={translate('used')} value={1} />,
        }}
      >
        <Meter label={translate('used')} value={0.4} />
      </Row>
      <Row
        name="Skeleton"
        others={{
          row: <Skeleton shape="row" />,
          circle: <Skeleton shape="circle" />,
          ...Object.fromEntries(
            ([0.5, 1, 1.5, 2, 3, 4, 5, 6, 8] as const).map((height) => [
              `block, ${height}`,
              <Skeleton key={height} shape="block" height={height} />,
            ]),
          ),
        }}
      >
        <Skeleton shape="text" lines={2} />
      </Row>
      <Row
        name="AvatarGroup"
        others={{
          small: <AvatarGroup label={translate('keys')} people={people} max={2} size="small" />,
          large: <AvatarGroup label={translate('keys')} people={people} max={2} size="large" />,
          huge: <AvatarGroup label={translate('keys')} people={people} max={2} size="huge" />,
        }}
      >
        <AvatarGroup label={translate('keys')} people={people} max={2} />
      </Row>
      <Row
        name="Empty"
        others={{
          failed: (
            <Failed title={translate('loadFailed')} requestId="01ky3vq9m8" onRetry={nothing}>
              {translate('stillWork')}
            </Failed>
          ),
        }}
      >
        <Empty title={translate('noKeys')} action={<Button tone="primary">{translate('createKey')}</Button>} />
      </Row>
    </>
  );
}
