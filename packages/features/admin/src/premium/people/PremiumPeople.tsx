import type { PremiumPerson, PremiumState } from '@apiyard/api/contract/plans/premium';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { IconButton } from '@apiyard/ui/IconButton';
import { Menu } from '@apiyard/ui/Menu';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { SearchField } from '@apiyard/ui/SearchField';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconDotsVertical } from '@tabler/icons-react';
import { FilterChips } from '@apiyard/kit/FilterChips/FilterChips.tsx';
import type { Pages } from '@apiyard/kit/data/use-pages.ts';
import { cardHead, lines } from '@apiyard/kit/RowList/RowList.css.ts';
import { MoreRows, RowList } from '@apiyard/kit/RowList/RowList.tsx';
import type { PremiumView } from '../premium-view.ts';
import { premiumStates, wholeContent } from '../premium-view.ts';
import { Named } from '../parts/Named.tsx';
import { chips, note, results, search, stateLines, toolbar } from '../parts/premium.css.ts';
import { useWords } from '../use-words.ts';

export type PersonAct = 'change' | 'revoke' | 'restore' | 'history';

export interface PremiumPeopleProps {
  readonly people: Pages<PremiumPerson>;
  /** Null until loaded. */
  readonly counts: Readonly<Record<PremiumState, number>> | null;
  readonly view: PremiumView;
  readonly onView: (view: PremiumView) => void;
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

/** Users on a premium plan, soonest end first. */
export function PremiumPeople({ people, counts, view, onView, onAct, onGrant, onRetry }: PremiumPeopleProps) {
  const { t } = useWords();
  if (people.items.state === 'failed') {
    return (
      <Failed title={t('premium.people.failed')} onRetry={onRetry} requestId={people.items.requestId}>
        {t('premium.failedText')}
      </Failed>
    );
  }
  const items = people.items.state === 'done' ? people.items.value : null;
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
              count: counts?.[state] ?? 0,
              isOn: view.state === state,
            }))}
            onPress={(id) => onView({ ...view, state: premiumStates.find((state) => state === id) ?? 'active' })}
          />
        </div>
      </div>
      <div className={results} aria-busy={items === null}>
        {items !== null && items.length === 0 ? (
          isUnfiltered ? (
            <Empty title={t('premium.people.none')} action={<Button onPress={onGrant}>{t('premium.grant')}</Button>}>
              {t('premium.people.noneText')}
            </Empty>
          ) : (
            <Empty
              title={t('premium.nothing')}
              picture={<NothingFound />}
              action={<Button onPress={() => onView(wholeContent)}>{t('premium.showAll')}</Button>}
            >
              {t('premium.nothingText')}
            </Empty>
          )
        ) : (
          <PeopleRows people={items} onAct={onAct} />
        )}
        <MoreRows label={t('premium.more')} more={people.more} onMore={people.onMore} />
      </div>
    </Stack>
  );
}

interface RowsProps extends Pick<PremiumPeopleProps, 'onAct'> {
  /** Null while loading. */
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
    <Menu
      label={label}
      placement="bottom end"
      trigger={<IconButton label={label} icon={<IconDotsVertical size={20} stroke={1.5} aria-hidden />} />}
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
