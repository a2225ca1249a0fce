import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Badge } from '@apiyard/ui/Badge';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { IconButton } from '@apiyard/ui/IconButton';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Link } from '@apiyard/ui/Link';
import { Menu } from '@apiyard/ui/Menu';
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
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { useKeepFocus } from '@apiyard/kit/browser/keep-focus.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { More } from '@apiyard/kit/data/use-pages.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { PageSearch } from '@apiyard/kit/PageSearch/PageSearch.tsx';
import { MoreRows } from '@apiyard/kit/RowList/RowList.tsx';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { contentCopy } from '../content-copy.ts';
import { StateMark } from '../StateMark.tsx';
import * as css from '../content.css.ts';
import type { ContentChange, ContentRow } from './content-changes.ts';
import type { ContentView } from './content-view.ts';
import { states, wholeContent } from './content-view.ts';

export interface ContentListProps<Row> {
  readonly rows: Loadable<readonly Row[]>;
  readonly more: More;
  readonly view: ContentView;
  readonly nowMs?: number;
  readonly onView: (view: ContentView) => void;
  readonly onMore: () => void;
  readonly onAct: (kind: ContentChange<Row>['kind'], row: Row) => void;
  readonly onRetry: () => void;
}

interface WholeProps<Row> extends ContentListProps<Row> {
  readonly words: Readonly<Record<'title' | 'purpose' | 'create' | 'search' | 'none' | 'noneText' | 'failed', string>>;
  /** Base path of the editor; `/new` creates an entry. */
  readonly path: string;
  /** Public page of the entry. */
  readonly viewHref: (row: Row) => string;
  /** Details below the title. */
  readonly about: (row: Row) => ReactNode;
  /** Columns besides title and status. */
  readonly columns?: readonly StaticTableColumn<Row>[];
}

const drawn = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** List of updates or posts with their status. */
export function ContentList<Row extends ContentRow>({
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
  const t = useCopy(contentCopy);
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
          // Always in the same place: it must not move while it is pressed when the list loads empty.
          <Link look="primary" href={`${path}/new`} icon={<IconPlus {...drawn} />}>
            {words.create}
          </Link>
        }
      />
      {rows.state === 'failed' ? (
        <Failed title={words.failed} requestId={rows.requestId} onRetry={onRetry}>
          {t('content.failed.text')}
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
                label={t('content.state')}
                isLabelHidden
                options={[
                  { id: 'all', label: t('content.state.all') },
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
                {t('content.found', { count: shown.length })}
              </span>
            )}
            {shown?.length === 0 ? (
              <Empty
                title={t('content.nothing')}
                picture={<NothingFound />}
                action={<Button onPress={() => onView(wholeContent)}>{t('content.nothing.clear')}</Button>}
              >
                {t('content.nothing.text')}
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
                      label: t('content.title'),
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
                            label: t('content.state'),
                            render: (row: Row) => <State row={row} nowMs={nowMs} />,
                          },
                        ]),
                    ...columns,
                    {
                      id: 'changed',
                      label: t('content.column.changed'),
                      isSpare: true,
                      render: ({ updatedAt }) => (
                        <span className={css.small}>
                          <Time at={updatedAt} {...(nowMs !== undefined && { nowMs })} />
                        </span>
                      ),
                    },
                    {
                      id: 'menu',
                      label: t('content.column.actions'),
                      align: 'end',
                      render: (row) => <RowMenu row={row} path={path} viewHref={viewHref(row)} onAct={onAct} />,
                    },
                  ]}
                />
              </Card>
            )}
            {more === 'failed' && <Alert tone="error">{t('content.more.failed')}</Alert>}
            {shown !== null && <MoreRows label={t('content.more')} more={more} onMore={onMore} />}
          </div>
        </>
      )}
    </Stack>
  );
}

const stateWords = {
  draft: 'content.state.draft',
  scheduled: 'content.state.scheduled',
  published: 'content.state.published',
} as const;

interface NameProps {
  readonly row: ContentRow;
  readonly path: string;
  readonly about: ReactNode;
  /** Shown below the title where there is no room for a column. */
  readonly state: ReactNode;
}

function Name({ row, path, about, state }: NameProps) {
  const t = useCopy(contentCopy);
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
            <Badge>{t('content.sample')}</Badge>
          </>
        )}
      </Text>
      {state}
    </span>
  );
}

function State({ row: { state, publishAt }, nowMs }: { readonly row: ContentRow; readonly nowMs: number | undefined }) {
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

/** Publish date to the minute. */
function Moment({ at }: { readonly at: string }) {
  const format = useFormat();
  return <time dateTime={at}>{format.moment(at)}</time>;
}

interface RowMenuProps<Row> extends Pick<ContentListProps<Row>, 'onAct'> {
  readonly row: Row;
  readonly path: string;
  readonly viewHref: string;
}

function RowMenu<Row extends ContentRow>({ row, path, viewHref, onAct }: RowMenuProps<Row>) {
  const t = useCopy(contentCopy);
  const label = t('content.actionsFor', { title: row.title });
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton label={label} icon={<IconDotsVertical {...drawn} />} />}
      onAction={(act) => {
        if (act === 'publish' || act === 'unpublish' || act === 'delete') onAct(act, row);
      }}
      items={[
        { id: 'edit', label: t('content.act.edit'), icon: <IconPencil {...drawn} />, href: `${path}/${row.id}` },
        ...(row.state === 'published'
          ? [{ id: 'view', label: t('content.act.view'), icon: <IconEye {...drawn} />, href: viewHref }]
          : []),
        row.state === 'draft'
          ? { id: 'publish', label: t('content.act.publish'), icon: <IconWorldUp {...drawn} /> }
          : { id: 'unpublish', label: t('content.act.unpublish'), icon: <IconWorldOff {...drawn} /> },
        {
          id: 'ending',
          items: [
            { id: 'delete', label: t('content.act.delete'), icon: <IconTrash {...drawn} />, tone: 'error' as const },
          ],
        },
      ]}
    />
  );
}
