import type { ComponentDocs } from '../../story/docs/component-docs.ts';
import { Card } from '../Card/Card.tsx';
import { Carousel } from './Carousel.tsx';
import { Text } from '../Text/Text.tsx';

export const docs: ComponentDocs = {
  since: '0.2.0',
  doAndDont: [
    {
      do: {
        text: 'Use it where seeing some of the slides is enough.',
        example: (
          <Carousel
            label="Examples"
            slides={[
              {
                id: 'a',
                content: (
                  <Card>
                    <Text>Convert a file</Text>
                  </Card>
                ),
              },
              {
                id: 'b',
                content: (
                  <Card>
                    <Text>Create a QR code</Text>
                  </Card>
                ),
              },
            ]}
          />
        ),
      },
      dont: {
        text: 'Don’t put what everyone must see into a slide. Use a `Grid`.',
        example: (
          <Carousel
            label="Plans"
            slides={[
              {
                id: 'a',
                content: (
                  <Card>
                    <Text>Free</Text>
                  </Card>
                ),
              },
              {
                id: 'b',
                content: (
                  <Card>
                    <Text>Premium</Text>
                  </Card>
                ),
              },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    ['Slides', 'one to three are visible'],
    ['Previous and next', 'disabled at the ends'],
    ['Place', 'dots, or “3 of 8”'],
    ['Pause button', 'if it plays by itself'],
  ],
  screenReader: [
    'It is a region with its label, described as a carousel. Each slide reads its position.',
    'A change by the person is announced; a change by itself is not.',
  ],
};
