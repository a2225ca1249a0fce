import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { longWord } from '../../story/variants/narrow.tsx';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Select } from '../Select/Select.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const onConfirm = fn();
const meta = preview.meta({
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    title: 'Rename the key',
    trigger: <Button>Rename</Button>,
    children: <Text>The name is only for you. Calls go on with the same key.</Text>,
    actions: (close: () => void) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button
          tone="primary"
          onPress={() => {
            onConfirm();
            close();
          }}
        >
          Rename the key
        </Button>
      </>
    ),
  },
  beforeEach: () => void onConfirm.mockClear(),
  parameters: guide({
    when: 'Use for one task that must be finished or cancelled before the user continues: a name, a confirmation, a short form.',
    words: ['modal', 'popup', 'lightbox', 'confirm', 'overlay', 'modal dialog'],
    instead: [
      ['Filters, details, a cart', 'Sheet'],
      ['A few lines beside a button', 'Popover'],
      ['Feedback on an action', 'Toast'],
      ['A long form', 'Form'],
    ],
    keyboard: [
      ['Tab, Shift Tab', 'moves between controls; focus stays in the dialog'],
      ['Escape', 'closes the dialog and returns focus to the button'],
    ],
    notes: [
      'The title names the task, and the confirm button repeats its verb. Use `alertdialog` for actions that cannot be undone, and the tone `dangerSolid` for the button that confirms them.',
    ],
  }),
});

const gone = (role: 'dialog' | 'alertdialog' = 'dialog') =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rename the key' });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(dialog.parentElement?.offsetWidth).toBe(440);
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Rename the key' }));
    await expect(onConfirm).toHaveBeenCalledTimes(1);
    await gone();
  },
});

/** The focus stays inside, Escape closes, and the focus returns to the button. */
export const Keyboard = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    const seen: (string | null)[] = [];
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      seen.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null);
    }
    await expect(seen).toEqual(['Close', 'Cancel', 'Rename the key', 'Close', 'Cancel']);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename' })).toHaveFocus());
  },
});

/** The tooltip of the focused or hovered element closes with the dialog: one Escape is enough. */
export const EscapeOverATooltip = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await screen.findByRole('dialog');
    const cross = screen.getByRole('button', { name: 'Close' });
    while (document.activeElement !== cross) await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Close');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

/** A confirmation of an action that cannot be undone: no close button, and a press outside has no effect. */
export const Question = meta.story({
  args: {
    title: 'Revoke the key?',
    role: 'alertdialog' as const,
    children: <Text>Calls with it fail from now on.</Text>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Revoke the key?' });
    await expect(dialog).toHaveAccessibleDescription('Calls with it fail from now on.');
    await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.pointer({ keys: '[MouseLeft]', target: document.body, coords: { x: 5, y: 5 } });
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await gone('alertdialog');
  },
});

/** The first field of a form has the focus and its content is selected, so that typing replaces it. */
export const BeginsWithItsField = meta.story({
  args: {
    children: (
      <Form label="Rename" onSubmit={() => undefined}>
        <Text>Only you see the name.</Text>
        <TextField label="Name" defaultValue="Key 1" />
      </Form>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Phone');
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Phone');
  },
});

/** A select counts as a field too. */
export const BeginsWithAList = meta.story({
  args: {
    children: (
      <>
        <Select label="Ends" options={[{ id: 'never', label: 'Never' }]} value="never" onChange={() => undefined} />
        <TextField label="Note" />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await expect(await screen.findByRole('button', { name: /Ends/ })).toHaveFocus();
  },
});

/** Content to read first is not scrolled out of view by the focus on a field below it. */
export const FieldFarBelow = meta.story({
  args: {
    children: [
      ...Array.from({ length: 60 }, (_, index) => <Text key={index}>Paragraph {index + 1} of the terms.</Text>),
      <TextField key="name" label="Your name" />,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(dialog.scrollTop).toBe(0);
  },
});

/** Another press of Enter would close content that is shown only once, so its only button does not have the focus. */
export const OneWayOut = meta.story({
  args: {
    title: 'Your key',
    role: 'alertdialog' as const,
    children: <Text>apy_4f0c1b</Text>,
    actions: (close: () => void) => (
      <Button tone="primary" onPress={close}>
        I have stored it
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: 'Your key' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByText('apy_4f0c1b')).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    size: 'medium' as const,
    children: Array.from({ length: 60 }, (_, index) => <Text key={index}>Paragraph {index + 1} of the terms.</Text>),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight - 16);
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
});

export const LongWords = meta.story({
  args: { title: longWord, children: <Text>{longWord}</Text> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
});

const onOpenChange = fn();
export const OpenedByTheCaller = meta.story({
  globals: { language: 'en' },
  render: () => (
    <Dialog title="What is new" isOpen onOpenChange={onOpenChange}>
      <Text>Prayer times for 40 more cities.</Text>
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    onOpenChange.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(onOpenChange.mock.calls).toEqual([[false]]);
  },
});

export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: { title: 'إعادة تسمية المفتاح', children: <Text>الاسم لك وحدك.</Text> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await screen.findByRole('dialog');
    const cross = screen.getByRole('button', { name: 'إغلاق' }).getBoundingClientRect();
    await expect(cross.right).toBeLessThan(screen.getByRole('heading').getBoundingClientRect().left);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const surface = (await screen.findByRole('dialog')).parentElement;
    await expect(surface && getComputedStyle(surface).borderTopWidth).toBe('1px');
  },
});
