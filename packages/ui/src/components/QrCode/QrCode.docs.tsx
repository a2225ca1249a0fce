import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { QrCode } from './QrCode.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Show the text as well: not everyone can scan.',
        example: (
          <QrCode
            text="https://example.com/i/42"
            label="QR code of the invitation"
            size="small"
            caption="example.com/i/42"
          />
        ),
      },
      dont: {
        text: 'Don’t show only the code.',
        example: <QrCode text="https://example.com/i/42" label="QR code" size="small" />,
      },
    },
  ],
  anatomy: [
    ['Code', 'dark on light in both modes'],
    ['Quiet zone', 'light modules around it'],
    ['Caption', 'a short line below'],
    ['Actions', 'buttons to copy or download'],
  ],
  screenReader: ['It is an image with its label, which says where it leads. Offer the text or a link beside it.'],
};
