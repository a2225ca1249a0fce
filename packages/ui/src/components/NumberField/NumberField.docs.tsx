import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { NumberField } from './NumberField.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Show the unit with `format`.',
        example: (
          <NumberField label="Price" value={20} onChange={ignore} format={{ style: 'currency', currency: 'EUR' }} />
        ),
      },
      dont: {
        text: 'Don’t use it for digits that are not an amount. A phone number is text.',
        example: <NumberField label="Phone number" value={4915112345678} onChange={ignore} />,
      },
    },
  ],
  anatomy: [
    ['Label', 'above the field'],
    ['Input', 'the number with its unit, in the digits of the locale'],
    ['Step buttons', 'decrease and increase the value by one step'],
    ['Description', 'help below the field, such as the limits'],
    ['Error message', 'replaces the description while the value is invalid'],
  ],
  screenReader: [
    'The formatted number is read with its unit. Changes by arrow keys are announced.',
    'The step buttons are outside of the Tab order, because the arrow keys do the same.',
  ],
};
