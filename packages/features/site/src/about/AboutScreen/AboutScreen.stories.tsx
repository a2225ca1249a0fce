import { expect } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { AboutScreen } from './AboutScreen.tsx';

const meta = preview.meta({ title: 'Screens/Site/About', component: AboutScreen, globals: { language: 'en' } });

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('About this site');
    await expect(canvas.getByText('Yard Example Ltd')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'hello@yard.example' })).toHaveAttribute(
      'href',
      'mailto:hello@yard.example',
    );
    await expect(canvas.getByText(/^The operator hasn’t added/)).not.toBeVisible();
  },
});

/** The operator has entered no details. */
export const OperatorNotGiven = meta.story({
  parameters: { app: { site: { operator: '', contactEmail: '', address: '', country: '' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The operator hasn’t added their details/)).toBeVisible();
    await expect(canvas.getByText('Operator')).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Contact the operator' })).toHaveAttribute('href', '/contact');
  },
});
