import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { MoneyField } from './MoneyField.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Say in the label for what the amount is.',
        example: <MoneyField label="Price a month" value={1250} currency="EUR" onChange={ignore} />,
      },
      dont: {
        text: 'Don’t use it for numbers without a currency. Use a `NumberField`.',
        example: <MoneyField label="Calls a day" value={100000} currency="EUR" onChange={ignore} />,
      },
    },
  ],
  anatomy: [
    ['Label', 'above the field'],
    ['Currency', 'a sign, or a list if several can be selected'],
    ['Amount', 'grouped while it is typed'],
    ['Description or error message', 'below the field'],
  ],
  screenReader: ['It is a text field with its label and currency. Limits are named in the error message.'],
};
