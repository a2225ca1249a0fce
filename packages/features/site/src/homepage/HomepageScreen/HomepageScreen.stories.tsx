import { expect } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { HomepageScreen } from './HomepageScreen.tsx';

const meta = preview.meta({ title: 'Screens/Site/Homepage', component: HomepageScreen, globals: { language: 'en' } });

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Product tour');
    await expect(canvas.getByText(/^What Apiyard does, who it’s for/)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(9);
    await expect(canvas.getByRole('link', { name: 'Read the privacy policy' })).toHaveAttribute('href', '/privacyp');
  },
});

export const InChinese = meta.story({
  globals: { language: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '对比套餐' })).toHaveAttribute('href', '/pricing2');
  },
});
