import { makePerson } from '@apiyard/kernels/specimen/person';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { KtpScreen } from './KtpScreen.tsx';

const meta = preview.meta({
  title: 'Screens/Specimen/KtpScreen',
  component: KtpScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/ktp' } },
  args: {
    seed: 'contoh',
    person: makePerson('contoh'),
    today: { year: 2026, month: 11, day: 22 },
    onSeed: fn(),
    onNew: fn(),
    onChange: fn(),
    onPng: fn(),
    onJson: fn(),
  },
});

const pictureOf = (image: HTMLElement) => decodeURIComponent(image.getAttribute('src') ?? '');

export const Success = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Specimen identity card');
    const picture = canvas.getByRole('img', {
      name: 'Specimen card of Harja Rekaan, number 4329002309977290, marked CONTOH / SPECIMEN all over',
    });
    await expect(pictureOf(picture)).toContain('HARJA REKAAN');
    await expect(pictureOf(picture)).toContain('BUKAN DOKUMEN RESMI');
    await expect(canvas.getByText(/Passing one off as a real document is a crime/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New data' }));
    await expect(args.onNew).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Download PNG' }));
    await expect(args.onPng).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Download JSON' }));
    await expect(args.onJson).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'o');
    await expect(args.onChange).toHaveBeenCalledWith({ name: 'Harja Rekaano' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Seed' }), '2');
    await expect(args.onSeed).toHaveBeenCalledWith('contoh2');
  },
});

/** Decodes the card's own number at first. */
export const OwnNumberExplained = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Identity number (NIK)' })).toHaveValue('4329002309977290');
    await expect(canvas.getByText(/Provinces 40 to 49 and district 00 don’t exist/)).toBeVisible();
    const rows = within(canvas.getByRole('table', { name: 'Decode a number' })).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'PartDigitsMeaning',
      'Province43No province has this code',
      'Regency or city29Regency (01 to 70)',
      'District00No district has the code 00',
      'Date of birth230997September 23, 1997, male',
      'Serial number7290Assigned in order for this area and date',
    ]);
  },
});

export const OtherNumberExplained = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Identity number (NIK)' });
    await userEvent.clear(field);
    await waitFor(() => expect(field).toHaveAccessibleDescription('16 digits. Spaces, dots and hyphens are ignored.'));
    await userEvent.type(field, '3273');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter 16 digits. You entered 4.'));
    await userEvent.type(field, '016501900007');
    await expect(canvas.getByText('Jawa Barat')).toBeVisible();
    await expect(canvas.getByText('January 25, 1990, female (40 is added to the day)')).toBeVisible();
    await expect(canvas.getByText(/The structure is valid/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '327x');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Use digits only/));
  },
});

export const LongWords = meta.story({
  args: {
    person: {
      ...makePerson('contoh'),
      name: 'Muhammad Contoh Khayalan Umpama Peraga Percobaan Rekaan Sekali Panjang',
      birthPlace: 'x'.repeat(80),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(pictureOf(canvas.getByRole('img', { name: /^Specimen card/ }))).toContain('textLength=');
  },
});

/** Input is escaped in the SVG. */
export const Markup = meta.story({
  args: { person: { ...makePerson('contoh'), name: '</text><image href="x"/>' } },
  play: async ({ canvas }) => {
    await expect(pictureOf(canvas.getByRole('img', { name: /^Specimen card/ }))).not.toContain('<image');
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('23 septembre 1997, homme')).toBeVisible();
  },
});
