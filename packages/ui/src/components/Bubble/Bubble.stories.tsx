import { expect, fn } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Bubble } from './Bubble.tsx';

const onRetry = fn();
const meta = preview.meta({
  title: 'Components/Data/Bubble',
  component: Bubble,
  args: {
    author: 'Noor Haddad',
    at: '2026-11-23T09:41:00Z',
    timeZone: 'UTC',
    children: 'The export is ready. Do you want the raw rows too?',
  },
  beforeEach: () => void onRetry.mockClear(),
  parameters: guide({
    when: 'Use for one message of a conversation, outside of a list: a preview, a quotation, an answer of an assistant.',
    words: ['chat message', 'speech bubble', 'comment', 'reply'],
    instead: [
      ['A conversation', 'MessageList'],
      ['What happened to an object', 'Timeline'],
      ['A message of the app itself', 'Alert'],
    ],
    keyboard: [['Tab', 'moves to the button of a message that was not sent, and to attachments']],
    notes: [
      'Own messages are at the end of the line, messages of others at its start. Right to left, the sides are swapped.',
      'The status is shown as an icon and is read as a word. A failed message has a sentence and a button too.',
    ],
  }),
});

export const Default = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Noor Haddad, 9:41 AM' })).toHaveTextContent(
      'The export is ready. Do you want the raw rows too?',
    );
    await expect(canvas.getByText('NH')).toBeVisible();
  },
});

export const Sides = meta.story({
  globals: { direction: 'ltr' },
  render: (args) => (
    <Stack space={1}>
      <Bubble {...args} />
      <Bubble {...args} author="You" side="own" status="sent">
        Yes, both.
      </Bubble>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [other, own] = ['The export is ready. Do you want the raw rows too?', 'Yes, both.'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    const box = canvasElement.querySelector('article')?.getBoundingClientRect();
    await expect((other?.left ?? 0) - (box?.left ?? 0)).toBe(40);
    await expect(own?.right).toBe(box?.right);
    await expect(canvas.getAllByText('Noor Haddad')).toHaveLength(1);
  },
});

/** A group has one name, one picture and one time. */
export const Group = meta.story({
  globals: { language: 'en' },
  render: (args) => (
    <div>
      {(['first', 'middle', 'last'] as const).map((place) => (
        <Bubble key={place} {...args} place={place}>
          {place}
        </Bubble>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Noor Haddad')).toHaveLength(1);
    await expect(canvas.getAllByText('NH')).toHaveLength(1);
    await expect(canvas.getAllByText('9:41 AM')).toHaveLength(1);
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});

const own = { author: 'You', side: 'own', timeZone: 'UTC' } as const;
export const Statuses = meta.story({
  globals: { language: 'en' },
  render: ({ at }) => (
    <Stack space={1}>
      <Bubble {...own} at={at} status="sending">
        On its way
      </Bubble>
      <Bubble {...own} at={at} status="sent">
        There
      </Bubble>
      <Bubble {...own} at={at} status="failed" onRetry={onRetry}>
        Lost
      </Bubble>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
      'On its way9:41 AMSending',
      'There9:41 AMSent',
      'Lost9:41 AMNot sentTry again',
    ]);
  },
});

export const Attachments = meta.story({
  args: {
    attachments: (
      <Card>
        <Text>rows.csv</Text>
      </Card>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toContainElement(canvas.getByText('rows.csv'));
  },
});

export const Keyboard = meta.story({
  globals: { language: 'en' },
  args: { ...own, status: 'failed', onRetry },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const Pointer = meta.story({
  args: { ...own, status: 'failed', onRetry },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** The sides are swapped, and text in another script keeps its own direction. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  render: (args) => (
    <Stack space={1}>
      <Bubble {...args}>التصدير جاهز.</Bubble>
      <Bubble {...args} author="أنت" side="own" status="sent">
        Both, please.
      </Bubble>
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector('article')?.getBoundingClientRect();
    const other = canvas.getByText('التصدير جاهز.');
    const mine = canvas.getByText('Both, please.');
    await expect((box?.right ?? 0) - other.getBoundingClientRect().right).toBe(40);
    await expect(mine.getBoundingClientRect().left).toBe(box?.left);
    await expect([other, mine].map((text) => getComputedStyle(text).direction)).toEqual(['rtl', 'ltr']);
  },
});

export const ForcedColors = meta.story({
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/export is ready/)).borderBlockStartWidth).toBe('1px');
  },
});
