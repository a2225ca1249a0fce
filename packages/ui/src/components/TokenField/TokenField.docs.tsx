import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { TokenField } from './TokenField.tsx';

const placeholder = /\{\{\w+\}\}/g;

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Show in the description what becomes a token.',
        example: (
          <TokenField
            label="Path"
            description="Write placeholders as {{name}}."
            value="/shops/{{shop}}/orders"
            pattern={placeholder}
            onChange={ignore}
            dir="ltr"
          />
        ),
      },
      dont: {
        text: 'Don’t use it for a list of values. Use a `MultiComboBox`, which offers the values.',
        example: (
          <TokenField label="Members" value="{{Ada}} {{Grace}} {{Layla}}" pattern={placeholder} onChange={ignore} />
        ),
      },
    },
  ],
  anatomy: [
    ['Label', 'above the field'],
    ['Text', 'can be edited as usual'],
    ['Token', 'text that matches the pattern; selected and deleted as a whole'],
    ['Description', 'help below the field'],
    ['Error message', 'replaces the description while the value is invalid'],
  ],
  screenReader: [
    'It is announced as a text field with its label. Tokens are read as text and are passed in one step.',
    'Errors that appear later are announced.',
  ],
};
