import { Alert } from '@apiyard/ui/Alert';
import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Checkbox } from '@apiyard/ui/Checkbox';
import { Dialog } from '@apiyard/ui/Dialog';
import { Form } from '@apiyard/ui/Form';
import { Heading } from '@apiyard/ui/Heading';
import { Inline } from '@apiyard/ui/Inline';
import { Select } from '@apiyard/ui/Select';
import { Stack } from '@apiyard/ui/Stack';
import { preview } from '@apiyard/ui/story/preview';
import { Text } from '@apiyard/ui/Text';
import { TextArea } from '@apiyard/ui/TextArea';
import { TextField } from '@apiyard/ui/TextField';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

type Format = 'json' | 'form';

interface Webhook {
  address: string;
  secret: string;
  format: Format;
  note: string;
  isRetried: boolean;
}

const kept: Webhook = { address: 'https://shop.example/hooks', secret: '', format: 'json', note: '', isRetried: true };
/** Checks that only the server can do. */
const taken = 'https://taken.example/hooks';

const onSaved = fn();

/**
 * A long form: sections with headings, one column, one primary button at the end. Errors of the server are shown at their
 * field, with a summary above the form. Typed text is never discarded without confirmation.
 */
function WebhookForm() {
  const [saved, setSaved] = useState(kept);
  const [draft, setDraft] = useState(kept);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [isLeaving, setLeaving] = useState(false);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved);
  const set = (change: Partial<Webhook>) => setDraft((now) => ({ ...now, ...change }));

  function save() {
    if (draft.address === taken) {
      setRefused({ address: 'Another webhook goes there already. Enter another address.' });
      return;
    }
    setRefused({});
    setSaved(draft);
    onSaved(draft);
  }

  return (
    <Stack space={3}>
      <Heading level={1} size="h3">
        Edit the webhook
      </Heading>
      {Object.keys(refused).length > 0 && (
        <Alert tone="error" title="Not saved">
          One value was rejected. Everything you typed is still here.
        </Alert>
      )}
      <Form label="Webhook" onSubmit={save} validationErrors={refused}>
        <Card title="Where it goes">
          <Stack>
            <TextField
              label="Address"
              name="address"
              type="url"
              isRequired
              value={draft.address}
              onChange={(address) => set({ address })}
            />
            <TextField
              label="Secret"
              name="secret"
              type="password"
              autoComplete="off"
              description="Signs every call so that the receiver can verify it."
              value={draft.secret}
              onChange={(secret) => set({ secret })}
            />
          </Stack>
        </Card>
        <Card title="What it sends">
          <Stack>
            <Select<Format>
              label="Format"
              options={[
                { id: 'json', label: 'JSON' },
                { id: 'form', label: 'Form fields' },
              ]}
              value={draft.format}
              onChange={(format) => set({ format })}
            />
            <Checkbox isSelected={draft.isRetried} onChange={(isRetried) => set({ isRetried })}>
              Calls that fail are tried again for a day
            </Checkbox>
            <TextArea
              label="Note"
              description="Only for people who work here."
              value={draft.note}
              onChange={(note) => set({ note })}
            />
          </Stack>
        </Card>
        <Inline justify="between">
          <Text tone="quiet" size="small">
            {isChanged ? 'Not saved yet' : 'Everything is saved'}
          </Text>
          <Inline>
            <Button onPress={() => isChanged && setLeaving(true)}>Cancel</Button>
            <Button type="submit" tone="primary">
              Save the webhook
            </Button>
          </Inline>
        </Inline>
      </Form>
      <Dialog
        role="alertdialog"
        title="Discard the changes?"
        isOpen={isLeaving}
        onOpenChange={setLeaving}
        actions={(close) => (
          <>
            <Button
              tone="dangerSolid"
              onPress={() => {
                setDraft(saved);
                setRefused({});
                close();
              }}
            >
              Discard
            </Button>
            <Button tone="primary" onPress={close}>
              Keep editing
            </Button>
          </>
        )}
      >
        <Text>What you typed since the last save would be gone.</Text>
      </Dialog>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Patterns/Forms',
  tags: ['!autodocs'],
  globals: { language: 'en' },
  render: () => <WebhookForm />,
  beforeEach: () => void onSaved.mockClear(),
});

/** Sections are landmarks with names, in the order in which people fill them in. */
export const Sections = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Edit the webhook',
      'Where it goes',
      'What it sends',
    ]);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'For the shop.');
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the webhook' }));
    await waitFor(() => expect(onSaved.mock.calls).toEqual([[{ ...kept, note: 'For the shop.' }]]));
    await expect(canvas.getByText('Everything is saved')).toBeVisible();
  },
});

/** The first invalid field gets the focus and says what to do; nothing is submitted. */
export const MissingValue = meta.story({
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByRole('textbox', { name: /Address/ });
    await userEvent.clear(address);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the webhook' }));
    await waitFor(() => expect(address).toHaveFocus());
    await expect(address).toHaveAccessibleDescription('Fill in this field.');
    await expect(onSaved).not.toHaveBeenCalled();
  },
});

/** An error of the server stays at its field until the value changes. */
export const RefusedByTheServer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByRole('textbox', { name: /Address/ });
    await userEvent.clear(address);
    await userEvent.type(address, taken);
    await userEvent.click(canvas.getByRole('button', { name: 'Save the webhook' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Everything you typed is still here.');
    await expect(address).toHaveAccessibleDescription('Another webhook goes there already. Enter another address.');
    await expect(address).toHaveValue(taken);
    await userEvent.type(address, '/2');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the webhook' }));
    await waitFor(() => expect(onSaved.mock.calls).toEqual([[{ ...kept, address: `${taken}/2` }]]));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
});

/** Leaving asks for confirmation only if changes would be lost; the safe answer is the primary button. */
export const UnsavedChanges = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    const note = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(note, 'Half a thought');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(note).toHaveValue('Half a thought');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(note).toHaveValue(''));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
