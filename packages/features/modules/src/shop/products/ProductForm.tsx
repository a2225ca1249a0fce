import type { NewProduct } from '@apiyard/api/contract/modules/shop';
import { addProduct, categories, genders } from '@apiyard/api/contract/modules/shop';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import type { Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { CheckboxGroup } from '@apiyard/ui/CheckboxGroup';
import { DatePicker } from '@apiyard/ui/DatePicker';
import { Inline } from '@apiyard/ui/Inline';
import { Link } from '@apiyard/ui/Link';
import { NumberField } from '@apiyard/ui/NumberField';
import { RadioGroup } from '@apiyard/ui/RadioGroup';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { TextArea } from '@apiyard/ui/TextArea';
import { TextField } from '@apiyard/ui/TextField';
import { CalendarDateTime } from '@internationalized/date';
import { colorNames, palette } from '../palette.ts';
import { shopCopy } from '../shop-copy.ts';
import { PictureFields } from './PictureFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import type { ProductValues } from './product-values.ts';
import { inputOf } from './product-values.ts';
import { pair } from './ProductForm.css.ts';
import { productsCopy } from './products-copy.ts';

interface ProductFormProps {
  readonly values: ProductValues;
  readonly sending: Sending<NewProduct>;
}

/** What the arrow keys start from in an empty date. */
const firstDate = new CalendarDateTime(2027, 1, 1, 8, 0);

export function ProductForm({ values, sending }: ProductFormProps) {
  const t = useCopy(productsCopy);
  const shop = useCopy(shopCopy);
  const form = useEndpointForm(addProduct, {
    values,
    sending,
    inputOf,
    at: { '/photo': 'pictures', '/media': 'pictures' },
    rules: ({ rule, percent, fixedPrice, price }) => ({
      percent: rule === 'percent' && percent === null ? 'missing' : undefined,
      fixedPrice:
        rule !== 'fixed' ? undefined : fixedPrice === null ? 'missing' : fixedPrice > (price ?? 0) ? 'high' : undefined,
    }),
    texts: {
      title: t('products.noTitle'),
      category: t('products.noCategory'),
      price: t('products.noPrice'),
      percent: t('products.noPercent'),
      fixedPrice: ({ code }) => t(code === 'high' ? 'products.highPrice' : 'products.noPrice'),
      pictures: t('products.noPicture'),
      publishAt: t('products.noDate'),
    },
  });
  return (
    <EndpointForm form={form} label={t('products.form')} textOf={useProblemText()} isGuarded>
      <Stack space={3}>
        <Card title={t('products.about')}>
          <Stack space={2}>
            <TextField label={t('products.name')} {...form.field('title')} />
            <TextArea label={t('products.description')} isOptional {...form.field('description')} />
            <div className={pair}>
              <Select
                label={shop('shop.category')}
                options={categories.map((id) => ({ id, label: shop(`shop.category.${id}`) }))}
                {...form.field('category')}
              />
              <Select
                label={shop('shop.gender')}
                options={[
                  { id: 'everyone' as const, label: t('products.everyone') },
                  ...genders.map((id) => ({ id, label: shop(`shop.gender.${id}`) })),
                ]}
                {...form.field('gender')}
              />
              <NumberField
                label={shop('shop.stock')}
                minValue={0}
                maxValue={100_000}
                step={1}
                {...form.field('stock')}
                onClear={() => form.change({ stock: null })}
              />
            </div>
            <CheckboxGroup
              label={shop('shop.colors')}
              orientation="horizontal"
              isOptional
              options={colorNames.map((name) => ({ id: palette[name] as string, label: shop(`shop.color.${name}`) }))}
              {...form.field('colors')}
            />
          </Stack>
        </Card>
        <PriceFields form={form} />
        <PictureFields form={form} />
        <Card title={t('products.publishing')}>
          <Stack space={2}>
            <RadioGroup
              label={t('products.status')}
              options={[
                { id: 'draft', label: t('products.status.draft'), description: t('products.draftText') },
                { id: 'published', label: t('products.status.published'), description: t('products.publishedText') },
                { id: 'scheduled', label: t('products.status.scheduled'), description: t('products.scheduledText') },
              ]}
              {...form.field('status')}
            />
            {form.values.status === 'scheduled' && (
              <DatePicker label={t('products.publishAt')} placeholderValue={firstDate} {...form.field('publishAt')} />
            )}
          </Stack>
        </Card>
        <Inline>
          <Button type="submit" tone="primary" isPending={form.isSending}>
            {t('products.save')}
          </Button>
          <Link look="quiet" href="/apps/ecommerce/list">
            {t('products.cancel')}
          </Link>
        </Inline>
      </Stack>
    </EndpointForm>
  );
}
