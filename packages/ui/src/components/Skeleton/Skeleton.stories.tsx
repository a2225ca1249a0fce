import { expect } from 'storybook/test';
import { preview } from '../../story/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({ title: 'Components/Skeleton', component: Skeleton, args: { shape: 'text' as const } });

/** A line of it is exactly as high as a line of text, so that nothing moves when the words come. */
export const TextLines = meta.story({
  render: () => (
    <Inline align="start" space={4} wrap={false}>
      <div data-testid="words">
        <Text>One</Text>
        <Text>Two</Text>
        <Text>Three</Text>
      </div>
      <div data-testid="shape" style={{ inlineSize: '20rem' }}>
        <Skeleton shape="text" lines={3} />
      </div>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('shape').offsetHeight).toBe(63);
    await expect(canvas.getByTestId('words').offsetHeight).toBe(63);
  },
});

export const Shapes = meta.story({
  render: () => (
    <Stack>
      <Skeleton shape="circle" />
      <Skeleton shape="row" />
      <Skeleton shape="block" height={8} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden]')];
    await expect(shapes.map((shape) => shape.offsetHeight)).toEqual([40, 48, 64]);
  },
});

/** Nothing of it is read aloud: the region around it is busy, and says so. */
export const Silent = meta.story({
  args: { shape: 'block' as const },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeInTheDocument();
  },
});
