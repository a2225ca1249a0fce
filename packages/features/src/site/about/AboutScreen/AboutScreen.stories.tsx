import { expect } from 'storybook/test';
import { preview } from '../../../_kit/story/preview.tsx';
import { AboutScreen } from './AboutScreen.tsx';

const meta = preview.meta({ title: 'Screens/Site/About', component: AboutScreen, globals: { language: 'en' } });

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Why this yard exists');
    await expect(canvas.getByText('Yard Example Ltd')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'hello@yard.example' })).toHaveAttribute(
      'href',
      'mailto:hello@yard.example',
    );
    await expect(canvas.getByText(/^This installation does not name/)).not.toBeVisible();
  },
});

/** An installation that says nothing about itself. */
export const OperatorNotGiven = meta.story({
  parameters: { app: { site: { operator: '', contactEmail: '', address: '', country: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This installation does not name its operator/)).toBeVisible();
    await expect(canvas.getByText('Operator')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Write to the operator' })).toHaveAttribute('href', '/contact');
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('لماذا وُجدت هذه الساحة');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const InChinese = meta.story({
  globals: { language: 'zh-CN' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '我们的原则' })).toBeVisible();
  },
});
