import type { Address, placeOrder } from '@apiyard/api/contract/modules/shop-orders';
import type { Shipping } from '@apiyard/api/contract/modules/shop/sums';
import { shippingCents } from '@apiyard/api/contract/modules/shop/sums';
import type { CopyKey } from '@apiyard/kit/copy.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { ProblemAlert } from '@apiyard/kit/errors/ProblemAlert.tsx';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { useFocusFirstWrong } from '@apiyard/kit/forms/focus-first-wrong.ts';
import type { Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Form } from '@apiyard/ui/Form';
import { Inline } from '@apiyard/ui/Inline';
import { RadioGroup } from '@apiyard/ui/RadioGroup';
import { Stack } from '@apiyard/ui/Stack';
import { TextField } from '@apiyard/ui/TextField';
import { useId, useState } from 'react';
import { useMoney } from '../../money/money.ts';
import type { Items } from '../cart/cart-items.ts';
import type { CardIssue, CardValues } from './card.ts';
import { brandOf, cardIssues, digitsOf, groupedNumber, writtenExpiry } from './card.ts';
import { AddressLines } from './AddressLines.tsx';
import type en from './copy/en.ts';
import { checkoutCopy } from './checkout-copy.ts';
import type { OrderInput } from './checkout.machine.ts';
import { pair } from './CheckoutScreen.css.ts';

interface PaymentStepProps {
  readonly card: CardValues;
  readonly shipping: Shipping;
  readonly address: Address;
  readonly items: Items;
  readonly placing: Sending<OrderInput>;
  readonly onCard: (card: CardValues) => void;
  readonly onShipping: (shipping: Shipping) => void;
  readonly onBack: () => void;
  readonly onCart: () => void;
}

const texts: Readonly<Record<keyof CardValues, { readonly [Issue in CardIssue]?: CopyKey<typeof en> }>> = {
  holder: { missing: 'checkout.card.holder.missing' },
  number: {
    missing: 'checkout.card.number.missing',
    unknown: 'checkout.card.number.unknown',
    short: 'checkout.card.number.short',
    mistyped: 'checkout.card.number.mistyped',
  },
  expiry: {
    missing: 'checkout.card.expiry.missing',
    month: 'checkout.card.expiry.month',
    expired: 'checkout.card.expiry.expired',
  },
  code: { missing: 'checkout.card.code.missing', short: 'checkout.card.code.short' },
};

/** How the order is shipped and paid. The card stays in the browser: the call has only its brand and last digits. */
export function PaymentStep({
  card,
  shipping,
  address,
  items,
  placing,
  onCard,
  onShipping,
  onBack,
  onCart,
}: PaymentStepProps) {
  const t = useCopy(checkoutCopy);
  const money = useMoney();
  const formId = useId();
  const textOf = useProblemText<typeof placeOrder>({
    OutOfStock: t('checkout.outOfStock'),
    NotFound: t('checkout.productGone'),
  });
  const [issues, setIssues] = useState<{ readonly [Field in keyof CardValues]?: CardIssue }>({});
  useFocusFirstWrong(formId, issues);
  const field = (name: keyof CardValues) => {
    const issue = issues[name];
    const key = issue && texts[name][issue];
    return {
      name,
      value: card[name],
      errorMessage: key === undefined ? undefined : t(key),
    };
  };
  const change = (part: Partial<CardValues>) => {
    onCard({ ...card, ...part });
    setIssues((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in part))));
  };
  const submit = () => {
    if (placing.isPending) return;
    const found = cardIssues(card, new Date());
    setIssues(found);
    if (Object.keys(found).length > 0) return;
    placing.mutate({
      items: [...items],
      address,
      shippingKind: shipping,
      payment: { brand: brandOf(card.number)?.name ?? '', last4: digitsOf(card.number).slice(-4) },
    });
  };
  const brand = brandOf(card.number);
  return (
    <Stack space={3}>
      <Card
        title={t('checkout.shipTo')}
        actions={
          <Button tone="plain" size="small" onPress={onBack}>
            {t('checkout.change')}
          </Button>
        }
      >
        <AddressLines address={address} />
      </Card>
      <Card title={t('checkout.step.payment')}>
        <Form id={formId} judge="screen" label={t('checkout.step.payment')} onSubmit={submit}>
          <Stack space={2}>
            {placing.error !== null && (
              <ProblemAlert
                error={placing.error}
                textOf={textOf}
                action={
                  <Button size="small" onPress={onCart}>
                    {t('checkout.toCart')}
                  </Button>
                }
              />
            )}
            <RadioGroup
              label={t('checkout.shipping')}
              value={shipping}
              onChange={onShipping}
              options={[
                { id: 'free', label: t('checkout.shipping.free'), description: t('checkout.shipping.freeText') },
                {
                  id: 'fast',
                  label: t('checkout.shipping.fast', { price: money(shippingCents.fast) }),
                  description: t('checkout.shipping.fastText'),
                },
              ]}
            />
            <Alert tone="info">{t('checkout.card.note')}</Alert>
            <TextField
              label={t('checkout.card.holder')}
              autoComplete="cc-name"
              {...field('holder')}
              onChange={(holder) => change({ holder })}
            />
            <TextField
              label={t('checkout.card.number')}
              autoComplete="cc-number"
              inputMode="numeric"
              dir="ltr"
              description={brand?.name ?? t('checkout.card.brands')}
              {...field('number')}
              onChange={(number) => change({ number: groupedNumber(number) })}
            />
            <div className={pair}>
              <TextField
                label={t('checkout.card.expiry')}
                autoComplete="cc-exp"
                inputMode="numeric"
                dir="ltr"
                description={t('checkout.card.expiryFormat')}
                {...field('expiry')}
                onChange={(expiry) => change({ expiry: writtenExpiry(expiry, card.expiry) })}
              />
              <TextField
                label={t('checkout.card.code')}
                autoComplete="cc-csc"
                inputMode="numeric"
                dir="ltr"
                description={t('checkout.card.codeText', { count: brand?.codeLength ?? 3 })}
                {...field('code')}
                onChange={(code) => change({ code: digitsOf(code).slice(0, 4) })}
              />
            </div>
            <Inline>
              <Button type="submit" tone="primary" isPending={placing.isPending}>
                {t('checkout.place')}
              </Button>
              <Button tone="plain" onPress={onBack}>
                {t('checkout.back')}
              </Button>
            </Inline>
          </Stack>
        </Form>
      </Card>
    </Stack>
  );
}
