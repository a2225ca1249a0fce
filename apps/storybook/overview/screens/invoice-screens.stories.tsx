import { firstView } from '@apiyard/ui/DataTable';
import { pictured, screenModes } from '@apiyard/ui/story/modes.ts';
import { loadActive } from '@apiyard/kit/copy.ts';
import { problemsCopy } from '@apiyard/kit/errors/problems-copy.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { unsavedCopy } from '@apiyard/kit/unsaved/unsaved-copy.ts';
import { InvoiceDetailScreen } from '@apiyard/modules/invoices/detail/InvoiceDetailScreen.tsx';
import { formOf } from '@apiyard/modules/invoices/editor/invoice-form.ts';
import { InvoiceEditorScreen } from '@apiyard/modules/invoices/editor/InvoiceEditorScreen.tsx';
import { invoicesCopy } from '@apiyard/modules/invoices/invoices-copy.ts';
import { InvoiceListScreen } from '@apiyard/modules/invoices/list/InvoiceListScreen.tsx';
import { storyInvoices } from '@apiyard/modules/invoices/story/story-invoices.ts';
import { sampleDataCopy } from '@apiyard/modules/sample-data/sample-data-copy.ts';
import { fullAt, inFull, isRendered } from '../in-full.tsx';

const nothing = () => {};

/** The pages of invoices, each once with data. Their other states are under 'Screens'. */
const meta = preview.meta({
  title: 'Overview/Invoice screens',
  tags: ['!autodocs'],
  loaders: [() => Promise.all([invoicesCopy, sampleDataCopy, problemsCopy, unsavedCopy].map(loadActive))],
  parameters: { ...pictured(screenModes), layout: 'fullscreen' },
});

export const List = meta.story({
  parameters: fullAt('/apps/invoice/list'),
  render: inFull(
    '/apps/invoice/list',
    <InvoiceListScreen
      invoices={{ state: 'done', value: storyInvoices }}
      view={firstView}
      selected={new Set()}
      onViewChange={nothing}
      onSelectionChange={nothing}
      onChange={nothing}
      onOpen={nothing}
      onRetry={nothing}
    />,
  ),
  play: isRendered,
});

export const Detail = meta.story({
  parameters: fullAt('/apps/invoice/detail/102'),
  render: inFull(
    '/apps/invoice/detail/102',
    <InvoiceDetailScreen
      invoice={{ state: 'done', value: storyInvoices[1] }}
      onStatus={nothing}
      onDelete={nothing}
      onPrint={nothing}
      onExport={nothing}
      onRetry={nothing}
    />,
  ),
  play: isRendered,
});

export const Editor = meta.story({
  parameters: fullAt('/apps/invoice/edit/102'),
  render: inFull(
    '/apps/invoice/edit/102',
    <InvoiceEditorScreen
      number={102}
      form={formOf(storyInvoices[1])}
      phase="editing"
      error={null}
      offeredAt={null}
      onChange={nothing}
      onSave={nothing}
      onSaveAsNew={nothing}
      onRestore={nothing}
      onDiscard={nothing}
    />,
  ),
  play: isRendered,
});
