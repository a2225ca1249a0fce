import type { Product } from '@apiyard/api/contract/modules/shop';
import { useCopy } from '@apiyard/kit/copy.ts';
import { IconButton } from '@apiyard/ui/IconButton';
import { Inline } from '@apiyard/ui/Inline';
import { IconShoppingCartPlus, IconX } from '@tabler/icons-react';
import { shopCopy } from '../shop-copy.ts';

interface CompareActionsProps {
  readonly product: Product;
  readonly onRemove: (id: number) => void;
  readonly onAdd: (product: Product) => void;
}

/** What can be done with one of the compared products. */
export function CompareActions({ product, onRemove, onAdd }: CompareActionsProps) {
  const t = useCopy(shopCopy);
  const { id, title, stock } = product;
  return (
    <Inline space={1}>
      <IconButton
        tone="quiet"
        label={t('shop.addOne', { title })}
        icon={<IconShoppingCartPlus size={20} stroke={1.5} aria-hidden />}
        isDisabled={stock === 0}
        onPress={() => onAdd(product)}
      />
      <IconButton
        label={t('shop.compare.remove', { title })}
        icon={<IconX size={20} stroke={1.5} aria-hidden />}
        onPress={() => onRemove(id)}
      />
    </Inline>
  );
}
