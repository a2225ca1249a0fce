import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { PhoneField } from './PhoneField.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Say why the number is needed.',
        example: (
          <PhoneField
            label="Phone number"
            description="We only call if a payment fails."
            value="+33612345678"
            defaultCountry="FR"
            onChange={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t use it for extensions and other digits. Use a `TextField`.',
        example: <PhoneField label="Extension" value="" defaultCountry="FR" onChange={ignore} />,
      },
    },
  ],
  anatomy: [
    ['Label', 'above the field'],
    ['Country', 'a button that opens a list with search'],
    ['Number', 'formatted while it is typed'],
    ['Description or error message', 'below the field'],
  ],
  screenReader: ['The number is a phone field with its label. The button reads the country and its calling code.'],
};
