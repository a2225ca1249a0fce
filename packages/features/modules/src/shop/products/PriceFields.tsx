import { useCopy } from '@apiyard/kit/copy.ts';
import type { EndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { Card } from '@apiyard/ui/Card';
import { MoneyField } from '@apiyard/ui/MoneyField';
import { NumberField } from '@apiyard/ui/NumberField';
import { RadioGroup } from '@apiyard/ui/RadioGroup';
import { Stack } from '@apiyard/ui/Stack';
import { Text } from '@apiyard/ui/Text';
import { useMoney } from '../../money/money.ts';
import { shopCopy } from '../shop-copy.ts';
import type { ProductValues } from './product-values.ts';
import { salesPriceOf } from './product-values.ts';
import { productsCopy } from './products-copy.ts';

/** The price, and by which rule it is reduced. */
export function PriceFields({ form }: { readonly form: EndpointForm<ProductValues> }) {
  const t = useCopy(productsCopy);
  const shop = useCopy(shopCopy);
  const money = useMoney();
  const { rule } = form.values;
  const salesPrice = salesPriceOf(form.values);
  return (
    <Card title={shop('shop.price')}>
      <Stack space={2}>
        <MoneyField label={t('products.price')} currency="EUR" {...form.field('price')} />
        <RadioGroup
          label={t('products.rule')}
          orientation="horizontal"
          options={[
            { id: 'none', label: t('products.rule.none') },
            { id: 'percent', label: t('products.rule.percent') },
            { id: 'fixed', label: t('products.rule.fixed') },
          ]}
          {...form.field('rule')}
        />
        {rule === 'percent' && (
          <NumberField
            label={t('products.percent')}
            minValue={1}
            maxValue={90}
            step={1}
            suffix="%"
            {...form.field('percent')}
            onClear={() => form.change({ percent: null })}
          />
        )}
        {rule === 'fixed' && (
          <MoneyField label={t('products.fixedPrice')} currency="EUR" {...form.field('fixedPrice')} />
        )}
        {rule !== 'none' && salesPrice !== null && (
          <div role="status">
            <Text tone="quiet">{t('products.sellsFor', { price: money(salesPrice) })}</Text>
          </div>
        )}
      </Stack>
    </Card>
  );
}
