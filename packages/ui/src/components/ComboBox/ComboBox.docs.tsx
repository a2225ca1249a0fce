import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { ignore } from '../../story/docs/component-docs.ts';
import { ComboBox } from './ComboBox.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Use it for lists that people know: countries, time zones, members.',
        example: (
          <ComboBox
            label="Country"
            options={[
              { id: 'fr', label: 'France' },
              { id: 'ma', label: 'Morocco' },
            ]}
            value="ma"
            onChange={ignore}
          />
        ),
      },
      dont: {
        text: 'Don’t make people type to see two options. Use a `RadioGroup`.',
        example: (
          <ComboBox
            label="Unit"
            placeholder="Type to search"
            options={[
              { id: 'km', label: 'Kilometres' },
              { id: 'mi', label: 'Miles' },
            ]}
            value={null}
            onChange={ignore}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Label', 'above the field'],
    ['Input', 'the name of the selected option, or the search'],
    ['Clear button', 'empties a field that is not required'],
    ['Chevron', 'opens the list with all options'],
    ['List', 'the matching options'],
    ['Description or error message', 'below the field'],
  ],
  screenReader: [
    'It is announced as a combo box with its label. The current option and the number of matches are read while typing.',
    'The clear button is outside of the Tab order: emptying the field and leaving it does the same.',
  ],
};
