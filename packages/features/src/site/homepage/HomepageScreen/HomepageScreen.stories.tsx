import { expect } from 'storybook/test';
import { preview } from '../../../_kit/story/preview.tsx';
import { HomepageScreen } from './HomepageScreen.tsx';

const meta = preview.meta({ title: 'Screens/Site/Homepage', component: HomepageScreen, globals: { language: 'en' } });

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('A walk through the yard');
    await expect(canvas.getByText(/^What Apiyard does, for whom/)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(9);
    await expect(canvas.getByRole('link', { name: 'Read the privacy policy' })).toHaveAttribute('href', '/privacyp');
  },
});

/** Words at the start of the first stop, at the end of the second; in Arabic the other way round. */
export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('جولة في الساحة');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Le tour du propriétaire');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const InChinese = meta.story({
  globals: { language: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '比较套餐' })).toHaveAttribute('href', '/pricing2');
  },
});
