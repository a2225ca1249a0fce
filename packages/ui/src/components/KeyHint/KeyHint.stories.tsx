import { expect, spyOn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { KeyHint } from './KeyHint.tsx';

const meta = preview.meta({
  title: 'Components/Data/KeyHint',
  component: KeyHint,
  args: { keys: ['Mod', 'K'] },
  beforeEach: () => {
    spyOn(navigator, 'platform', 'get').mockReturnValue('Linux x86_64');
  },
  parameters: guide({
    when: 'Use beside an action that has a keyboard shortcut, and in lists of shortcuts.',
    words: ['kbd', 'keyboard shortcut', 'hotkey', 'keycap', 'shortcut key'],
    instead: [['The shortcut of a menu item', 'Menu']],
    notes: [
      'Write the modifier key as `Mod`: it is ⌘ on Apple devices and Ctrl elsewhere. If the control has `aria-keyshortcuts`, set `isSilent` to hide the hint from screen readers.',
      'Keys keep their order in right-to-left text and are not shown on touch screens.',
    ],
  }),
});

export const Default = meta.story({
  parameters: { variants: ['rightToLeft', 'forcedColors'] },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl')).toBeVisible();
    await expect(canvas.getByText('K')).toBeVisible();
    await expect(canvas.getByText('Control K').offsetWidth).toBe(1);
  },
});

export const OnApple = meta.story({
  globals: { language: 'en' },
  beforeEach: () => {
    spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  },
  args: { keys: ['Mod', 'Shift', 'P'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('⌘')).toBeVisible();
    await expect(canvas.getByText('Command Shift P')).toBeInTheDocument();
  },
});

const all = [
  ['Escape'],
  ['Enter'],
  ['Alt', 'ArrowUp'],
  ['ArrowLeft'],
  ['ArrowRight'],
  ['Shift', 'Tab'],
  ['Backspace'],
  ['Space'],
  ['F2'],
  ['?'],
];
export const Keys = meta.story({
  globals: { language: 'en' },
  render: () => (
    <Inline space={2}>
      {all.map((keys) => (
        <KeyHint key={keys.join(' ')} keys={keys} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const hints = [...canvasElement.querySelectorAll('kbd')];
    await expect(hints.map((hint) => hint.textContent)).toEqual([
      'EscapeEsc',
      'Enter↵',
      'Alt Up arrowAlt↑',
      'Left arrow←',
      'Right arrow→',
      'Shift Tab⇧Tab',
      'Backspace⌫',
      'SpaceSpace',
      'F2F2',
      '??',
    ]);
    await expect(new Set(hints.map((hint) => hint.offsetHeight)).size).toBe(1);
  },
});

export const InText = meta.story({
  globals: { language: 'en' },
  render: (args) => (
    <Text>
      Press <KeyHint {...args} /> to search.
    </Text>
  ),
  play: async ({ canvas }) => {
    // It does not increase the line height.
    await expect(canvas.getByText(/^Press/).offsetHeight).toBe(21);
  },
});

export const Silent = meta.story({
  args: { isSilent: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^CtrlK$/);
    await expect(canvasElement.querySelectorAll('kbd > :not([aria-hidden])')).toHaveLength(0);
  },
});

export const LongWords = meta.story({
  args: { keys: [longWord] },
  play: async ({ canvasElement }) => {
    const [cap] = canvasElement.querySelectorAll<HTMLElement>('kbd > [aria-hidden]');
    await expect(cap).toHaveTextContent(longWord);
    await expect(cap?.offsetHeight).toBe(18);
  },
});

/** The order of keys stays. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { keys: ['Mod', 'Enter'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl').getBoundingClientRect().right).toBeLessThan(
      canvas.getByText('↵').getBoundingClientRect().left,
    );
    await expect(canvas.getByText('مفتاح Control مفتاح الإدخال')).toBeInTheDocument();
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Ctrl')).borderBlockStartWidth).toBe('1px');
  },
});
