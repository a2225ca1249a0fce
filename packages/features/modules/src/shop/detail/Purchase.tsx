import type { Product } from '@apiyard/api/contract/modules/shop';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { Badge } from '@apiyard/ui/Badge';
import { Button } from '@apiyard/ui/Button';
import { ColorSwatchPicker } from '@apiyard/ui/ColorSwatchPicker';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { NumberField } from '@apiyard/ui/NumberField';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconShoppingCartPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { CompareButton } from '../compare/CompareButton.tsx';
import { Price } from '../parts/Price.tsx';
import { useColorName } from '../parts/Swatch.tsx';
import { WishButton } from '../parts/WishButton.tsx';
import { Stars } from '../parts/Stars.tsx';
import { shopCopy } from '../shop-copy.ts';
import { quantity } from './Purchase.css.ts';

interface PurchaseProps {
  readonly product: Product;
  /** The one that is chosen; null without colours. */
  readonly color: string | null;
  readonly isWished: boolean;
  /** Null while the reviews load. */
  readonly reviewCount: number | null;
  readonly onColor: (color: string) => void;
  readonly onWish: (id: number, isWished: boolean) => void;
  readonly onAdd: (product: Product, color: string | null, qty: number) => void;
}

/** From this stock on, there is plenty. */
const plenty = 6;
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** What a product costs and is, with the choice of colour and quantity. */
export function Purchase({ product, color, isWished, reviewCount, onColor, onWish, onAdd }: PurchaseProps) {
  const t = useCopy(shopCopy);
  const format = useFormat();
  const colorName = useColorName();
  const [qty, setQty] = useState(product.qty);
  const { stock, category, gender, discount, description, rating } = product;
  return (
    <Stack space={3}>
      <Inline space={1}>
        <Badge>{t(`shop.category.${category}`)}</Badge>
        {gender !== null && <Badge>{t(`shop.gender.${gender}`)}</Badge>}
        {discount > 0 && <Badge tone="accent">{t('shop.off', { percent: discount })}</Badge>}
      </Inline>
      <Inline space={1}>
        <Stars label={t('shop.rating')} value={rating} />
        {reviewCount !== null && (
          <Link href="#reviews">
            {rating === 0
              ? t('shop.noReviews')
              : t('shop.ratedBy', { rating: format.number(rating), count: reviewCount })}
          </Link>
        )}
      </Inline>
      <Price product={product} isLarge />
      <Text isProse>
        <bdi>{description}</bdi>
      </Text>
      {product.colors.length > 0 && (
        <Stack space={1}>
          <ColorSwatchPicker label={t('shop.color')} colors={product.colors} value={color} onChange={onColor} />
          <Text size="small" tone="quiet">
            {color === null ? '' : colorName(color)}
          </Text>
        </Stack>
      )}
      <Inline space={1}>
        {stock === 0 ? (
          <Badge tone="error" icon={<IconCircleX {...icon} />}>
            {t('shop.soldOut')}
          </Badge>
        ) : stock < plenty ? (
          <Badge tone="warning" icon={<IconAlertTriangle {...icon} />}>
            {t('shop.onlyLeft', { count: stock })}
          </Badge>
        ) : (
          <Badge tone="success" icon={<IconCircleCheck {...icon} />}>
            {t('shop.inStock', { count: stock })}
          </Badge>
        )}
      </Inline>
      <Inline space={1} align="end">
        <div className={quantity}>
          <NumberField
            label={t('shop.quantity')}
            value={stock === 0 ? 0 : Math.min(qty, stock)}
            minValue={stock === 0 ? 0 : 1}
            maxValue={stock}
            step={1}
            isDisabled={stock === 0}
            onChange={setQty}
          />
        </div>
        <Button
          tone="primary"
          icon={<IconShoppingCartPlus size={20} stroke={1.5} aria-hidden />}
          isDisabled={stock === 0}
          onPress={() => onAdd(product, color, qty)}
        >
          {t('shop.add')}
        </Button>
        <CompareButton isLarge product={product} />
        <WishButton isLarge product={product} isWished={isWished} onWish={onWish} />
      </Inline>
    </Stack>
  );
}
