import type { Voucher } from '@apiyard/api/contract/plans/premium';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { NothingFound } from '@apiyard/ui/illustrations/NothingFound';
import { SearchField } from '@apiyard/ui/SearchField';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import type { Pages } from '@apiyard/kit/data/use-pages.ts';
import { cardHead, lines } from '@apiyard/kit/RowList/RowList.css.ts';
import { MoreRows, RowList } from '@apiyard/kit/RowList/RowList.tsx';
import type { PremiumView } from '../premium-view.ts';
import { voucherStates, wholeContent } from '../premium-view.ts';
import { choice, note as noteStyle, results, search, stateLines, toolbar } from '../parts/premium.css.ts';
import { useWords } from '../use-words.ts';

export interface VouchersProps {
  readonly vouchers: Pages<Voucher>;
  readonly view: PremiumView;
  readonly onView: (view: PremiumView) => void;
  readonly onMake: () => void;
  readonly onWithdraw: (voucher: Voucher) => void;
  readonly onRestore: (voucher: Voucher) => void;
  readonly onRetry: () => void;
}

const stateWords = {
  usable: 'premium.voucher.usable',
  spent: 'premium.voucher.spent',
  expired: 'premium.voucher.expired',
  withdrawn: 'premium.voucher.withdrawn',
} as const;
const stateTones = { usable: 'success', spent: 'neutral', expired: 'neutral', withdrawn: 'warning' } as const;

export function Vouchers({ vouchers, view, onView, onMake, onWithdraw, onRestore, onRetry }: VouchersProps) {
  const { t } = useWords();
  if (vouchers.items.state === 'failed') {
    return (
      <Failed title={t('premium.vouchers.failed')} onRetry={onRetry} requestId={vouchers.items.requestId}>
        {t('premium.failedText')}
      </Failed>
    );
  }
  const items = vouchers.items.state === 'done' ? vouchers.items.value : null;
  const isUnfiltered = view.query.trim() === '' && view.voucherState === null;
  return (
    <Stack space={2}>
      <div className={toolbar}>
        <div className={search}>
          <SearchField
            label={t('premium.vouchers.search')}
            value={view.query}
            onChange={(query) => onView({ ...view, query })}
          />
        </div>
        <div className={choice}>
          <Select
            label={t('premium.people.state')}
            isLabelHidden
            options={[
              { id: 'all', label: t('premium.vouchers.all') },
              ...voucherStates.map((id) => ({ id, label: t(stateWords[id]) })),
            ]}
            value={view.voucherState ?? 'all'}
            onChange={(id) => onView({ ...view, voucherState: voucherStates.find((state) => state === id) ?? null })}
          />
        </div>
        <Button onPress={onMake}>{t('premium.vouchers.make')}</Button>
      </div>
      <div className={results} aria-busy={items === null}>
        {items !== null && items.length === 0 ? (
          isUnfiltered ? (
            <Empty
              title={t('premium.vouchers.none')}
              action={<Button onPress={onMake}>{t('premium.vouchers.make')}</Button>}
            >
              {t('premium.vouchers.noneText')}
            </Empty>
          ) : (
            <Empty
              title={t('premium.nothing')}
              picture={<NothingFound />}
              action={
                <Button onPress={() => onView({ ...wholeContent, tab: 'vouchers' })}>{t('premium.showAll')}</Button>
              }
            >
              {t('premium.nothingText')}
            </Empty>
          )
        ) : (
          <VoucherRows vouchers={items} onWithdraw={onWithdraw} onRestore={onRestore} />
        )}
        <MoreRows label={t('premium.more')} more={vouchers.more} onMore={vouchers.onMore} />
      </div>
    </Stack>
  );
}

interface RowsProps extends Pick<VouchersProps, 'onWithdraw' | 'onRestore'> {
  /** Null while loading. */
  readonly vouchers: readonly Voucher[] | null;
}

function VoucherRows({ vouchers, ...acts }: RowsProps) {
  const { t, format } = useWords();
  const usesOf = ({ uses, usesMax }: Voucher) => (
    <bdi>{t('premium.voucher.usesOf', { uses: format.number(uses), max: format.number(usesMax) })}</bdi>
  );
  return (
    <RowList
      label={t('premium.vouchers')}
      rows={vouchers}
      rowId={({ id }) => id}
      columns={[
        { id: 'code', label: t('premium.voucher.code'), render: (voucher) => <Code voucher={voucher} /> },
        { id: 'gives', label: t('premium.voucher.gives'), render: (voucher) => <Gives voucher={voucher} /> },
        { id: 'uses', label: t('premium.voucher.uses'), align: 'end', render: usesOf },
        { id: 'state', label: t('premium.people.state'), render: (voucher) => <State voucher={voucher} /> },
        {
          id: 'act',
          label: t('premium.actions'),
          align: 'end',
          render: (voucher) => <Act voucher={voucher} {...acts} />,
        },
      ]}
      card={(voucher) => (
        <>
          <div className={cardHead}>
            <Code voucher={voucher} />
            <Act voucher={voucher} {...acts} />
          </div>
          <Gives voucher={voucher} />
          <Text size="small" tone="quiet">
            {t('premium.voucher.uses')} · {usesOf(voucher)}
          </Text>
          <State voucher={voucher} />
        </>
      )}
    />
  );
}

interface PartProps {
  readonly voucher: Voucher;
}

function Code({ voucher: { masked, note } }: PartProps) {
  return (
    <span className={lines}>
      <Text as="span" isMono>
        {masked}
      </Text>
      {note !== '' && (
        <span className={noteStyle} title={note}>
          <Text as="div" size="small" tone="quiet" isTruncated>
            {note}
          </Text>
        </span>
      )}
    </span>
  );
}

function Gives({ voucher: { plan, days } }: PartProps) {
  const { t, nameOf } = useWords();
  return (
    <span className={lines}>
      <bdi>{nameOf(plan)}</bdi>
      <Text as="span" size="small" tone="quiet">
        {t('premium.voucher.days', { count: days })}
      </Text>
    </span>
  );
}

function State({ voucher: { state, expiresAt } }: PartProps) {
  const { t, format } = useWords();
  return (
    <span className={stateLines}>
      <Badge tone={stateTones[state]}>{t(stateWords[state])}</Badge>
      {expiresAt !== null && (state === 'usable' || state === 'expired') && (
        <Text as="span" size="small" tone="quiet" isTabular>
          {t('premium.until', { date: format.moment(expiresAt) })}
        </Text>
      )}
    </span>
  );
}

function Act({ voucher, onWithdraw, onRestore }: PartProps & Pick<VouchersProps, 'onWithdraw' | 'onRestore'>) {
  const { t } = useWords();
  if (voucher.state === 'usable') {
    return (
      <Button size="small" onPress={() => onWithdraw(voucher)}>
        {t('premium.voucher.withdraw')}
      </Button>
    );
  }
  if (voucher.state !== 'withdrawn') return null;
  return (
    <Button size="small" onPress={() => onRestore(voucher)}>
      {t('premium.voucher.restore')}
    </Button>
  );
}
