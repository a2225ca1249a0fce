import { expect } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text, textTones } from './Text.tsx';

const sentence = 'Every tool runs here or with an API key.';
const meta = preview.meta({
  title: 'Components/Layout/Text',
  component: Text,
  args: { children: sentence },
  parameters: guide({
    when: 'Use for body text, and for words that need a tone, a weight or tabular figures.',
    words: ['paragraph', 'typography', 'body', 'copy', 'body text'],
    instead: [
      ['The title of a page or section', 'Heading'],
      ['Code of more than a few words', 'CodeBlock'],
      ['Text written in Markdown', 'Markdown'],
    ],
    notes: ['Combine a status tone with a word or an icon that has the same meaning.'],
  }),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const { fontSize, fontWeight } = getComputedStyle(canvas.getByText(sentence));
    await expect([fontSize, fontWeight]).toEqual(['14px', '400']);
  },
});

export const Small = meta.story({
  args: { size: 'small', tone: 'quiet' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(sentence)).fontSize).toBe('12px');
  },
});

export const Tones = meta.story({
  // The wireframe has no tones.
  globals: { theme: 'BLUE_THEME' },
  render: () => (
    <Stack space={1}>
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const colors = textTones.map((tone) => getComputedStyle(canvas.getByText(tone)).color);
    await expect(new Set(colors).size).toBeGreaterThanOrEqual(6);
  },
});

export const Weights = meta.story({
  render: () => (
    <Stack space={1}>
      {(['regular', 'medium', 'heading', 'bold'] as const).map((weight) => (
        <Text key={weight} weight={weight}>
          {weight}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const weights = ['regular', 'medium', 'heading', 'bold'].map(
      (name) => getComputedStyle(canvas.getByText(name)).fontWeight,
    );
    await expect(weights).toEqual(['400', '500', '600', '700']);
  },
});

/** A path keeps its order inside Arabic text. */
export const MonoInArabic = meta.story({
  globals: { language: 'ar' },
  args: { isMono: true, children: '/api/v1/random/uuid?count=2' },
  play: async ({ canvas }) => {
    const path = canvas.getByText('/api/v1/random/uuid?count=2');
    await expect(getComputedStyle(path).direction).toBe('ltr');
    await expect(path.getBoundingClientRect().right).toBeCloseTo(
      path.closest('p')?.getBoundingClientRect().right ?? 0,
      0,
    );
  },
});

export const Truncated = meta.story({
  args: { isTruncated: true },
  decorators: [(Story) => <div style={{ inlineSize: '8rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const text = canvas.getByText(sentence);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    await expect(text.clientHeight).toBe(21);
  },
});

/** A URL is truncated at its end, not its start, and aligned right. */
export const TruncatedInArabic = meta.story({
  globals: { language: 'ar' },
  args: { isMono: true, isTruncated: true, children: 'POST https://yard.example/api/v1/convert/data' },
  render: (args) => (
    <>
      <div style={{ inlineSize: '8rem' }}>
        <Text {...args} />
      </div>
      <div style={{ inlineSize: '40rem' }}>
        <Text isTruncated>amina@example.test</Text>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const address = canvas.getByText(/^POST/);
    const box = address.closest('p')?.getBoundingClientRect();
    await expect(address.getBoundingClientRect().left).toBeCloseTo(box?.left ?? 0, 0);
    const mail = canvas.getByText('amina@example.test');
    await expect(getComputedStyle(mail).direction).toBe('ltr');
    await expect(getComputedStyle(mail).textAlign).toBe('right');
  },
});

export const Prose = meta.story({
  args: { isProse: true, children: Array.from({ length: 12 }, () => sentence).join(' ') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Every tool/).clientWidth).toBeLessThan(760);
  },
});

/** Forced colours remove tones, but not the font weight. */
export const ForcedColors = meta.story({
  args: { tone: 'error', weight: 'bold' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(sentence)).fontWeight).toBe('700');
  },
});
