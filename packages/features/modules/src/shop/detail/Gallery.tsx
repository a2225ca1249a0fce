import type { Product } from '@apiyard/api/contract/modules/shop';
import { picturesIn } from '@apiyard/api/contract/modules/shop/pictures';
import { useCopy } from '@apiyard/kit/copy.ts';
import { Carousel } from '@apiyard/ui/Carousel';
import { Lightbox } from '@apiyard/ui/Lightbox';
import { useState } from 'react';
import { shopCopy } from '../shop-copy.ts';
import { opener, picture } from './Gallery.css.ts';

interface GalleryProps {
  readonly product: Product;
  /** The one that is chosen; null without colours. */
  readonly color: string | null;
}

/** The pictures of a product in a colour: swiped through, and opened to zoom in. */
export function Gallery({ product, color }: GalleryProps) {
  const t = useCopy(shopCopy);
  const [index, setIndex] = useState<number | null>(null);
  const { title } = product;
  const pictures = picturesIn(product, color).map((src, place) => ({
    id: String(place),
    src,
    alt: t('shop.pictureOf', { title, number: place + 1 }),
  }));
  const label = t('shop.pictures', { title });
  return (
    <div>
      <Carousel
        // Another colour begins with its main picture.
        key={color}
        label={label}
        slides={pictures.map(({ id, src, alt }, place) => ({
          id,
          content: (
            <button
              type="button"
              className={opener}
              aria-label={t('shop.zoom', { number: place + 1 })}
              onClick={() => setIndex(place)}
            >
              <img src={src} alt={alt} width="800" height="800" className={picture} />
            </button>
          ),
        }))}
      />
      <Lightbox label={label} pictures={pictures} index={index} onChange={setIndex} />
    </div>
  );
}
