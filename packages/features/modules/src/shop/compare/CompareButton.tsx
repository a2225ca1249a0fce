import type { Product } from '@apiyard/api/contract/modules/shop';
import { useCopy } from '@apiyard/kit/copy.ts';
import { ToggleButton } from '@apiyard/ui/ToggleButton';
import { IconScale, IconScaleFilled } from '@tabler/icons-react';
import { shopCopy } from '../shop-copy.ts';
import { comparedMax, toggled, useCompared } from './compared.ts';

interface CompareButtonProps {
  readonly product: Product;
  /** As high as a field. @default false */
  readonly isLarge?: boolean;
}

/** Chooses a product for comparison, or not any more. */
export function CompareButton({ product: { id, title }, isLarge = false }: CompareButtonProps) {
  const t = useCopy(shopCopy);
  const { ids, onChange } = useCompared();
  const isSelected = ids.includes(id);
  return (
    <ToggleButton
      {...(isLarge && ({ size: 'medium', tone: 'quiet' } as const))}
      label={t('shop.compare.add', { title })}
      labelSelected={t('shop.compare.remove', { title })}
      icon={<IconScale size={20} stroke={1.5} aria-hidden />}
      selectedIcon={<IconScaleFilled size={20} aria-hidden />}
      isSelected={isSelected}
      isDisabled={!isSelected && ids.length >= comparedMax}
      onChange={() => onChange(toggled(ids, id))}
    />
  );
}
