import { apiPathPattern } from '@apiyard/api/contract/hub/hub';
import type { KeyUsage, LoggedCall } from '@apiyard/api/contract/hub/usage';
import { Badge } from '@apiyard/ui/Badge';
import { CopyButton } from '@apiyard/ui/CopyButton';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import type { StaticTableColumn } from '@apiyard/ui/StaticTable';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { Fragment, useRef } from 'react';
import { toolHref } from '@apiyard/kit/areas/tool-href.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { keyNameIn } from '../key-name.ts';
import { usageCopy } from '../usage-copy.ts';
import { card, cards, idLine, inColumn, keyInColumn, oneLine, shortId, spread } from './UsageScreen.css.ts';
import { useRoom } from './use-room.ts';

interface CallRowsProps {
  /** Null while loading. */
  readonly calls: readonly LoggedCall[] | null;
  /** Keys with calls; needed to show the main key by its translated name. */
  readonly keys: readonly KeyUsage[];
  readonly nowMs: number;
}

interface CallProps {
  readonly call: LoggedCall;
}

const drawn = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/**
 * Minimum width in px, in the language with the longest text: for all columns, without the cost, and with the duration
 * below the time.
 */
const roomFor = { all: 1000, costless: 920, folded: 830 } as const;

/** Calls as a table, or stacked if there is no room for it: the table never scrolls sideways. */
export function CallRows(props: CallRowsProps) {
  const place = useRef<HTMLDivElement>(null);
  const room = useRoom(place);
  return (
    <div ref={place}>
      {room >= roomFor.folded ? (
        <CallColumns {...props} room={room} />
      ) : props.calls === null ? (
        <Bones />
      ) : (
        <CallCards {...props} calls={props.calls} />
      )}
    </div>
  );
}

function CallColumns({ calls, keys, nowMs, room }: CallRowsProps & { readonly room: number }) {
  const t = useCopy(usageCopy);
  const format = useFormat();
  const measure = useMeasure();
  const isFolded = room < roomFor.costless;
  const columns: readonly StaticTableColumn<LoggedCall>[] = [
    { id: 'api', label: t('usage.column.api'), render: (call) => <CallApi call={call} /> },
    { id: 'status', label: t('usage.column.status'), render: (call) => <CallStatus call={call} /> },
    {
      id: 'at',
      label: t('usage.column.at'),
      render: ({ at, ms }) => (
        <span className={oneLine}>
          <Time at={at} nowMs={nowMs} />
          {isFolded && (
            <Text size="small" tone="quiet">
              <bdi>{measure.span(ms)}</bdi>
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'key',
      label: t('usage.column.key'),
      render: (call) => (
        <span className={keyInColumn} title={call.keyName ?? undefined}>
          <CallKey call={call} keys={keys} />
        </span>
      ),
    },
    ...(isFolded
      ? []
      : [
          {
            id: 'ms',
            label: t('usage.column.ms'),
            align: 'end' as const,
            render: ({ ms }: LoggedCall) => measure.span(ms),
          },
        ]),
    ...(room >= roomFor.all
      ? [
          {
            id: 'cost',
            label: t('usage.column.cost'),
            align: 'end' as const,
            render: ({ cost }: LoggedCall) => format.number(cost),
          },
        ]
      : []),
    { id: 'id', label: t('usage.column.id'), render: (call) => <CallId call={call} /> },
    { id: 'replay', label: t('usage.column.replay'), align: 'end', render: (call) => <CallReplay call={call} /> },
  ];
  return (
    <StaticTable
      label={t('usage.log')}
      density="dense"
      columns={columns}
      rows={calls ?? []}
      rowId={({ requestId }) => requestId}
      isLoading={calls === null}
    />
  );
}

function CallCards({ calls, keys, nowMs }: CallRowsProps & { readonly calls: readonly LoggedCall[] }) {
  const t = useCopy(usageCopy);
  const measure = useMeasure();
  return (
    <ul role="list" className={cards} aria-label={t('usage.log')}>
      {calls.map((call) => (
        <li key={call.requestId} className={card}>
          <span className={spread}>
            <CallApi call={call} />
            <CallStatus call={call} />
          </span>
          <span className={spread}>
            <Text as="span" size="small" tone="quiet">
              <Time at={call.at} nowMs={nowMs} /> · <bdi>{measure.span(call.ms)}</bdi> ·{' '}
              <CallKey call={call} keys={keys} />
            </Text>
          </span>
          <span className={spread}>
            <CallId call={call} />
            <CallReplay call={call} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function CallApi({ call: { api, method } }: CallProps) {
  return (
    <span className={inColumn}>
      <Text as="span" size="small" isMono>
        <bdi dir="ltr">
          {method}{' '}
          {api.split('/').map((part, index) => (
            <Fragment key={index}>
              {index > 0 && (
                <>
                  /<wbr />
                </>
              )}
              {part}
            </Fragment>
          ))}
        </bdi>
      </Text>
    </span>
  );
}

/** The status with a word and an icon, because colour must not be the only distinction. */
function CallStatus({ call: { status, code } }: CallProps) {
  const t = useCopy(usageCopy);
  const tone = code === null ? 'success' : status < 500 ? 'warning' : 'error';
  const Icon = code === null ? IconCircleCheck : status < 500 ? IconAlertTriangle : IconCircleX;
  return (
    <Badge tone={tone} icon={<Icon {...drawn} />}>
      {code === null ? t('usage.outcome.ok') : <bdi dir="ltr">{`${status} ${code}`}</bdi>}
    </Badge>
  );
}

function CallKey({ call: { keyId, keyName }, keys }: CallProps & Pick<CallRowsProps, 'keys'>) {
  const t = useCopy(usageCopy);
  const key = keys.find(({ id }) => id === keyId);
  return (
    <Text as="span" size="small" tone="quiet">
      {keyName === null ? t('usage.keyGone') : <bdi>{key === undefined ? keyName : keyNameIn(t, key)}</bdi>}
    </Text>
  );
}

function CallId({ call: { requestId } }: CallProps) {
  const t = useCopy(usageCopy);
  return (
    <span className={idLine}>
      <Text as="span" size="small" tone="quiet" isMono>
        <bdi dir="ltr" className={shortId} title={requestId}>
          {requestId}
        </bdi>
      </Text>
      <CopyButton text={requestId} label={t('usage.copyId', { id: requestId })} />
    </span>
  );
}

/** A path that is not a valid API path has no link. */
function CallReplay({ call: { api, requestId, hasInput } }: CallProps) {
  const t = useCopy(usageCopy);
  if (!apiPathPattern.test(api)) return null;
  return (
    <Link href={`${toolHref(api)}?call=${requestId}`}>
      {t(hasInput ? 'usage.replay' : 'usage.open')}
      <span className={visuallyHidden}> {api}</span>
    </Link>
  );
}

const Bones = () => (
  <div className={cards}>
    {Array.from({ length: 5 }, (_, index) => (
      <div key={index} className={card}>
        <Skeleton shape="text" lines={3} />
      </div>
    ))}
  </div>
);
