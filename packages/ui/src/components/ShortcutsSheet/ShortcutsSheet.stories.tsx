import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { ShortcutsSheet } from './ShortcutsSheet.tsx';

const onOpenChange = fn();
const meta = preview.meta({
  title: 'Components/Overlays/ShortcutsSheet',
  component: ShortcutsSheet,
  args: {
    title: 'Keyboard shortcuts',
    groups: [
      {
        id: 'page',
        label: 'On this page',
        shortcuts: [
          { label: 'Save', keys: ['Mod+s'] },
          { label: 'Redo', keys: ['Mod+Shift+z', 'Mod+y'] },
        ],
      },
      { id: 'none', label: 'In a table', shortcuts: [] },
      {
        id: 'everywhere',
        label: 'All pages',
        shortcuts: [
          { label: 'Search pages and tools', keys: ['Mod+k'] },
          { label: 'Go to dashboard', keys: ['g h'] },
          { label: 'Show keyboard shortcuts', keys: ['?'] },
        ],
      },
    ],
    thenLabel: 'then',
    orLabel: 'or',
    isOpen: true,
    onOpenChange,
  },
  beforeEach: () => {
    onOpenChange.mockClear();
    spyOn(navigator, 'platform', 'get').mockReturnValue('Linux x86_64');
  },
  parameters: guide({
    when: 'Use once in an app, to list every keyboard shortcut. Open it with `?`, which does nothing while people type.',
    words: ['hotkeys', 'keyboard help', 'cheat sheet', 'kbd', 'key bindings', 'shortcut list'],
    instead: [
      ['The shortcut of one control', 'KeyHint'],
      ['A search for actions', 'CommandPalette'],
    ],
    keyboard: [
      ['Escape', 'closes the sheet'],
      ['↑ ↓', 'scrolls'],
    ],
    notes: [
      'Pass the shortcuts that the app handles, from the same list, so that none is missing and none is invented.',
      '`Mod` is ⌘ on Apple devices and Ctrl elsewhere.',
    ],
  }),
});

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));

export const Default = meta.story({
  globals: { language: 'en' },
  play: async () => {
    const shown = await sheet();
    await expect(shown.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'On this page',
      'All pages',
    ]);
    await expect(shown.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Control SCtrlS',
      'Control Shift ZCtrl⇧ZorControl YCtrlY',
      'Control KCtrlK',
      'GGthenHH',
      '??',
    ]);
  },
});

export const OnApple = meta.story({
  globals: { language: 'en' },
  beforeEach: () => {
    spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  },
  play: async () => {
    await expect((await sheet()).getAllByRole('definition')[0]).toHaveTextContent('Command S⌘S');
  },
});

export const Keyboard = meta.story({
  play: async ({ userEvent }) => {
    await sheet();
    await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await expect(onOpenChange.mock.calls).toEqual([[false]]);
  },
});

export const Pointer = meta.story({
  globals: { language: 'en' },
  play: async ({ userEvent }) => {
    await userEvent.click((await sheet()).getByRole('button', { name: 'Close' }));
    await expect(onOpenChange.mock.calls).toEqual([[false]]);
  },
});
