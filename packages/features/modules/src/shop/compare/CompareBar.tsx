import { useCopy } from '@apiyard/kit/copy.ts';
import { Button } from '@apiyard/ui/Button';
import { Link } from '@apiyard/ui/Link';
import { Text } from '@apiyard/ui/Text';
import { IconScale } from '@tabler/icons-react';
import { shopCopy } from '../shop-copy.ts';
import { bar, words } from './CompareBar.css.ts';
import { comparedMax, comparedMin, comparedSearch, useCompared } from './compared.ts';

/** What is chosen for comparison, while something is. */
export function CompareBar() {
  const t = useCopy(shopCopy);
  const { ids, onChange } = useCompared();
  if (ids.length === 0) return null;
  return (
    <div role="group" aria-label={t('shop.compare.title')} className={bar}>
      <span role="status" className={words}>
        {t('shop.compare.chosen', { count: ids.length, max: comparedMax })}
      </span>
      <Button tone="plain" onPress={() => onChange([])}>
        {t('shop.compare.clear')}
      </Button>
      {ids.length < comparedMin ? (
        <Text tone="quiet">{t('shop.compare.another')}</Text>
      ) : (
        <Link
          look="primary"
          href={`/apps/ecommerce/compare${comparedSearch(ids)}`}
          icon={<IconScale size={20} stroke={1.5} aria-hidden />}
        >
          {t('shop.compare.open')}
        </Link>
      )}
    </div>
  );
}
