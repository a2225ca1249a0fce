import type { Product } from '@apiyard/api/contract/modules/shop';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Switch } from '@apiyard/ui/Switch';
import { Text } from '@apiyard/ui/Text';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { shopCopy } from '../shop-copy.ts';
import { CompareCards } from './CompareCards.tsx';
import { compareRows } from './compare-rows.ts';
import { CompareTable } from './CompareTable.tsx';
import { comparedMax, comparedMin, comparedSearch } from './compared.ts';

export interface CompareScreenProps {
  readonly products: Loadable<readonly Product[]>;
  /** The chosen products, in their order. */
  readonly ids: readonly number[];
  /** Rows in which all are equal are left out. */
  readonly showsDifferences: boolean;
  /** Cart and sample data, in the band. */
  readonly actions: ReactNode;
  readonly onIds: (ids: readonly number[]) => void;
  readonly onShowDifferences: (isOnly: boolean) => void;
  readonly onAdd: (product: Product) => void;
  readonly onRetry: () => void;
}

/** Up to four products side by side, with their differences marked. */
export function CompareScreen(props: CompareScreenProps) {
  const t = useCopy(shopCopy);
  const { products, ids, actions, onRetry } = props;
  return (
    <Stack space={3}>
      <PageBand title={t('shop.compare.title')} purpose={t('shop.compare.purpose')} actions={actions} />
      {products.state === 'failed' && (
        <Failed title={t('shop.failed')} requestId={products.requestId} onRetry={onRetry}>
          {t('shop.failedText')}
        </Failed>
      )}
      {products.state === 'loading' && (
        <Card>
          <div aria-busy role="group" aria-label={t('shop.products')}>
            <Skeleton shape="text" lines={8} />
          </div>
        </Card>
      )}
      {products.state === 'done' && (
        <Chosen {...props} chosen={ids.flatMap((id) => products.value.filter((product) => product.id === id))} />
      )}
    </Stack>
  );
}

interface ChosenProps extends CompareScreenProps {
  readonly chosen: readonly Product[];
}

function Chosen({ chosen, showsDifferences, onIds, onShowDifferences, onAdd }: ChosenProps) {
  const t = useCopy(shopCopy);
  const isNarrow = useMedia(media.belowMd);
  const ids = chosen.map(({ id }) => id);
  const shop = `/apps/ecommerce/shop${comparedSearch(ids)}`;
  if (chosen.length === 0) {
    return (
      <Empty
        title={t('shop.compare.empty')}
        action={
          <Link look="primary" href={shop}>
            {t('shop.cart.browse')}
          </Link>
        }
      >
        {t('shop.compare.emptyText', { count: comparedMax })}
      </Empty>
    );
  }
  const all = compareRows(chosen);
  const rows = showsDifferences ? all.filter(({ isDifferent }) => isDifferent) : all;
  const View = isNarrow ? CompareCards : CompareTable;
  return (
    <Stack space={2}>
      <Inline space={2} justify="between">
        <Switch isSelected={showsDifferences} onChange={onShowDifferences}>
          {t('shop.compare.onlyDifferences')}
        </Switch>
        {chosen.length < comparedMax && (
          <Link look="quiet" href={shop} icon={<IconPlus size={20} stroke={1.5} aria-hidden />}>
            {t('shop.compare.more')}
          </Link>
        )}
      </Inline>
      {chosen.length < comparedMin && <Text tone="quiet">{t('shop.compare.another')}</Text>}
      <View products={chosen} rows={rows} onRemove={(id) => onIds(ids.filter((other) => other !== id))} onAdd={onAdd} />
      {rows.length === 0 && chosen.length >= comparedMin && <Text tone="quiet">{t('shop.compare.same')}</Text>}
    </Stack>
  );
}
