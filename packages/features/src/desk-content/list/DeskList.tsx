import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Badge } from '@apiyard/ui/Badge';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { IconButton } from '@apiyard/ui/IconButton';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Link } from '@apiyard/ui/Link';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import type { StaticTableColumn } from '@apiyard/ui/StaticTable';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import {
  IconDotsVertical,
  IconEye,
  IconPencil,
  IconPlus,
  IconTrash,
  IconWorldOff,
  IconWorldUp,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useCopy } from '../../_kit/copy.ts';
import { useFormat } from '../../_kit/format.ts';
import { useKeepFocus } from '../../_kit/keep-focus.ts';
import { LazyMenu } from '../../_kit/LazyMenu/LazyMenu.tsx';
import type { Loadable } from '../../_kit/loadable.ts';
import { PageBand } from '../../_kit/PageBand/PageBand.tsx';
import { PageSearch } from '../../_kit/PageSearch/PageSearch.tsx';
import { Time } from '../../_kit/Time/Time.tsx';
import { deskCopy } from '../desk-copy.ts';
import { StateMark } from '../StateMark.tsx';
import * as css from '../desk.css.ts';
import type { DeskChange, DeskRow } from './desk-changes.ts';
import type { DeskView } from './desk-view.ts';
import { states, wholeDesk } from './desk-view.ts';

export interface DeskListProps<Row> {
  readonly rows: Loadable<readonly Row[]>;
  readonly more: 'none' | 'resting' | 'loading' | 'failed';
  readonly view: DeskView;
  readonly nowMs?: number;
  readonly onView: (view: DeskView) => void;
  readonly onMore: () => void;
  readonly onAct: (kind: DeskChange<Row>['kind'], row: Row) => void;
  readonly onRetry: () => void;
}

interface WholeProps<Row> extends DeskListProps<Row> {
  readonly words: Readonly<Record<'title' | 'purpose' | 'create' | 'search' | 'none' | 'noneText' | 'failed', string>>;
  /** The page that edits them; `/new` is another one. */
  readonly path: string;
  /** Where readers find it. */
  readonly viewHref: (row: Row) => string;
  /** What it is, under its title. */
  readonly about: (row: Row) => ReactNode;
  /** Beside title and state. */
  readonly columns?: readonly StaticTableColumn<Row>[];
}

const drawn = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** A list of what admins write: what is shown to readers, what is not yet, and the way to the next one. */
export function DeskList<Row extends DeskRow>({
  rows,
  more,
  view,
  nowMs,
  words,
  path,
  viewHref,
  about,
  columns = [],
  onView,
  onMore,
  onAct,
  onRetry,
}: WholeProps<Row>) {
  const t = useCopy(deskCopy);
  const list = useRef<HTMLDivElement>(null);
  useKeepFocus(list);
  const isWhole = view.query.trim() === '' && view.state === null;
  const shown = rows.state === 'done' ? rows.value : null;
  const isNarrow = useMedia(media.belowSm);
  const isEmpty = isWhole && shown?.length === 0;
  return (
    <Stack space={3}>
      <PageBand
        title={words.title}
        purpose={words.purpose}
        actions={
          // Always in one place: it must not move away from under a press when the list turns out to be empty.
          <Link look="primary" href={`${path}/new`} icon={<IconPlus {...drawn} />}>
            {words.create}
          </Link>
        }
      />
      {rows.state === 'failed' ? (
        <Failed title={words.failed} requestId={rows.requestId} onRetry={onRetry}>
          {t('desk.failed.text')}
        </Failed>
      ) : isEmpty ? (
        <Empty title={words.none}>{words.noneText}</Empty>
      ) : (
        <>
          <div className={css.toolbar}>
            <PageSearch
              className={css.search}
              label={words.search}
              value={view.query}
              onChange={(query) => onView({ ...view, query })}
            />
            <div className={css.filter}>
              <Select
                label={t('desk.state')}
                isLabelHidden
                options={[
                  { id: 'all', label: t('desk.state.all') },
                  ...states.map((id) => ({ id, label: t(stateWords[id]) })),
                ]}
                value={view.state ?? 'all'}
                onChange={(id) => onView({ ...view, state: states.find((state) => state === id) ?? null })}
              />
            </div>
          </div>
          <div ref={list} className={css.results} aria-busy={shown === null}>
            {shown !== null && (
              <span role="status" className={visuallyHidden}>
                {t('desk.found', { count: shown.length })}
              </span>
            )}
            {shown?.length === 0 ? (
              <Empty
                title={t('desk.nothing')}
                picture={<NothingFound />}
                action={<Button onPress={() => onView(wholeDesk)}>{t('desk.nothing.clear')}</Button>}
              >
                {t('desk.nothing.text')}
              </Empty>
            ) : (
              <Card padding="none">
                <StaticTable
                  label={words.title}
                  isLoading={shown === null}
                  rows={shown ?? []}
                  rowId={({ id }) => id}
                  columns={[
                    {
                      id: 'title',
                      label: t('desk.title'),
                      render: (row) => (
                        <Name
                          row={row}
                          path={path}
                          about={about(row)}
                          state={isNarrow ? <State row={row} nowMs={nowMs} /> : null}
                        />
                      ),
                    },
                    ...(isNarrow
                      ? []
                      : [
                          {
                            id: 'state',
                            label: t('desk.state'),
                            render: (row: Row) => <State row={row} nowMs={nowMs} />,
                          },
                        ]),
                    ...columns,
                    {
                      id: 'changed',
                      label: t('desk.column.changed'),
                      isSpare: true,
                      render: ({ updatedAt }) => (
                        <span className={css.small}>
                          <Time at={updatedAt} {...(nowMs !== undefined && { nowMs })} />
                        </span>
                      ),
                    },
                    {
                      id: 'menu',
                      label: t('desk.column.actions'),
                      align: 'end',
                      render: (row) => <RowMenu row={row} path={path} viewHref={viewHref(row)} onAct={onAct} />,
                    },
                  ]}
                />
              </Card>
            )}
            {more === 'failed' && <Alert tone="error">{t('desk.more.failed')}</Alert>}
            {more !== 'none' && shown !== null && (
              <div className={css.more}>
                <Button isPending={more === 'loading'} onPress={onMore}>
                  {t('desk.more')}
                </Button>
              </div>
            )}
          </div>
        </>
      )}
    </Stack>
  );
}

const stateWords = {
  draft: 'desk.state.draft',
  scheduled: 'desk.state.scheduled',
  published: 'desk.state.published',
} as const;

interface NameProps {
  readonly row: DeskRow;
  readonly path: string;
  readonly about: ReactNode;
  /** Below the rest where there is no room for a column of it. */
  readonly state: ReactNode;
}

function Name({ row, path, about, state }: NameProps) {
  const t = useCopy(deskCopy);
  return (
    <span className={css.nameLines}>
      <span className={css.name}>
        <Link href={`${path}/${row.id}`} look="plain">
          <bdi>{row.title}</bdi>
        </Link>
      </span>
      <Text as="span" size="small" tone="quiet">
        {about}
        {row.sample && (
          <>
            {' '}
            <Badge>{t('desk.sample')}</Badge>
          </>
        )}
      </Text>
      {state}
    </span>
  );
}

function State({ row: { state, publishAt }, nowMs }: { readonly row: DeskRow; readonly nowMs: number | undefined }) {
  return (
    <span className={css.stateLines}>
      <StateMark state={state} />
      {publishAt !== null && state !== 'draft' && (
        <span className={css.small}>
          {state === 'scheduled' ? (
            <Moment at={publishAt} />
          ) : (
            <Time at={publishAt} {...(nowMs !== undefined && { nowMs })} />
          )}
        </span>
      )}
    </span>
  );
}

/** When it will be there, to the minute. */
function Moment({ at }: { readonly at: string }) {
  const format = useFormat();
  return <time dateTime={at}>{format.moment(at)}</time>;
}

interface RowMenuProps<Row> extends Pick<DeskListProps<Row>, 'onAct'> {
  readonly row: Row;
  readonly path: string;
  readonly viewHref: string;
}

function RowMenu<Row extends DeskRow>({ row, path, viewHref, onAct }: RowMenuProps<Row>) {
  const t = useCopy(deskCopy);
  const label = t('desk.actionsFor', { title: row.title });
  return (
    <LazyMenu
      label={label}
      placement="bottom end"
      trigger={(idle) => <IconButton label={label} icon={<IconDotsVertical {...drawn} />} {...idle} />}
      onAction={(act) => {
        if (act === 'publish' || act === 'unpublish' || act === 'delete') onAct(act, row);
      }}
      items={[
        { id: 'edit', label: t('desk.act.edit'), icon: <IconPencil {...drawn} />, href: `${path}/${row.id}` },
        ...(row.state === 'published'
          ? [{ id: 'view', label: t('desk.act.view'), icon: <IconEye {...drawn} />, href: viewHref }]
          : []),
        row.state === 'draft'
          ? { id: 'publish', label: t('desk.act.publish'), icon: <IconWorldUp {...drawn} /> }
          : { id: 'unpublish', label: t('desk.act.unpublish'), icon: <IconWorldOff {...drawn} /> },
        {
          id: 'ending',
          items: [
            { id: 'delete', label: t('desk.act.delete'), icon: <IconTrash {...drawn} />, tone: 'error' as const },
          ],
        },
      ]}
    />
  );
}
