import type { Order } from '@apiyard/api/contract/modules/shop-orders';
import { useCopy } from '@apiyard/kit/copy.ts';
import type { Loadable } from '@apiyard/kit/data/loadable.ts';
import { useFormat } from '@apiyard/kit/format.ts';
import { PageBand } from '@apiyard/kit/PageBand/PageBand.tsx';
import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Failed } from '@apiyard/ui/Failed';
import { Heading } from '@apiyard/ui/Heading';
import { Link } from '@apiyard/ui/Link';
import { Skeleton } from '@apiyard/ui/Skeleton';
import { Stack } from '@apiyard/ui/Stack';
import { StaticTable } from '@apiyard/ui/StaticTable';
import { Stepper } from '@apiyard/ui/Stepper';
import { Text } from '@apiyard/ui/Text';
import { IconPrinter } from '@tabler/icons-react';
import { useMoney } from '../../money/money.ts';
import { useColorName } from '../parts/Swatch.tsx';
import { shopCopy } from '../shop-copy.ts';
import { AddressLines } from './AddressLines.tsx';
import { checkoutCopy } from './checkout-copy.ts';
import { facts, receipt, sums } from './OrderScreen.css.ts';
import { SumRows } from './Sums.tsx';
import { useSteps } from './use-steps.ts';

export interface OrderScreenProps {
  readonly id: string;
  /** Null if there is no such order. */
  readonly order: Loadable<Order | null>;
  /** It has just been placed. */
  readonly isNew: boolean;
  readonly onRetry: () => void;
  readonly onPrint: () => void;
}

/** An order, with a receipt to print. */
export function OrderScreen({ id, order, isNew, onRetry, onPrint }: OrderScreenProps) {
  const t = useCopy(checkoutCopy);
  const shop = useCopy(shopCopy);
  const steps = useSteps();
  const isMissing = order.state === 'done' && order.value === null;
  return (
    <Stack space={3}>
      <PageBand
        title={isMissing ? t('checkout.order') : t('checkout.orderOf', { id })}
        isNotFound={isMissing}
        actions={
          order.state === 'done' &&
          order.value !== null && (
            <>
              <Button icon={<IconPrinter size={20} stroke={1.5} aria-hidden />} onPress={onPrint}>
                {t('checkout.print')}
              </Button>
              <Link look="quiet" href="/apps/ecommerce/shop">
                {t('checkout.backToShop')}
              </Link>
            </>
          )
        }
      />
      {order.state === 'failed' && (
        <Failed title={t('checkout.orderFailed')} requestId={order.requestId} onRetry={onRetry}>
          {shop('shop.failedText')}
        </Failed>
      )}
      {order.state === 'loading' && (
        <Card title={t('checkout.receipt')}>
          <div aria-busy>
            <Skeleton shape="text" lines={8} />
          </div>
        </Card>
      )}
      {isMissing && (
        <Empty
          title={t('checkout.orderMissing')}
          action={
            <Link look="primary" href="/apps/ecommerce/shop">
              {t('checkout.backToShop')}
            </Link>
          }
        >
          {t('checkout.orderMissingText')}
        </Empty>
      )}
      {isNew && order.state === 'done' && order.value !== null && (
        <>
          <Stepper label={t('checkout.steps')} steps={steps.map(({ href: _, ...step }) => step)} current={null} />
          <Alert tone="success">{t('checkout.placed')}</Alert>
        </>
      )}
      {order.state === 'done' && order.value !== null && <Receipt order={order.value} />}
    </Stack>
  );
}

function Receipt({ order }: { readonly order: Order }) {
  const t = useCopy(checkoutCopy);
  const shop = useCopy(shopCopy);
  const format = useFormat();
  const money = useMoney();
  const colorName = useColorName();
  const { id, created, address, payment } = order;
  return (
    <div className={receipt}>
      <Card title={t('checkout.receipt')}>
        <Stack space={3}>
          <div className={facts}>
            <Stack space={0.5}>
              <Heading level={3} size="h6">
                {t('checkout.order')}
              </Heading>
              <Text isTabular>
                <bdi>{id}</bdi>
              </Text>
              <Text tone="quiet">
                <time dateTime={created}>{format.moment(created)}</time>
              </Text>
            </Stack>
            <Stack space={0.5}>
              <Heading level={3} size="h6">
                {t('checkout.shipTo')}
              </Heading>
              <AddressLines address={address} />
            </Stack>
            <Stack space={0.5}>
              <Heading level={3} size="h6">
                {t('checkout.paidWith')}
              </Heading>
              <Text>
                <bdi>{t('checkout.cardEnding', { brand: payment.brand, last4: payment.last4 })}</bdi>
              </Text>
            </Stack>
          </div>
          <StaticTable
            label={t('checkout.items')}
            rows={order.items}
            rowId={({ id: product, color }) => `${product} ${color ?? ''}`}
            columns={[
              {
                id: 'title',
                label: shop('shop.product'),
                render: ({ title, color }) => (
                  <>
                    <bdi>{title}</bdi>
                    {color === null ? '' : ` · ${colorName(color)}`}
                  </>
                ),
              },
              {
                id: 'price',
                label: shop('shop.price'),
                align: 'end',
                render: ({ cents }) => <bdi>{money(cents)}</bdi>,
              },
              { id: 'qty', label: shop('shop.quantity'), align: 'end', render: ({ qty }) => format.number(qty) },
              {
                id: 'amount',
                label: t('checkout.total'),
                align: 'end',
                render: ({ cents, qty }) => <bdi>{money(cents * qty)}</bdi>,
              },
            ]}
          />
          <div className={sums}>
            <SumRows sums={order} />
          </div>
        </Stack>
      </Card>
    </div>
  );
}
