import { useCopy } from '@apiyard/kit/copy.ts';
import type { EndpointForm } from '@apiyard/kit/forms/use-endpoint-form.ts';
import { Card } from '@apiyard/ui/Card';
import { ComboBox } from '@apiyard/ui/ComboBox';
import { Stack } from '@apiyard/ui/Stack';
import { TextArea } from '@apiyard/ui/TextArea';
import { TextField } from '@apiyard/ui/TextField';
import { memo } from 'react';
import { useCountryOptions } from '../countries/use-countries.ts';
import { invoicesCopy } from '../invoices-copy.ts';
import type { InvoiceForm } from './invoice-form.ts';
import * as css from './InvoiceEditor.css.ts';

interface PartyCardProps {
  readonly title: string;
  readonly party: 'billFrom' | 'billTo';
  readonly form: EndpointForm<InvoiceForm>;
}

/** Typing in one field, or in a line of the invoice, does not render the others. */
const Line = memo(TextField);
const Lines = memo(TextArea);
const Choice = memo(ComboBox<string>);

/** The fields of the seller or the customer. */
export function PartyCard({ title, party, form }: PartyCardProps) {
  const t = useCopy(invoicesCopy);
  const countries = useCountryOptions();
  return (
    <Card title={title}>
      <Stack space={2}>
        <Line label={t('invoices.name')} isRequired dir="auto" {...form.field(party)} />
        <Lines label={t('invoices.address')} isRequired dir="auto" rows={3} {...form.field(`${party}Address`)} />
        <div className={css.fieldPair}>
          <Choice label={t('invoices.country')} isRequired options={countries} {...form.field(`${party}Country`)} />
          <Line
            label={t('invoices.taxId')}
            description={t('invoices.taxId.help')}
            isOptional
            dir="ltr"
            {...form.field(`${party}TaxId`)}
          />
        </div>
        <Line label={t('invoices.email')} isOptional type="email" {...form.field(`${party}Email`)} />
        <div className={css.fieldPair}>
          <Line label={t('invoices.phone')} isOptional type="tel" {...form.field(`${party}Phone`)} />
          <Line label={t('invoices.fax')} isOptional type="tel" {...form.field(`${party}Fax`)} />
        </div>
      </Stack>
    </Card>
  );
}
