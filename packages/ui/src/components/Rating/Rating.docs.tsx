import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Rating } from './Rating.tsx';

export const docs: ComponentDocs = {
  since: '0.1.0',
  doAndDont: [
    {
      do: {
        text: 'Show how many ratings an average has.',
        example: <Rating label="Average rating" value={4.5} isReadOnly isLabelHidden description="128 ratings" />,
      },
      dont: {
        text: 'Don’t use stars for a quantity. Use a `Meter`.',
        example: <Rating label="Storage used" value={4} isReadOnly />,
      },
    },
  ],
  anatomy: [
    ['Label', 'above the stars; can be hidden in lists'],
    ['Stars', 'full, half (read-only) or empty'],
    ['Clear button', 'takes the rating back'],
    ['Description or error message', 'below the stars'],
  ],
  screenReader: [
    'For input, it is a group of radio buttons: “1 star”, “2 stars” and so on, in the plural forms of the language.',
    'Read-only, it is an image with its label and value, or “no rating”.',
  ],
};
