import type { Product } from '@apiyard/api/contract/modules/shop';
import { useCopy } from '@apiyard/kit/copy.ts';
import { ToggleButton } from '@apiyard/ui/ToggleButton';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { shopCopy } from '../shop-copy.ts';

interface WishButtonProps {
  readonly product: Product;
  readonly isWished: boolean;
  /** As high as a field. @default false */
  readonly isLarge?: boolean;
  readonly onWish: (id: number, isWished: boolean) => void;
}

export function WishButton({ product, isWished, isLarge = false, onWish }: WishButtonProps) {
  const t = useCopy(shopCopy);
  return (
    <ToggleButton
      {...(isLarge && ({ size: 'medium', tone: 'quiet' } as const))}
      label={t('shop.wish', { title: product.title })}
      labelSelected={t('shop.unwish', { title: product.title })}
      icon={<IconHeart size={20} stroke={1.5} aria-hidden />}
      selectedIcon={<IconHeartFilled size={20} aria-hidden />}
      isSelected={isWished}
      onChange={(next) => onWish(product.id, next)}
    />
  );
}
