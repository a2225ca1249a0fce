import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { RichText } from './RichText.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Use it for text that others read.',
        example: <RichText label="Announcement" rows={2} defaultValue="<p>New: <strong>QR codes</strong></p>" />,
      },
      dont: {
        text: 'Don’t offer formatting that is not shown later. Use a `TextArea`.',
        example: <RichText label="Internal note" rows={2} defaultValue="<p>Call back on Monday</p>" />,
      },
    },
  ],
  anatomy: [
    ['Label', 'above the editor'],
    ['Toolbar', 'formats the selected text'],
    ['Text', 'grows with its content'],
    ['Description or error message', 'below the editor'],
  ],
  screenReader: [
    'The text is announced as a multiline text field with its label; the toolbar has one Tab stop, and its buttons read whether they are pressed.',
  ],
};
