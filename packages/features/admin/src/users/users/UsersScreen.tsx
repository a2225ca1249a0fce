import type { ListedPerson } from '@apiyard/api/contract/accounts/people';
import type { PlanRef } from '@apiyard/api/contract/plans/plans';
import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { Link } from '@apiyard/ui/Link';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import type { StaticTableColumn } from '@apiyard/ui/StaticTable';
import { TablePagination } from '@apiyard/ui/TablePagination';
import { Text } from '@apiyard/ui/Text';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { visuallyHidden } from '@apiyard/ui/theme/visually-hidden.css';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { PageSearch } from '@apiyard/kit/PageSearch/PageSearch.tsx';
import { RowList } from '@apiyard/kit/RowList/RowList.tsx';
import { Time } from '@apiyard/kit/Time/Time.tsx';
import { usersCopy } from '../users-copy.ts';
import { PersonName, planName, StateMark } from './PersonParts.tsx';
import type { UsersView } from './users-view.ts';
import { allUsers, isNarrowed, roles, sorts, states } from './users-view.ts';
import { address, choice, foot, line, results, search, toolbar, waiting } from './UsersScreen.css.ts';

export interface People {
  readonly items: readonly ListedPerson[];
  /** Total on all pages. */
  readonly count: number;
}

export interface UsersScreenProps {
  readonly people: Loadable<People>;
  /** New rows are loading; the shown rows belong to the previous query. */
  readonly isAsking: boolean;
  /** Plans for the filter. */
  readonly plans: readonly PlanRef[];
  readonly view: UsersView;
  readonly ownId: string;
  readonly nowMs: number;
  readonly onView: (view: UsersView) => void;
  readonly onRetry: () => void;
}

const pageSizes = [25, 50, 100];

export function UsersScreen({ people, isAsking, plans, view, ownId, nowMs, onView, onRetry }: UsersScreenProps) {
  const t = useCopy(usersCopy);
  const narrowed = (changes: Partial<UsersView>) => onView({ ...view, page: 1, ...changes });
  return (
    <Stack space={2}>
      <PageBand
        title={t('people.title')}
        purpose={t('people.purpose')}
        actions={
          <Link look="quiet" href="/admin/invitations">
            {t('people.invitations')}
          </Link>
        }
      />
      <div className={toolbar}>
        <PageSearch
          className={search}
          label={t('people.search')}
          value={view.query}
          onChange={(query) => narrowed({ query })}
        />
        <div className={choice}>
          <Select
            label={t('people.role')}
            isLabelHidden
            value={view.role ?? 'all'}
            options={[
              { id: 'all', label: t('people.role.all') },
              ...roles.map((id) => ({ id, label: t(`people.role.${id}`) })),
            ]}
            onChange={(id) => narrowed({ role: roles.find((role) => role === id) ?? null })}
          />
        </div>
        <div className={choice}>
          <Select
            label={t('people.state')}
            isLabelHidden
            value={view.state ?? 'all'}
            options={[
              { id: 'all', label: t('people.state.all') },
              ...states.map((id) => ({ id, label: t(`people.state.${id}`) })),
            ]}
            onChange={(id) => narrowed({ state: states.find((state) => state === id) ?? null })}
          />
        </div>
        <div className={choice}>
          <Select
            label={t('people.plan')}
            isLabelHidden
            value={view.plan ?? ''}
            options={[
              { id: '', label: t('people.plan.all') },
              ...[...new Set([...plans.map(({ id }) => id), ...(view.plan === null ? [] : [view.plan])])].map((id) => ({
                id,
                label: planName(t, id, plans),
              })),
            ]}
            onChange={(id) => narrowed({ plan: id === '' ? null : id })}
          />
        </div>
        <div className={choice}>
          <Select
            label={t('people.sort')}
            isLabelHidden
            value={view.sort}
            options={sorts.map((id) => ({ id, label: t(`people.sort.${id}`) }))}
            onChange={(sort) => narrowed({ sort })}
          />
        </div>
      </div>
      {people.state === 'failed' ? (
        <Failed title={t('people.failed.title')} requestId={people.requestId} onRetry={onRetry}>
          {t('people.failed.text')}
        </Failed>
      ) : (
        <Results {...{ people, isAsking, plans, view, ownId, nowMs, onView }} />
      )}
    </Stack>
  );
}

function Results({ people, isAsking, plans, view, ownId, nowMs, onView }: Omit<UsersScreenProps, 'onRetry'>) {
  const t = useCopy(usersCopy);
  const found = people.state === 'done' ? people.value : null;
  if (found?.items.length === 0) {
    const text =
      view.query.trim() === '' ? t('people.nothing.filters') : t('people.nothing.text', { query: view.query.trim() });
    return (
      <div className={results}>
        <Empty
          title={t('people.nothing.title')}
          picture={<NothingFound />}
          action={<Button onPress={() => onView({ ...allUsers, sort: view.sort })}>{t('people.nothing.clear')}</Button>}
        >
          {isNarrowed(view) ? text : null}
        </Empty>
      </div>
    );
  }
  return (
    <div className={isAsking ? `${results} ${waiting}` : results} aria-busy={isAsking || found === null}>
      {found !== null && (
        <span role="status" className={visuallyHidden}>
          {t('people.found', { count: found.count })}
        </span>
      )}
      <PeopleRows items={found?.items ?? null} plans={plans} ownId={ownId} nowMs={nowMs} />
      {found !== null && (
        <div className={foot}>
          <TablePagination
            page={view.page}
            pageSize={view.rows}
            count={found.count}
            pageSizes={pageSizes}
            onPageChange={(page) => onView({ ...view, page })}
            onPageSizeChange={(rows) => onView({ ...view, rows, page: 1 })}
          />
        </div>
      )}
    </div>
  );
}

function Address({ person: { email, pendingEmail } }: { readonly person: ListedPerson }) {
  const t = useCopy(usersCopy);
  const shown = email ?? pendingEmail;
  if (shown === null)
    return (
      <Text as="span" tone="quiet">
        {t('people.noEmail')}
      </Text>
    );
  return (
    <>
      <span className={address}>
        <bdi>{shown}</bdi>
      </span>
      {email === null && (
        <Text as="span" size="small" tone="quiet">
          {t('people.one.unconfirmed')}
        </Text>
      )}
    </>
  );
}

interface PeopleProps {
  /** Null while loading. */
  readonly items: readonly ListedPerson[] | null;
  readonly plans: readonly PlanRef[];
  readonly ownId: string;
  readonly nowMs: number;
}

function PeopleRows({ items, plans, ownId, nowMs }: PeopleProps) {
  const t = useCopy(usersCopy);
  const isWide = useMedia(media.fromXl);
  const columns: readonly StaticTableColumn<ListedPerson>[] = [
    {
      id: 'person',
      label: t('people.column.person'),
      render: (person) => <PersonName person={person} ownId={ownId} />,
    },
    { id: 'email', label: t('people.column.email'), isSpare: true, render: (person) => <Address person={person} /> },
    { id: 'state', label: t('people.state'), render: ({ state }) => <StateMark state={state} /> },
    { id: 'plan', label: t('people.plan'), render: ({ plan }) => <bdi>{planName(t, plan, plans)}</bdi> },
    // Also shown on the user's page.
    ...(isWide
      ? [
          {
            id: 'joined',
            label: t('people.column.joined'),
            render: ({ createdAt }: ListedPerson) => <Time at={createdAt} nowMs={nowMs} />,
          },
        ]
      : []),
    {
      id: 'seen',
      label: t('people.column.seen'),
      render: ({ seenAt }) => (seenAt === null ? t('people.never') : <Time at={seenAt} nowMs={nowMs} />),
    },
  ];
  return (
    <RowList
      label={t('people.title')}
      rows={items}
      rowId={({ id }) => id}
      columns={columns}
      waiting={{ cards: 6, lines: 3 }}
      card={(person) => (
        <>
          <PersonName person={person} ownId={ownId} />
          <Text size="small" tone="quiet" isTruncated>
            <bdi>{person.email ?? person.pendingEmail ?? t('people.noEmail')}</bdi>
            {person.email === null && person.pendingEmail !== null && <> · {t('people.one.unconfirmed')}</>}
          </Text>
          <div className={line}>
            <StateMark state={person.state} />
            <Text as="span" size="small">
              <bdi>{planName(t, person.plan, plans)}</bdi>
            </Text>
            <Text as="span" size="small" tone="quiet">
              {t('people.column.seen')} ·{' '}
              {person.seenAt === null ? t('people.never') : <Time at={person.seenAt} nowMs={nowMs} />}
            </Text>
          </div>
        </>
      )}
    />
  );
}
