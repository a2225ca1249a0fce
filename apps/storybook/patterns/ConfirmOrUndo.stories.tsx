import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Dialog } from '@apiyard/ui/Dialog';
import { Heading } from '@apiyard/ui/Heading';
import { Stack } from '@apiyard/ui/Stack';
import { Spread } from '@apiyard/ui/Spread';
import { preview } from '@apiyard/ui/story/preview';
import { Text } from '@apiyard/ui/Text';
import { toast, ToastRegion } from '@apiyard/ui/Toast';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

/**
 * An action that can be undone runs immediately and offers an undo: a confirmation would interrupt each time and be
 * accepted without reading. One that cannot be undone asks for confirmation, names the item and the effect, and repeats
 * the verb on the button.
 */
function Key() {
  const [name, setName] = useState<string | null>('main');
  const [isStarred, setStarred] = useState(true);
  if (name === null) return <Text>The key is revoked.</Text>;
  return (
    <Card title={`Key ${name}`}>
      <Stack>
        <Spread>
          <Text>{isStarred ? 'Among your favourites' : 'Not among your favourites'}</Text>
          <Button
            isDisabled={!isStarred}
            onPress={() => {
              setStarred(false);
              toast.show({
                tone: 'success',
                message: 'Removed from favourites.',
                action: { label: 'Undo', onPress: () => setStarred(true) },
              });
            }}
          >
            Remove from favourites
          </Button>
        </Spread>
        <Spread>
          <Text>Programs use it now</Text>
          <Dialog
            role="alertdialog"
            title={`Revoke the key ${name}?`}
            trigger={<Button tone="danger">Revoke</Button>}
            actions={(close) => (
              <>
                <Button onPress={close}>Keep the key</Button>
                <Button
                  tone="dangerSolid"
                  onPress={() => {
                    close();
                    setName(null);
                  }}
                >
                  Revoke the key
                </Button>
              </>
            )}
          >
            <Text>Programs that call with it fail from now on. A revoked key does not come back.</Text>
          </Dialog>
        </Spread>
      </Stack>
    </Card>
  );
}

const meta = preview.meta({
  title: 'Patterns/Confirm or undo',
  tags: ['!autodocs'],
  globals: { language: 'en' },
  render: () => (
    <Stack space={3}>
      <Heading level={1} size="h3">
        Your key
      </Heading>
      <Key />
      <ToastRegion />
    </Stack>
  ),
  beforeEach: () => toast.clear(),
});

/** No question: it is done, and can be undone. */
export const Undo = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove from favourites' }));
    await expect(await canvas.findByText('Not among your favourites')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Revoke the key' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Among your favourites')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
});

/** The confirmation names the item and the effect; Escape and the other button change nothing. */
export const Confirm = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke' }));
    const question = await screen.findByRole('alertdialog', { name: 'Revoke the key main?' });
    await expect(question).toHaveTextContent('A revoked key does not come back.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('Programs use it now')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke the key' }));
    await expect(await canvas.findByText('The key is revoked.')).toBeVisible();
  },
});
