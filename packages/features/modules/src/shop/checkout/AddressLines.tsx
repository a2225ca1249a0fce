import type { Address } from '@apiyard/api/contract/modules/shop-orders';
import { useLanguage } from '@apiyard/kit/copy.ts';
import { localeOf } from '@apiyard/kit/settings/language.ts';
import { lines as linesClass } from './AddressLines.css.ts';

/** A postal address. */
export function AddressLines({ address }: { readonly address: Address }) {
  const locale = localeOf(useLanguage());
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(address.country) ?? address.country;
  const lines = [address.name, address.street, address.extra, `${address.postalCode} ${address.city}`.trim(), country];
  return (
    <address className={linesClass}>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
    </address>
  );
}
