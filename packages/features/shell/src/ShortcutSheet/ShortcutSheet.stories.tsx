import { TextField } from '@apiyard/ui/TextField';
import { expect, fn, screen, spyOn, userEvent, within } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { useShortcut } from '@apiyard/kit/browser/shortcuts.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/ShortcutSheet',
  component: ShortcutSheet,
  globals: { language: 'en' },
  args: {
    shortcuts: [
      { keys: 'Mod+k', label: 'Search pages and tools', scope: 'everywhere' as const },
      { keys: 'g h', label: 'Go to dashboard', scope: 'everywhere' as const },
      { keys: '/', label: 'Search APIs', scope: 'page' as const },
    ],
    isOpen: true,
    onOpenChange: fn(),
  },
  beforeEach: () => {
    spyOn(navigator, 'platform', 'get').mockReturnValue('Linux x86_64');
  },
});

/** The page's shortcuts come first. */
export const Success = meta.story({
  parameters: pictured(inLight),
  play: async () => {
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(sheet.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'On this page',
      'All pages',
    ]);
    await expect(sheet.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Search APIs',
      'Search pages and tools',
      'Go to dashboard',
    ]);
    await expect(sheet.getByText('then')).toBeVisible();
  },
});

export const OnlyThoseOfEveryPage = meta.story({
  args: { shortcuts: [{ keys: '?', label: 'Show keyboard shortcuts', scope: 'everywhere' as const }] },
  play: async () => {
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(['All pages']);
  },
});

const onSlash = fn();
const onGo = fn();
const onFind = fn();

function Keyed() {
  useShortcut('/', 'Search', onSlash);
  useShortcut('g h', 'Home', onGo);
  useShortcut('Mod+k', 'Find', onFind);
  return <TextField label="Name" />;
}

/** Single keys are ignored while typing or composing; Ctrl combinations are not; two-key sequences work in order. */
export const Keys = meta.story({
  render: () => <Keyed />,
  beforeEach: () => {
    for (const spy of [onSlash, onGo, onFind]) spy.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.keyboard('/gh');
    await expect([onSlash.mock.calls.length, onGo.mock.calls.length]).toEqual([1, 1]);
    await userEvent.keyboard('hgxh');
    await expect(onGo).toHaveBeenCalledTimes(1);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '/gh');
    await expect(field).toHaveValue('/gh');
    await expect([onSlash.mock.calls.length, onGo.mock.calls.length]).toEqual([1, 1]);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(onFind).toHaveBeenCalledTimes(1);
    field.blur();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', isComposing: true }));
    await expect(onSlash).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ل', code: 'KeyG' }));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ا', code: 'KeyH' }));
    await expect(onGo).toHaveBeenCalledTimes(2);
  },
});
