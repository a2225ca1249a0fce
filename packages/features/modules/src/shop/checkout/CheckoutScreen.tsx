import type { Address, saveAddress } from '@apiyard/api/contract/modules/shop-orders';
import type { Shipping } from '@apiyard/api/contract/modules/shop/sums';
import type { InputOf } from '@apiyard/api/contract/endpoint';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import type { Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Failed } from '@apiyard/ui/Failed';
import { Inline } from '@apiyard/ui/Inline';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { Stepper } from '@apiyard/ui/Stepper';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { CartContent } from '../cart/CartContent.tsx';
import type { CartLine, Items } from '../cart/cart-items.ts';
import type { Cart } from '../cart/use-cart.ts';
import { shopCopy } from '../shop-copy.ts';
import { AddressStep, noAddress } from './AddressStep.tsx';
import type { AddressValues } from './AddressStep.tsx';
import type { CardValues } from './card.ts';
import { checkoutCopy } from './checkout-copy.ts';
import type { CheckoutStep, OrderInput } from './checkout.machine.ts';
import { content, layout, side } from './CheckoutScreen.css.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { Sums } from './Sums.tsx';
import { useSteps } from './use-steps.ts';

export interface CheckoutScreenProps {
  readonly step: CheckoutStep;
  readonly lines: Loadable<readonly CartLine[]>;
  readonly cart: Cart;
  readonly items: Items;
  readonly address: Loadable<{ readonly saved: Address | null }>;
  readonly saving: Sending<InputOf<typeof saveAddress>>;
  readonly placing: Sending<OrderInput>;
  readonly actions: ReactNode;
  readonly onStep: (step: CheckoutStep) => void;
  readonly onRetry: () => void;
}

const noCard: CardValues = { holder: '', number: '', expiry: '', code: '' };

/** From the cart to the order. What was typed stays while people go back and forth. */
export function CheckoutScreen({ lines, cart, address, step, actions, onRetry, ...props }: CheckoutScreenProps) {
  const t = useCopy(checkoutCopy);
  const shop = useCopy(shopCopy);
  const steps = useSteps();
  const failed = [lines, address].find(({ state }) => state === 'failed');
  return (
    <Stack space={3}>
      <PageBand title={t('checkout.title')} purpose={t('checkout.purpose')} actions={actions} />
      <Stepper label={t('checkout.steps')} steps={steps} current={step} />
      {failed?.state === 'failed' ? (
        <Failed title={t('checkout.failed')} requestId={failed.requestId} onRetry={onRetry}>
          {shop('shop.failedText')}
        </Failed>
      ) : lines.state !== 'done' || address.state !== 'done' || cart.state === 'loading' ? (
        <Card title={shop('shop.cart')}>
          <div aria-busy>
            <Skeleton shape="block" height={12} />
          </div>
        </Card>
      ) : (
        <Steps {...props} step={step} cart={cart} lines={lines.value} saved={address.value.saved} />
      )}
    </Stack>
  );
}

type StepsProps = Pick<CheckoutScreenProps, 'step' | 'cart' | 'items' | 'saving' | 'placing' | 'onStep'> & {
  readonly lines: readonly CartLine[];
  readonly saved: Address | null;
};

function Steps({ step, cart, items, lines, saved, saving, placing, onStep }: StepsProps) {
  const t = useCopy(checkoutCopy);
  const shop = useCopy(shopCopy);
  const [address, setAddress] = useState<AddressValues>(saved ?? noAddress);
  const [card, setCard] = useState(noCard);
  const [shipping, setShipping] = useState<Shipping>('free');
  const isBeyondStock = lines.some(({ item, most }) => item.qty > most);
  return (
    <div className={lines.length > 0 ? layout : content}>
      <div className={content}>
        {step === 'cart' && (
          <Card title={shop('shop.cart')}>
            <Stack space={2}>
              <CartContent lines={lines} state={cart.state} send={cart.send} />
              {lines.length > 0 && (
                <Inline align="end">
                  <Button tone="primary" isDisabled={isBeyondStock} onPress={() => onStep('address')}>
                    {t('checkout.toAddress')}
                  </Button>
                </Inline>
              )}
            </Stack>
          </Card>
        )}
        {step === 'address' && (
          <AddressStep values={address} onChange={setAddress} sending={saving} onBack={() => onStep('cart')} />
        )}
        {step === 'payment' && saved !== null && (
          <PaymentStep
            card={card}
            shipping={shipping}
            address={saved}
            items={items}
            placing={placing}
            onCard={setCard}
            onShipping={setShipping}
            onBack={() => onStep('address')}
            onCart={() => onStep('cart')}
          />
        )}
      </div>
      {lines.length > 0 && (
        <div className={side}>
          <Card title={t('checkout.summary')}>
            <Sums
              lines={lines.map(({ item, product }) => ({ cents: product.salesPrice, qty: item.qty }))}
              shipping={shipping}
            />
          </Card>
        </div>
      )}
    </div>
  );
}
