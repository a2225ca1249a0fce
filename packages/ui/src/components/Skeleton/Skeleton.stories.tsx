import { expect } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { media } from '../../theme/media.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  args: { shape: 'text' as const },
  parameters: guide({
    when: 'Use as a loading state that has the shape of the content, to prevent layout shifts.',
    words: ['placeholder', 'shimmer', 'loading', 'ghost', 'loading state'],
    instead: [
      ['A measurable task that takes longer than a second', 'Progress'],
      ['A pending action', 'Button isPending'],
      ['Table rows', 'Table isLoading'],
    ],
    notes: ['Screen readers do not announce it. The region around it is marked as busy.'],
  }),
});

/** Each line has exactly the height of a line of text, so that nothing moves when the text loads. */
export const Default = meta.story({
  parameters: { variants: ['rightToLeft', 'forcedColors'] },
  render: () => (
    <Inline align="start" space={4} wrap={false}>
      <div data-testid="words">
        <Text>One</Text>
        <Text>Two</Text>
        <Text>Three</Text>
      </div>
      <div data-testid="shape" style={{ inlineSize: '10rem' }}>
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

/** Hidden from screen readers: the region around it has `aria-busy`. */
export const Silent = meta.story({
  args: { shape: 'block' as const },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
    await expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeInTheDocument();
  },
});

/** The last line is shorter, at the inline end. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { lines: 2 },
  play: async ({ canvasElement }) => {
    const [first, last] = [...canvasElement.querySelectorAll('[aria-hidden] > span')].map((line) =>
      line.getBoundingClientRect(),
    );
    await expect(last?.right).toBe(first?.right);
    await expect(last?.width).toBeCloseTo((first?.width ?? 0) * 0.6, 0);
  },
});

export const ForcedColors = meta.story({
  args: { shape: 'row' },
  play: async ({ canvasElement }) => {
    const shape = canvasElement.querySelector('[aria-hidden]');
    const isForced = matchMedia(media.forcedColors).matches;
    await expect(shape && getComputedStyle(shape).borderBlockStartWidth).toBe(isForced ? '1px' : '0px');
  },
});
