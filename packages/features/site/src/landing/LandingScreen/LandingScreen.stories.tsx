import { expect, userEvent, within } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inDark, pictured } from '@apiyard/ui/story/modes.ts';
import { TryItScreen } from '../TryIt/TryItScreen.tsx';
import { callOf, firstResponse, firstInputs } from '../try-it/try-it-calls.ts';
import { LandingScreen } from './LandingScreen.tsx';

const tool = (
  <TryItScreen
    tool="convert"
    inputs={firstInputs}
    answered={{ call: callOf('convert', firstInputs), outcome: { kind: 'answered', shown: firstResponse, left: null } }}
    isCalling={false}
    isMissing={false}
    origin="https://yard.example"
    send={() => {}}
  />
);

const meta = preview.meta({
  title: 'Screens/Site/Landing',
  component: LandingScreen,
  globals: { language: 'en' },
  args: {
    stats: {
      state: 'done' as const,
      value: { success: true, apis: 42, people: 310, calls: 1_234_567, version: '0.1.0' } as const,
    },
    areas: { convert: 3, puzzle: 1, random: 2, scrape: 36 },
    children: tool,
  },
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'API tools you can run here or call from code',
    );
    // The 310 people do not persuade.
    await expect(canvas.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['1.2M']);
    await expect(canvas.getByRole('searchbox', { name: 'Search 42 tools' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse API hub' })).toHaveAttribute('href', '/hub');
    const areas = within(canvas.getByRole('region', { name: 'Tools for everyday API work' }));
    await expect(areas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/convert',
      '/random',
      '/puzzle',
    ]);
    await expect(canvas.getByRole('row', { name: 'Calls 30 an hour Per minute and per day, by plan' })).toBeVisible();
    const question = canvas.getByText('Do I need an account?');
    await userEvent.click(question);
    await expect(canvas.getByText(/^Not for browsing/)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { stats: { state: 'loading' }, areas: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('definition')).toBeNull();
    await expect(canvas.getByRole('searchbox', { name: 'Search all tools' })).toBeVisible();
    const areas = within(canvas.getByRole('region', { name: 'Tools for everyday API work' }));
    await expect(areas.getAllByRole('link')).toHaveLength(10);
  },
});

/** Without figures the rest of the page is shown as usual. */
export const Failed = meta.story({
  parameters: pictured(inDark),
  args: { stats: { state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('definition')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link', { name: 'Créer un compte gratuit' })).toHaveLength(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
