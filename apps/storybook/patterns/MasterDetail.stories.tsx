import { Button } from '@apiyard/ui/Button';
import { Card } from '@apiyard/ui/Card';
import { Empty } from '@apiyard/ui/Empty';
import { Heading } from '@apiyard/ui/Heading';
import { ListBox } from '@apiyard/ui/ListBox';
import { Stack } from '@apiyard/ui/Stack';
import { preview } from '@apiyard/ui/story/preview';
import { media } from '@apiyard/ui/theme/media';
import { useMedia } from '@apiyard/ui/theme/use-media';
import { Text } from '@apiyard/ui/Text';
import { WithSidebar } from '@apiyard/ui/WithSidebar';
import { useEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';

interface Letter {
  id: string;
  from: string;
  subject: string;
  text: string;
}

const letters: readonly Letter[] = [
  {
    id: 'a',
    from: 'Noor Haddad',
    subject: 'The price list',
    text: 'It is in the folder. The two items on the last page are new.',
  },
  { id: 'b', from: 'Yusuf Demir', subject: 'Friday', text: 'Could we meet an hour later? The train is late that day.' },
  { id: 'c', from: 'Mei Lin', subject: 'Samples', text: 'They left yesterday and should be with you on Monday.' },
];

/**
 * A list and its open item. With enough room they are side by side; on a phone one at a time, with a link back that
 * returns to the position in the list. The opened item gets the focus there, because the list is hidden.
 */
function Letters() {
  const [openId, setOpenId] = useState<string | null>(null);
  const isPhone = useMedia(media.belowMd);
  const open = letters.find(({ id }) => id === openId);
  const detail = useRef<HTMLDivElement>(null);
  const master = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (isPhone && open !== undefined) detail.current?.focus();
    if (isPhone && open === undefined && wasOpen.current)
      master.current?.querySelector<HTMLElement>('[role=listbox]')?.focus();
    wasOpen.current = open !== undefined;
  }, [isPhone, open]);

  const list = (
    <div ref={master}>
      <ListBox
        label="Letters"
        isLabelHidden
        value={openId}
        onChange={setOpenId}
        options={letters.map(({ id, from, subject }) => ({ id, label: from, description: subject }))}
      />
    </div>
  );
  const page = (
    <div ref={detail} tabIndex={-1} role="region" aria-label={open?.subject ?? 'Letter'}>
      <Card>
        {open === undefined ? (
          <Empty title="No letter is open">Choose one from the list.</Empty>
        ) : (
          <Stack>
            {isPhone && (
              <div>
                <Button onPress={() => setOpenId(null)}>Back to the letters</Button>
              </div>
            )}
            <Heading level={2} size="h4">
              {open.subject}
            </Heading>
            <Text tone="quiet" size="small">
              {open.from}
            </Text>
            <Text isProse>{open.text}</Text>
          </Stack>
        )}
      </Card>
    </div>
  );

  if (isPhone) return open === undefined ? list : page;
  return (
    <WithSidebar side="start" sidebar={list}>
      {page}
    </WithSidebar>
  );
}

/** Stories cannot resize the window; these set its size. */
const inWindow = (isPhone: boolean) => () => {
  const real = globalThis.matchMedia;
  const answer = isPhone ? 'all' : 'not all';
  globalThis.matchMedia = (query) => real.call(globalThis, query === media.belowMd ? answer : query);
  return () => {
    globalThis.matchMedia = real;
  };
};

const meta = preview.meta({
  title: 'Patterns/Master and detail',
  tags: ['!autodocs'],
  globals: { language: 'en' },
  render: () => <Letters />,
});

/** Both in sight: choosing keeps the keyboard in the list, so that the next is one key away. */
export const SideBySide = meta.story({
  beforeEach: inWindow(false),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No letter is open')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Friday' })).toBeVisible());
    await expect(canvas.getByRole('listbox', { name: 'Letters' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await expect(canvas.queryByRole('button', { name: 'Back to the letters' })).toBeNull();
  },
});

/** One at a time: the opened item gets the focus, the link back returns it to the list. */
export const OnAPhone = meta.story({
  beforeEach: inWindow(true),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Mei Lin/ }));
    const letter = await canvas.findByRole('region', { name: 'Samples' });
    await waitFor(() => expect(letter).toHaveFocus());
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the letters' }));
    await waitFor(() =>
      expect(canvas.getByRole('listbox', { name: 'Letters' })).toContainElement(document.activeElement as HTMLElement),
    );
  },
});
