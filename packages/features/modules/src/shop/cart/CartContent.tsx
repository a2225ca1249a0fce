import { picturesIn } from '@apiyard/api/contract/modules/shop/pictures';
import { useCopy } from '@apiyard/kit/copy.ts';
import { showToast } from '@apiyard/kit/toast.ts';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { IconButton } from '@apiyard/ui/IconButton';
import { Link } from '@apiyard/ui/Link';
import { NumberField } from '@apiyard/ui/NumberField';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Text } from '@apiyard/ui/Text';
import { IconTrash } from '@tabler/icons-react';
import { useMoney } from '../../money/money.ts';
import { useColorName } from '../parts/Swatch.tsx';
import { shopCopy } from '../shop-copy.ts';
import {
  amount,
  line as lineClass,
  lines as linesClass,
  narrow,
  photo,
  quantity,
  remove,
  words,
} from './CartContent.css.ts';
import type { CartLine } from './cart-items.ts';
import { keyOfItem } from './cart-items.ts';
import type { Cart } from './use-cart.ts';

export interface CartContentProps {
  readonly lines: readonly CartLine[];
  readonly state: Cart['state'];
  readonly send: Cart['send'];
  /** In the sheet at the side. @default false */
  readonly isNarrow?: boolean;
}

/** What is in the cart. */
export function CartContent({ lines, state, send, isNarrow = false }: CartContentProps) {
  const t = useCopy(shopCopy);
  if (state === 'loading') return <Skeleton shape="block" height={12} />;
  if (state === 'failed') {
    return (
      <Failed title={t('shop.cart.failed')} onRetry={() => send({ type: 'retry' })}>
        {t('shop.failedText')}
      </Failed>
    );
  }
  if (lines.length === 0) {
    return (
      <Empty
        title={t('shop.cart.empty')}
        action={
          !isNarrow && (
            <Link look="primary" href="/apps/ecommerce/shop">
              {t('shop.cart.browse')}
            </Link>
          )
        }
      >
        {t('shop.cart.emptyText')}
      </Empty>
    );
  }
  const onRemove = (line: CartLine, index: number) => {
    send({ type: 'remove', key: line.item });
    showToast({
      tone: 'info',
      message: t('shop.cart.removed', { title: line.product.title }),
      action: { label: t('shop.undo'), onPress: () => send({ type: 'restore', item: line.item, index }) },
    });
  };
  return (
    <ul role="list" className={linesClass} aria-label={t('shop.cart')}>
      {lines.map((line, index) => (
        <Line
          key={keyOfItem(line.item)}
          line={line}
          isNarrow={isNarrow}
          onQuantity={(qty) => send({ type: 'set quantity', key: line.item, qty, stock: line.product.stock })}
          onRemove={() => onRemove(line, index)}
        />
      ))}
    </ul>
  );
}

interface LineProps {
  readonly line: CartLine;
  readonly isNarrow: boolean;
  readonly onQuantity: (qty: number) => void;
  readonly onRemove: () => void;
}

function Line({ line: { item, product, most }, isNarrow, onQuantity, onRemove }: LineProps) {
  const t = useCopy(shopCopy);
  const money = useMoney();
  const colorName = useColorName();
  const { title, salesPrice } = product;
  return (
    <li className={isNarrow ? `${lineClass} ${narrow}` : lineClass}>
      <img src={picturesIn(product, item.color)[0]} alt="" width="72" height="72" className={photo} />
      <div className={words}>
        <Link look="plain" href={`/apps/ecommerce/detail/${product.id}`}>
          {title}
        </Link>
        <Text size="small" tone="quiet">
          {item.color === null ? '' : `${colorName(item.color)} · `}
          <bdi>{money(salesPrice)}</bdi>
        </Text>
        {item.qty > most && (
          <Text size="small" tone="error">
            {t('shop.onlyLeft', { count: most })}
          </Text>
        )}
      </div>
      <div className={quantity}>
        <NumberField
          label={t('shop.quantityOf', { title })}
          isLabelHidden
          value={item.qty}
          minValue={1}
          maxValue={Math.max(1, most)}
          step={1}
          onChange={onQuantity}
        />
      </div>
      <div className={amount}>
        <Text weight="heading" isTabular>
          <bdi>{money(salesPrice * item.qty)}</bdi>
        </Text>
      </div>
      <div className={remove}>
        <IconButton
          label={t('shop.cart.remove', { title })}
          icon={<IconTrash size={20} stroke={1.5} aria-hidden />}
          onPress={onRemove}
        />
      </div>
    </li>
  );
}
