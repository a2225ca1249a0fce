import { firstKeyName } from '@apiyard/api/contract/accounts/keys';
import type { PersonCall, PersonDetails, PersonKey } from '@apiyard/api/contract/accounts/people';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { IconButton } from '@apiyard/ui/IconButton';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import type { StaticTableColumn } from '@apiyard/ui/StaticTable';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { usersCopy } from '../users-copy.ts';

type Session = PersonDetails['sessions'][number];

interface SessionsCardProps {
  readonly sessions: readonly Session[];
  readonly nowMs: number;
  readonly isBusy: boolean;
  readonly actions: ReactNode;
  readonly onEnd: (session: string) => void;
}

export function SessionsCard({ sessions, nowMs, isBusy, actions, onEnd }: SessionsCardProps) {
  const t = useCopy(usersCopy);
  const isNarrow = useMedia(media.belowMd);
  const nameOf = ({ device: { browser, system } }: Session) => {
    if (browser !== '' && system !== '') return t('people.one.deviceOn', { browser, system });
    return browser + system === '' ? t('people.one.deviceUnknown') : browser + system;
  };
  const columns: readonly StaticTableColumn<Session>[] = [
    {
      id: 'device',
      label: t('people.one.device'),
      render: (session) => (
        <Inline>
          {/* In the page's direction, not in that of the browser's name. */}
          <span>{nameOf(session)}</span>
          {session.isCurrent && <Badge tone="info">{t('people.one.thisSession')}</Badge>}
        </Inline>
      ),
    },
    {
      id: 'address',
      label: t('people.one.address'),
      isSpare: true,
      render: ({ address }) => <bdi dir="ltr">{address}</bdi>,
    },
    ...(isNarrow
      ? []
      : [
          {
            id: 'began',
            label: t('people.one.began'),
            render: ({ createdAt }: Session) => <Time at={createdAt} nowMs={nowMs} />,
          },
        ]),
    { id: 'seen', label: t('people.column.seen'), render: ({ seenAt }) => <Time at={seenAt} nowMs={nowMs} /> },
    {
      id: 'end',
      label: t('people.act.endSession'),
      align: 'end',
      render: (session) =>
        !session.isCurrent && (
          <IconButton
            label={t('people.act.endSessionOf', { device: nameOf(session) })}
            icon={<IconLogout size={20} stroke={1.5} />}
            isDisabled={isBusy}
            onPress={() => onEnd(session.id)}
          />
        ),
    },
  ];
  return (
    <Card title={t('people.one.sessions')} padding="none" actions={actions}>
      {sessions.length === 0 ? (
        <Empty title={t('people.one.noSessions')} picture={null} />
      ) : (
        <StaticTable label={t('people.one.sessions')} columns={columns} rows={sessions} rowId={({ id }) => id} />
      )}
    </Card>
  );
}

export function KeysCard({ keys, nowMs }: { readonly keys: readonly PersonKey[]; readonly nowMs: number }) {
  const t = useCopy(usersCopy);
  const columns: readonly StaticTableColumn<PersonKey>[] = [
    {
      id: 'key',
      label: t('people.one.key'),
      render: ({ name, main }) =>
        main && name === firstKeyName ? (
          t('people.one.main')
        ) : (
          <Inline>
            <bdi>{name}</bdi>
            {main && <Badge>{t('people.one.main')}</Badge>}
          </Inline>
        ),
    },
    {
      id: 'masked',
      label: t('people.one.masked'),
      isSpare: true,
      render: ({ masked }) => (
        <Text as="span" isMono>
          {masked}
        </Text>
      ),
    },
    {
      id: 'used',
      label: t('people.one.lastUsed'),
      render: ({ lastUsedAt }) => (lastUsedAt === null ? t('people.never') : <Time at={lastUsedAt} nowMs={nowMs} />),
    },
    {
      id: 'expires',
      label: t('people.one.expires'),
      render: ({ expiresAt }) =>
        expiresAt === null ? t('people.one.expiresNever') : <Time at={expiresAt} nowMs={nowMs} />,
    },
  ];
  return (
    <Card title={t('people.one.keys')} padding="none">
      {keys.length === 0 ? (
        <Empty title={t('people.one.noKeys')} picture={null} />
      ) : (
        <StaticTable label={t('people.one.keys')} columns={columns} rows={keys} rowId={({ id }) => id} />
      )}
    </Card>
  );
}

interface CallsCardProps {
  /** Name of the user's main key. */
  readonly mainKey: string | undefined;
  readonly calls: Loadable<readonly PersonCall[]>;
  readonly nowMs: number;
  readonly onRetry: () => void;
}

export function CallsCard({ mainKey, calls, nowMs, onRetry }: CallsCardProps) {
  const t = useCopy(usersCopy);
  const measure = useMeasure();
  const isPhone = useMedia(media.belowSm);
  const isNarrow = useMedia(media.belowMd);
  const columns: readonly StaticTableColumn<PersonCall>[] = [
    {
      id: 'api',
      label: t('people.one.api'),
      render: ({ api, at }) => (
        <>
          <Link look="plain" href={toolHref(api)}>
            <bdi dir="ltr">{api}</bdi>
          </Link>
          {isPhone && (
            <Text size="small" tone="quiet">
              <Time at={at} nowMs={nowMs} />
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'status',
      label: t('people.one.status'),
      render: ({ status, code }) => (
        <Badge tone={status < 400 ? 'success' : status < 500 ? 'warning' : 'error'}>
          <bdi dir="ltr">{code === null ? status : `${status} ${code}`}</bdi>
        </Badge>
      ),
    },
    {
      id: 'key',
      label: t('people.one.key'),
      isSpare: true,
      render: ({ key }) => (key === mainKey && key === firstKeyName ? t('people.one.main') : <bdi>{key}</bdi>),
    },
    { id: 'ms', label: t('people.one.time'), align: 'end', isSpare: true, render: ({ ms }) => measure.span(ms) },
    // The longest text.
    ...(isNarrow
      ? []
      : [
          {
            id: 'requestId',
            label: t('people.one.requestId'),
            render: ({ requestId }: PersonCall) => (
              <Text as="span" size="small" isMono isTruncated>
                {requestId}
              </Text>
            ),
          },
        ]),
    { id: 'at', label: t('people.one.when'), isSpare: true, render: ({ at }) => <Time at={at} nowMs={nowMs} /> },
  ];
  return (
    <Card title={t('people.one.lastCalls')} padding="none">
      {calls.state === 'failed' ? (
        <Empty
          title={t('people.one.callsFailed')}
          picture={null}
          action={<Button onPress={onRetry}>{t('people.one.retry')}</Button>}
        />
      ) : calls.state === 'done' && calls.value.length === 0 ? (
        <Empty title={t('people.one.noCalls')} picture={null} />
      ) : (
        <StaticTable
          label={t('people.one.lastCalls')}
          columns={columns}
          rows={calls.state === 'done' ? calls.value : []}
          rowId={({ requestId }) => requestId}
          isLoading={calls.state === 'loading'}
          density="dense"
        />
      )}
    </Card>
  );
}
