import { expect } from 'storybook/test';
import { preview } from '../../_kit/story/preview.tsx';
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
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(
      'You are offline. What is on this page can still be read and filled in; calls work again once the connection is back.',
    );
    await expect(window.innerHeight - status.getBoundingClientRect().bottom).toBe(16);
  },
});

/** Nothing is said, and nothing is in the way. */
export const Online = meta.story({
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'أنت غير متصل. يمكنك متابعة القراءة وتعبئة ما في هذه الصفحة، وتعود الطلبات للعمل مع عودة الاتصال.',
    );
  },
});
