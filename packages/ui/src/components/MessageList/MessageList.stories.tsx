import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from '../../story/docs/guide.ts';
import { preview } from '../../story/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Empty as EmptyState } from '../Empty/Empty.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { exampleMessages, me, noor } from './example-messages.ts';
import { MessageList } from './MessageList.tsx';
import type { Message, MessageListProps } from './MessageList.tsx';

const onRetry = fn();
const onLoadOlder = fn();
const messages = exampleMessages(10_000);
const few = exampleMessages(4);

const meta = preview.meta({
  title: 'Components/Data/MessageList',
  component: MessageList,
  args: { label: 'Messages about the import', messages, me: 'me', timeZone: 'UTC' },
  beforeEach: () => {
    onRetry.mockClear();
    onLoadOlder.mockClear();
  },
  parameters: guide({
    when: 'Use for a conversation: a chat, comments on an object, an assistant. It opens at the latest message and stays there while new ones arrive. Ten thousand messages scroll smoothly.',
    words: ['chat', 'conversation', 'thread', 'messenger', 'comments', 'inbox'],
    instead: [
      ['One message', 'Bubble'],
      ['What happened to an object', 'Timeline'],
      ['A long list of rows', 'VirtualList'],
    ],
    keyboard: [
      ['Tab', 'moves to the list, then to buttons of messages in view and to “Jump to latest”'],
      ['↑ ↓, Page Up, Page Down', 'scrolls'],
      ['Home, End', 'scrolls to the oldest message that is loaded, and to the latest'],
    ],
    notes: [
      'Keep the same `messages` array between renders. A new array is compared with the one before: messages after the last one are new, those before the first one are older.',
      'New messages of others are announced, up to three by their text. What scrolls into view is not.',
      'Older messages are loaded near the start, and the text that is read stays where it is.',
    ],
  }),
});

/** Those of React Aria's announcements have no name. */
const log = () => screen.getByRole('log', { name: /./ });
const fromEnd = () => Math.round(log().scrollHeight - log().clientHeight - log().scrollTop);
/** Until the way back is offered: at first, measured rows move the end. */
const scrollAway = () =>
  waitFor(() => {
    log().scrollTop = log().scrollHeight - 3000;
    return expect(screen.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
  });
const settled = () => waitFor(() => expect(Math.abs(fromEnd())).toBeLessThanOrEqual(1));
const shown = () =>
  screen.getAllByRole('article').map((article) => article.closest('[data-index]')?.getAttribute('data-index'));

/** Opens at the end, with few of the 10,000 messages in the page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await settled();
    await expect(canvas.getByRole('log', { name: 'Messages about the import' })).toHaveAttribute('aria-live', 'off');
    await waitFor(() => expect(shown()).toContain('9999'));
    await expect(shown().length).toBeLessThan(30);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** Messages that do not fill the list are at its end. */
export const Few = meta.story({
  globals: { language: 'en' },
  args: { messages: few, firstUnread: '9999' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    const last = canvas.getAllByRole('article').at(-1)?.getBoundingClientRect();
    await expect(Math.round(log().getBoundingClientRect().bottom - (last?.bottom ?? 0))).toBe(17);
    await expect(canvas.getByText('Today')).toBeVisible();
    await expect(canvas.getByText('New messages')).toBeVisible();
  },
});

function Growing(props: MessageListProps) {
  const [all, setAll] = useState(props.messages);
  const add = (author: Message['author'], text: string) =>
    setAll((now) => [...now, { id: `n${now.length}`, author, at: '2026-11-20T09:30:00Z', text }]);
  return (
    <Stack space={1}>
      <MessageList {...props} messages={all} />
      <Button size="small" onPress={() => add(noor, 'One more row.')}>
        Receive
      </Button>
      <Button size="small" onPress={() => add(me, 'Seen.')}>
        Send
      </Button>
    </Stack>
  );
}

/** At the end, new messages scroll in and are announced. Away from it, a button counts them. */
export const NewMessages = meta.story({
  globals: { language: 'en' },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const announced = () => canvasElement.querySelector('[aria-live=polite]')?.textContent;
    await settled();
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(announced()).toBe('Noor Haddad: One more row.');
    await settled();
    await expect(canvas.getAllByText('One more row.')).toHaveLength(1);
    await scrollAway();
    const jump = canvas.getByRole('button', { name: 'Jump to latest' });
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }));
    await expect(jump).toHaveTextContent('2 new messages');
    await expect(fromEnd()).toBeGreaterThan(1000);
    await userEvent.click(jump);
    await settled();
    await waitFor(() => expect(jump).not.toBeInTheDocument());
    await scrollAway();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await settled();
    await expect(announced()).toBe('');
  },
});

/** Older messages come in at the start without moving what is read. */
function Paged(props: MessageListProps) {
  const [all, setAll] = useState(() => exampleMessages(60));
  const [isLoading, setIsLoading] = useState(false);
  return (
    <Stack space={1}>
      <MessageList
        {...props}
        messages={all}
        isLoadingOlder={isLoading}
        {...(all.length < 180 && {
          onLoadOlder: () => {
            onLoadOlder();
            setIsLoading(true);
          },
        })}
      />
      <Button
        size="small"
        onPress={() => {
          setAll((now) => [...exampleMessages(60, 10_000 - now.length), ...now]);
          setIsLoading(false);
        }}
      >
        Respond
      </Button>
    </Stack>
  );
}
export const OlderPages = meta.story({
  globals: { language: 'en' },
  render: (args) => <Paged {...args} />,
  play: async ({ canvas, userEvent }) => {
    await settled();
    await expect(onLoadOlder).not.toHaveBeenCalled();
    log().scrollTop = 300;
    await waitFor(() => expect(onLoadOlder).toHaveBeenCalledOnce());
    await expect(canvas.getByText('Loading')).toBeVisible();
    const first = () =>
      canvas.getAllByRole('article').find((one) => one.getBoundingClientRect().top > log().getBoundingClientRect().top);
    await waitFor(() => expect(first()).toBeDefined());
    const text = first()?.getAttribute('aria-label') ?? '';
    const top = () => Math.round(canvas.getByRole('article', { name: text }).getBoundingClientRect().top);
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'Respond' }));
    await waitFor(() => expect(log().scrollTop).toBeGreaterThan(2000));
    await waitFor(() => expect(Math.abs(top() - before)).toBeLessThanOrEqual(1));
    await expect(onLoadOlder).toHaveBeenCalledOnce();
  },
});

const failed = few.map((message) =>
  message.id === '9999' ? { ...message, author: me, status: 'failed' as const } : message,
);
export const Keyboard = meta.story({
  globals: { language: 'en' },
  args: { messages: [...messages.slice(0, -few.length), ...failed], onRetry },
  play: async ({ canvas, userEvent }) => {
    await settled();
    await userEvent.tab();
    await expect(log()).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(shown()).toContain('0'));
    await expect(log().scrollTop).toBe(0);
    await userEvent.keyboard('{End}');
    await settled();
    await waitFor(() => expect(shown()).toContain('9999'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry.mock.calls).toEqual([['9999']]);
    // The focus stays although the message is scrolled out of view.
    log().scrollTop = 0;
    await waitFor(() => expect(shown()).toContain('0'));
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
});

export const Pointer = meta.story({
  args: { messages: failed, onRetry },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button');
    // While the list scrolls, it takes no pointer.
    await waitFor(() => expect(getComputedStyle(retry).pointerEvents).not.toBe('none'));
    await userEvent.click(retry);
    await expect(onRetry.mock.calls).toEqual([['9999']]);
  },
});

export const Empty = meta.story({
  args: { messages: [], empty: <EmptyState title="No messages yet">Write the first one.</EmptyState> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages yet')).toBeVisible();
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

/** Own messages are at the left, and the list opens at its end too. */
export const RightToLeft = meta.story({
  globals: { language: 'ar' },
  args: {
    label: 'رسائل',
    messages: [...messages.slice(0, -1), ...few.slice(-1).map((one) => ({ ...one, author: me, text: 'شكرًا' }))],
  },
  play: async ({ canvas }) => {
    await settled();
    const own = (await canvas.findByText('شكرًا')).getBoundingClientRect();
    await expect(Math.round(own.left - log().getBoundingClientRect().left)).toBe(17);
  },
});
