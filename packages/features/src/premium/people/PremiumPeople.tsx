import type { PremiumPerson, PremiumState } from '@apiyard/api/contract/premium';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { IconButton } from '@apiyard/ui/IconButton';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { SearchField } from '@apiyard/ui/SearchField';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconDotsVertical } from '@tabler/icons-react';
import { FilterChips } from '../../_kit/FilterChips/FilterChips.tsx';
import { LazyMenu } from '../../_kit/LazyMenu/LazyMenu.tsx';
import type { Loadable } from '../../_kit/loadable.ts';
import { cardHead, lines } from '../../_kit/RowList/RowList.css.ts';
import { MoreRows, RowList } from '../../_kit/RowList/RowList.tsx';
import type { DeskView } from '../desk-view.ts';
import { premiumStates, wholeDesk } from '../desk-view.ts';
import { Named } from '../parts/Named.tsx';
import { chips, note, results, search, stateLines, toolbar } from '../parts/desk.css.ts';
import type { Pages } from '../../_kit/use-pages.ts';
import { useWords } from '../use-words.ts';

export type PersonAct = 'change' | 'revoke' | 'restore' | 'history';

export interface PremiumPeopleProps {
  readonly people: Loadable<Pages<PremiumPerson> & { readonly counts: Readonly<Record<PremiumState, number>> }>;
  readonly view: DeskView;
  readonly onView: (view: DeskView) => void;
  readonly onAct: (act: PersonAct, person: PremiumPerson) => void;
  readonly onGrant: () => void;
  readonly onRetry: () => void;
}

const stateWords = {
  active: 'premium.state.active',
  ending: 'premium.state.ending',
  ended: 'premium.state.ended',
} as const;
const stateTones = { active: 'success', ending: 'warning', ended: 'neutral' } as const;

/** Who has a plan beyond the free one, what ends first at the top. */
export function PremiumPeople({ people, view, onView, onAct, onGrant, onRetry }: PremiumPeopleProps) {
  const { t } = useWords();
  if (people.state === 'failed') {
    return (
      <Failed title={t('premium.people.failed')} onRetry={onRetry} requestId={people.requestId}>
        {t('premium.failedText')}
      </Failed>
    );
  }
  const value = people.state === 'done' ? people.value : null;
  const isUnfiltered = view.query.trim() === '' && view.state === 'active';
  return (
    <Stack space={2}>
      <div className={toolbar}>
        <div className={search}>
          <SearchField
            label={t('premium.people.search')}
            value={view.query}
            onChange={(query) => onView({ ...view, query })}
          />
        </div>
        <div className={chips}>
          <FilterChips
            label={t('premium.people.state')}
            chips={premiumStates.map((state) => ({
              id: state,
              label: t(stateWords[state]),
              count: value?.counts[state] ?? 0,
              isOn: view.state === state,
            }))}
            onPress={(id) => onView({ ...view, state: premiumStates.find((state) => state === id) ?? 'active' })}
          />
        </div>
      </div>
      <div className={results} aria-busy={value === null}>
        {value !== null && value.items.length === 0 ? (
          isUnfiltered ? (
            <Empty title={t('premium.people.none')} action={<Button onPress={onGrant}>{t('premium.grant')}</Button>}>
              {t('premium.people.noneText')}
            </Empty>
          ) : (
            <Empty
              title={t('premium.nothing')}
              picture={<NothingFound />}
              action={<Button onPress={() => onView(wholeDesk)}>{t('premium.showAll')}</Button>}
            >
              {t('premium.nothingText')}
            </Empty>
          )
        ) : (
          <PeopleRows people={value?.items ?? null} onAct={onAct} />
        )}
        {value?.hasMore === true && (
          <MoreRows label={t('premium.more')} isLoading={value.isLoadingMore} onMore={value.onMore} />
        )}
      </div>
    </Stack>
  );
}

interface RowsProps extends Pick<PremiumPeopleProps, 'onAct'> {
  /** Null while they are on their way. */
  readonly people: readonly PremiumPerson[] | null;
}

function PeopleRows({ people, onAct }: RowsProps) {
  const { t, nameOf } = useWords();
  return (
    <RowList
      label={t('premium.people')}
      rows={people}
      rowId={({ id }) => id}
      columns={[
        { id: 'person', label: t('premium.person'), render: (person) => <Who person={person} /> },
        { id: 'plan', label: t('premium.plan'), render: ({ plan }) => <bdi>{nameOf(plan)}</bdi> },
        { id: 'state', label: t('premium.people.state'), render: (person) => <State person={person} /> },
        { id: 'note', label: t('premium.note'), render: (person) => <Note person={person} /> },
        {
          id: 'menu',
          label: t('premium.actions'),
          align: 'end',
          render: (person) => <PersonMenu person={person} onAct={onAct} />,
        },
      ]}
      card={(person) => (
        <>
          <div className={cardHead}>
            <Who person={person} />
            <PersonMenu person={person} onAct={onAct} />
          </div>
          <Text>
            <bdi>{nameOf(person.plan)}</bdi>
          </Text>
          <State person={person} />
          <Note person={person} />
        </>
      )}
    />
  );
}

interface PartProps {
  readonly person: PremiumPerson;
}

function Who({ person }: PartProps) {
  return (
    <span className={lines}>
      <Text as="span" weight="medium">
        <Named person={person} />
      </Text>
      {person.email !== null && (
        <Text as="span" size="small" tone="quiet">
          <bdi>{person.email}</bdi>
        </Text>
      )}
    </span>
  );
}

function State({ person: { state, until } }: PartProps) {
  const { t, format, endWords } = useWords();
  return (
    <span className={stateLines}>
      <Badge tone={stateTones[state]}>{t(stateWords[state])}</Badge>
      <Text as="span" size="small" tone="quiet" isTabular>
        {state === 'ended' && until !== null ? t('premium.endedAt', { date: format.moment(until) }) : endWords(until)}
      </Text>
    </span>
  );
}

function Note({ person }: PartProps) {
  if (person.note === '') return null;
  return (
    <span className={note} title={person.note}>
      <Text as="div" size="small" tone="quiet" isTruncated>
        <bdi>{person.note}</bdi>
      </Text>
    </span>
  );
}

function PersonMenu({ person, onAct }: PartProps & Pick<PremiumPeopleProps, 'onAct'>) {
  const { t } = useWords();
  const label = t('premium.actionsFor', { name: person.username });
  const isOver = person.state === 'ended';
  return (
    <LazyMenu
      label={label}
      placement="bottom end"
      trigger={(idle) => (
        <IconButton label={label} icon={<IconDotsVertical size={20} stroke={1.5} aria-hidden />} {...idle} />
      )}
      onAction={(act) => onAct(act as PersonAct, person)}
      items={[
        { id: 'change', label: t(isOver ? 'premium.act.again' : 'premium.act.change') },
        ...(person.canRestore ? [{ id: 'restore', label: t('premium.act.restore') }] : []),
        { id: 'history', label: t('premium.act.history') },
        ...(isOver
          ? []
          : [{ id: 'ending', items: [{ id: 'revoke', label: t('premium.act.revoke'), tone: 'error' as const }] }]),
      ]}
    />
  );
}
