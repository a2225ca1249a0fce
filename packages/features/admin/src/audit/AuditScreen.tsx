import type { AuditEntry } from '@apiyard/api/contract/site/audit';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { IconButton } from '@apiyard/ui/IconButton';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import type { StaticTableColumn } from '@apiyard/ui/StaticTable';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Text } from '@apiyard/ui/Text';
import { TextField } from '@apiyard/ui/TextField';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { IconInfoCircle } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useCopy } from '@apiyard/kit/copy.ts';
import { lazyPart } from '@apiyard/kit/routing/lazy-part.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { More } from '@apiyard/kit/data/use-pages.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { PageSearch } from '@apiyard/kit/PageSearch/PageSearch.tsx';
import { MoreRows } from '@apiyard/kit/RowList/RowList.tsx';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { actionKeyOf } from './action-keys.ts';
import { auditCopy } from './audit-copy.ts';
import type { AuditView } from './audit-view.ts';
import { groups, isNarrowed, wholeLog } from './audit-view.ts';
import { DayField } from './DayField.tsx';
import { choice, kind, results, search, subjectId, toolbar } from './AuditScreen.css.ts';

/** Loaded with the first entry that is opened. */
const AuditDetails = lazyPart('audit-details', () =>
  import('./AuditDetails.tsx').then(({ AuditDetails }) => AuditDetails),
);

export interface AuditScreenProps {
  readonly entries: Loadable<readonly AuditEntry[]>;
  readonly more: More;
  readonly view: AuditView;
  readonly nowMs: number;
  readonly isSaving: boolean;
  readonly onView: (view: AuditView) => void;
  readonly onMore: () => void;
  readonly onCsv: () => void;
  readonly onRetry: () => void;
}

export function AuditScreen({
  entries,
  more,
  view,
  nowMs,
  isSaving,
  onView,
  onMore,
  onCsv,
  onRetry,
}: AuditScreenProps) {
  const t = useCopy(auditCopy);
  const [open, setOpen] = useState<AuditEntry | null>(null);
  const known = entries.state === 'done' ? entries.value : null;
  const wordsOf = (entry: AuditEntry) => t(actionKeyOf(entry));
  const isNarrow = useMedia(media.belowSm);
  const isBelowMd = useMedia(media.belowMd);
  const columns: readonly StaticTableColumn<AuditEntry>[] = [
    {
      id: 'what',
      label: t('audit.column.what'),
      render: (entry) =>
        isNarrow ? (
          <>
            {wordsOf(entry)}
            <Text size="small" tone="quiet">
              <Who entry={entry} /> · <Time at={entry.at} nowMs={nowMs} />
            </Text>
          </>
        ) : (
          wordsOf(entry)
        ),
    },
    { id: 'who', label: t('audit.column.who'), isSpare: true, render: (entry) => <Who entry={entry} /> },
    {
      id: 'to',
      label: t('audit.column.to'),
      isSpare: true,
      render: ({ subject }) => subject !== null && <Subject {...subject} />,
    },
    // Also shown in the details.
    ...(isBelowMd
      ? []
      : [
          {
            id: 'address',
            label: t('audit.column.address'),
            isSpare: true,
            render: ({ address }: AuditEntry) => <bdi dir="ltr">{address}</bdi>,
          },
        ]),
    { id: 'when', label: t('audit.column.when'), isSpare: true, render: ({ at }) => <Time at={at} nowMs={nowMs} /> },
    {
      id: 'details',
      label: t('audit.details'),
      align: 'end',
      render: (entry) => (
        <IconButton
          label={t('audit.detailsOf', { what: wordsOf(entry) })}
          icon={<IconInfoCircle size={20} stroke={1.5} />}
          opens="dialog"
          onPress={() => setOpen(entry)}
        />
      ),
    },
  ];
  return (
    <Stack space={2}>
      <PageBand
        title={t('audit.title')}
        purpose={t('audit.purpose')}
        actions={
          <Button isPending={isSaving} isDisabled={known === null || known.length === 0} onPress={onCsv}>
            {t('audit.csv')}
          </Button>
        }
      />
      <div className={toolbar}>
        <PageSearch
          className={search}
          label={t('audit.search')}
          value={view.query}
          onChange={(query) => onView({ ...view, query })}
        />
        <div className={kind}>
          <Select
            label={t('audit.group')}
            value={view.group ?? 'all'}
            options={[
              { id: 'all', label: t('audit.group.all') },
              ...groups.map((id) => ({ id, label: t(`audit.group.${id}`) })),
            ]}
            onChange={(id) => onView({ ...view, group: groups.find((group) => group === id) ?? null })}
          />
        </div>
        <div className={choice}>
          <Typed
            key={`person ${view.person}`}
            label={t('audit.person')}
            value={view.person}
            onDone={(person) => onView({ ...view, person })}
          />
        </div>
        <div className={choice}>
          <Typed
            key={`request ${view.requestId}`}
            label={t('audit.requestId')}
            value={view.requestId}
            onDone={(requestId) => onView({ ...view, requestId })}
          />
        </div>
        <div className={choice}>
          <DayField label={t('audit.from')} day={view.from} onDay={(from) => onView({ ...view, from })} />
        </div>
        <div className={choice}>
          <DayField label={t('audit.to')} day={view.to} onDay={(to) => onView({ ...view, to })} />
        </div>
      </div>
      {entries.state === 'failed' ? (
        <Failed title={t('audit.failed.title')} requestId={entries.requestId} onRetry={onRetry}>
          {t('audit.failed.text')}
        </Failed>
      ) : known?.length === 0 ? (
        isNarrowed(view) ? (
          <Empty
            title={t('audit.nothing.title')}
            picture={<NothingFound />}
            action={<Button onPress={() => onView(wholeLog)}>{t('audit.nothing.clear')}</Button>}
          >
            {t('audit.nothing.text')}
          </Empty>
        ) : (
          <Empty title={t('audit.empty.title')}>{t('audit.empty.text')}</Empty>
        )
      ) : (
        <div className={results} aria-busy={known === null}>
          <Card padding="none">
            <StaticTable
              label={t('audit.title')}
              columns={columns}
              rows={known ?? []}
              rowId={({ id }) => id}
              isLoading={known === null}
              density="dense"
            />
          </Card>
          <MoreRows label={t('audit.more')} more={more} onMore={onMore} />
        </div>
      )}
      {open !== null && (
        <Suspense fallback={null}>
          <AuditDetails entry={open} title={wordsOf(open)} nowMs={nowMs} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Stack>
  );
}

function Subject({ id, name }: NonNullable<AuditEntry['subject']>) {
  if (name !== null) return <bdi>{name}</bdi>;
  return (
    <span className={subjectId} dir="ltr" title={id}>
      <Text as="div" size="small" tone="quiet" isMono isTruncated>
        {id}
      </Text>
    </span>
  );
}

function Who({ entry: { actor, via } }: { readonly entry: AuditEntry }) {
  const t = useCopy(auditCopy);
  if (actor !== null)
    return actor.name === '' ? (
      <Text as="span" tone="quiet">
        {t('audit.who.gone')}
      </Text>
    ) : (
      <bdi>{actor.name}</bdi>
    );
  return (
    <Text as="span" tone="quiet">
      {via === 'server' ? t('audit.who.server') : t('audit.who.visitor')}
    </Text>
  );
}

/** Applies its value on blur or Enter. */
function Typed({
  label,
  value,
  onDone,
}: {
  readonly label: string;
  readonly value: string;
  readonly onDone: (value: string) => void;
}) {
  const [text, setText] = useState(value);
  const finish = () => {
    if (text.trim() !== value) onDone(text.trim());
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <TextField label={label} value={text} onChange={setText} onBlur={finish} dir="ltr" />
    </form>
  );
}
