import type { Product } from '@apiyard/api/contract/modules/shop';
import { useCopy } from '@apiyard/kit/copy.ts';
import { Badge } from '@apiyard/ui/Badge';
import { IconButton } from '@apiyard/ui/IconButton';
import { IconShoppingCartPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { CompareButton } from '../compare/CompareButton.tsx';
import { comparedSearch, useCompared } from '../compare/compared.ts';
import { Price } from '../parts/Price.tsx';
import { WishButton } from '../parts/WishButton.tsx';
import { Stars } from '../parts/Stars.tsx';
import { shopCopy } from '../shop-copy.ts';
import { badges, body, buttons, card, foot, link, photo, picture, title as titleClass } from './ProductCard.css.ts';

export interface ProductCardProps {
  readonly product: Product;
  readonly isWished: boolean;
  readonly onWish: (id: number, isWished: boolean) => void;
  readonly onAdd: (product: Product) => void;
}

/** A product in the shop. The whole card leads to its page. Filters do not render those that stay. */
export const ProductCard = memo(function ProductCard({ product, isWished, onWish, onAdd }: ProductCardProps) {
  const t = useCopy(shopCopy);
  const { ids } = useCompared();
  const { id, title, discount, rating, stock } = product;
  return (
    <article className={card} aria-labelledby={`product-${id}`}>
      <div className={picture}>
        <img src={product.photo} alt="" width="400" height="400" loading="lazy" className={photo} />
        <div className={badges}>
          {discount > 0 && <Badge tone="accent">{t('shop.off', { percent: discount })}</Badge>}
          {stock === 0 && <Badge tone="error">{t('shop.soldOut')}</Badge>}
        </div>
      </div>
      <div className={body}>
        <h2 id={`product-${id}`} className={titleClass}>
          <Link to={`/apps/ecommerce/detail/${id}${comparedSearch(ids)}`} className={link}>
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <Stars label={t('shop.rating')} value={rating} />
        <div className={foot}>
          <Price product={product} />
          <div className={buttons}>
            <CompareButton product={product} />
            <WishButton product={product} isWished={isWished} onWish={onWish} />
            <IconButton
              tone="quiet"
              label={t('shop.addOne', { title })}
              icon={<IconShoppingCartPlus size={20} stroke={1.5} aria-hidden />}
              isDisabled={stock === 0}
              onPress={() => onAdd(product)}
            />
          </div>
        </div>
      </div>
    </article>
  );
});
