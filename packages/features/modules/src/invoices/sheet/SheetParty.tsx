import { useCopy } from '@apiyard/kit/copy.ts';
import { Text } from '@apiyard/ui/Text';
import { useCountryName } from '../countries/use-countries.ts';
import { invoicesCopy } from '../invoices-copy.ts';
import * as css from './InvoiceSheet.css.ts';

interface SheetPartyProps {
  /** Above the name. */
  readonly label?: string;
  readonly name: string;
  readonly address: string;
  readonly country: string;
  readonly email: string;
  readonly phone: string;
  readonly fax: string;
  readonly taxId: string;
}

/** The seller or the customer, on the invoice. */
export function SheetParty({ label, name, address, country, email, phone, fax, taxId }: SheetPartyProps) {
  const t = useCopy(invoicesCopy);
  const countryName = useCountryName();
  // Isolated: telephone numbers and identifiers are written from left to right in Arabic too.
  const isolated = (text: string) => `\u2066${text}\u2069`;
  const facts = [
    email,
    phone && t('invoices.sheet.phone', { number: isolated(phone) }),
    fax && t('invoices.sheet.fax', { number: isolated(fax) }),
    taxId && t('invoices.sheet.taxId', { id: isolated(taxId) }),
  ].filter((fact) => fact !== '');
  return (
    <div className={css.party}>
      {label !== undefined && <div className={css.quiet}>{label}</div>}
      <div className={css.partyName}>
        <bdi>{name}</bdi>
      </div>
      <address className={css.address}>
        <bdi>{address}</bdi>
        <Text as="div">{countryName(country)}</Text>
      </address>
      {facts.map((fact) => (
        <div key={fact} className={css.quiet}>
          <bdi>{fact}</bdi>
        </div>
      ))}
    </div>
  );
}
