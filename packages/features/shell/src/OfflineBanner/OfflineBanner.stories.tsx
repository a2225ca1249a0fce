import { expect, userEvent } from 'storybook/test';
import { useLossDisplay, useReportedLoss } from '@apiyard/kit/routing/connection-loss.ts';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, pictured } from '@apiyard/ui/story/modes.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

const meta = preview.meta({
  title: 'Screens/Shell/OfflineBanner',
  component: OfflineBanner,
  globals: { language: 'en' },
  args: { isOffline: true },
  parameters: { layout: 'fullscreen' },
});

/** At the end of the window, over the page, which stays where it is. */
export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(
      'You’re offline. You can keep reading and editing this page. Calls work again once you’re back online.',
    );
    await expect(window.innerHeight - status.getBoundingClientRect().bottom).toBe(16);
  },
});

/** There is a network, but the server does not respond. */
export const ServerLost = meta.story({
  args: { isOffline: false },
  decorators: [
    (Story) => {
      useLossDisplay('notice');
      useReportedLoss(true);
      return <Story />;
    },
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'The server stopped responding. This page works without it; other pages open once it responds.',
    );
  },
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Renders nothing. */
export const Online = meta.story({
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});
