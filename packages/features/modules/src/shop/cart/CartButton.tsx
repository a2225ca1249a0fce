import { getProducts } from '@apiyard/api/contract/modules/shop';
import { useShortcut } from '@apiyard/kit/browser/shortcuts.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { query } from '@apiyard/kit/data/query.ts';
import { Button } from '@apiyard/ui/Button';
import { Link } from '@apiyard/ui/Link';
import { Sheet } from '@apiyard/ui/Sheet';
import { Stack } from '@apiyard/ui/Stack';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { productsOf } from '../products-of.ts';
import { shopCopy } from '../shop-copy.ts';
import { linesOf, piecesIn } from './cart-items.ts';
import { CartContent } from './CartContent.tsx';
import { SubTotal } from './SubTotal.tsx';
import { useCart } from './use-cart.ts';

interface CartButtonProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const none: readonly never[] = [];

/** Opens the cart at the side of the page. */
export function CartButton({ isOpen, onOpenChange }: CartButtonProps) {
  const t = useCopy(shopCopy);
  const { items, send, state } = useCart();
  const { data: products = none } = useQuery({ ...query(getProducts, {}), select: productsOf });
  const lines = linesOf(items, products);
  useShortcut('c', t('shop.cart.open'), () => onOpenChange(true));
  useShortcut('Mod+z', t('shop.cart.undo'), () => send({ type: 'undo' }));
  useShortcut('Mod+Shift+z', t('shop.cart.redo'), () => send({ type: 'redo' }));
  return (
    <Sheet
      title={t('shop.cart')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      trigger={
        <Button icon={<IconShoppingCart size={20} stroke={1.5} aria-hidden />}>
          {t('shop.cart.button', { count: piecesIn(items) })}
        </Button>
      }
      {...(lines.length > 0 && {
        actions: (
          <Link look="primary" href="/apps/ecommerce/checkout">
            {t('shop.cart.checkout')}
          </Link>
        ),
      })}
    >
      <Stack space={2}>
        <CartContent lines={lines} state={state} send={send} isNarrow />
        {lines.length > 0 && <SubTotal lines={lines} />}
      </Stack>
    </Sheet>
  );
}
