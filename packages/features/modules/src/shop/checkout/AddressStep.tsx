import type { InputOf } from '@apiyard/api/contract/endpoint';
import type { Address } from '@apiyard/api/contract/modules/shop-orders';
import { saveAddress } from '@apiyard/api/contract/modules/shop-orders';
import type { Country } from '@apiyard/api/contract/modules/shop/postal-codes';
import { countries, postalCodes } from '@apiyard/api/contract/modules/shop/postal-codes';
import { useCopy, useLanguage } from '@apiyard/kit/copy.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { EndpointForm } from '@apiyard/kit/forms/EndpointForm.tsx';
import type { Sending } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { useEndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Inline } from '@apiyard/ui/Inline';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { TextField } from '@apiyard/ui/TextField';
import { checkoutCopy } from './checkout-copy.ts';
import { pair } from './CheckoutScreen.css.ts';

export type AddressValues = Omit<Address, 'country'> & { readonly country: Country | null };

export const noAddress: AddressValues = {
  name: '',
  email: '',
  street: '',
  extra: '',
  postalCode: '',
  city: '',
  country: null,
};

interface AddressStepProps {
  readonly values: AddressValues;
  readonly onChange: (values: AddressValues) => void;
  readonly sending: Sending<InputOf<typeof saveAddress>>;
  readonly onBack: () => void;
}

/** Countries by name in the active language. */
function useCountries(): readonly { readonly id: Country; readonly label: string }[] {
  const locale = localeOf(useLanguage());
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((id) => ({ id, label: names.of(id) ?? id }))
    .toSorted((one, other) => compare(one.label, other.label));
}

/** Where the order goes. */
export function AddressStep({ values, onChange, sending, onBack }: AddressStepProps) {
  const t = useCopy(checkoutCopy);
  const options = useCountries();
  const textOf = useProblemText();
  const example = values.country === null ? undefined : postalCodes[values.country]?.example;
  const hasCodes = values.country === null || postalCodes[values.country] !== null;
  const form = useEndpointForm(saveAddress, {
    values,
    onChange,
    sending,
    inputOf: ({ postalCode, ...others }) => ({ ...others, postalCode: postalCode.trim().toUpperCase() }),
    texts: {
      name: t('checkout.noName'),
      email: t('checkout.noEmail'),
      street: t('checkout.noStreet'),
      city: t('checkout.noCity'),
      country: t('checkout.noCountry'),
      postalCode: () => (example === undefined ? undefined : t('checkout.wrongPostalCode', { example })),
    },
  });
  return (
    <Card title={t('checkout.step.address')}>
      <EndpointForm form={form} label={t('checkout.step.address')} textOf={textOf}>
        <Stack space={2}>
          <TextField label={t('checkout.name')} autoComplete="name" {...form.field('name')} />
          <TextField label={t('checkout.email')} type="email" autoComplete="email" {...form.field('email')} />
          <Select
            label={t('checkout.country')}
            options={options}
            {...form.field('country')}
            onChange={(country) => form.change({ country })}
          />
          <TextField label={t('checkout.street')} autoComplete="address-line1" {...form.field('street')} />
          <TextField label={t('checkout.extra')} autoComplete="address-line2" isOptional {...form.field('extra')} />
          <div className={pair}>
            <TextField
              label={t('checkout.postalCode')}
              autoComplete="postal-code"
              isOptional={!hasCodes}
              description={example === undefined ? undefined : t('checkout.postalExample', { example })}
              {...form.field('postalCode')}
            />
            <TextField label={t('checkout.city')} autoComplete="address-level2" {...form.field('city')} />
          </div>
          <Inline>
            <Button type="submit" tone="primary" isPending={form.isSending}>
              {t('checkout.toPayment')}
            </Button>
            <Button tone="plain" onPress={onBack}>
              {t('checkout.back')}
            </Button>
          </Inline>
        </Stack>
      </EndpointForm>
    </Card>
  );
}
