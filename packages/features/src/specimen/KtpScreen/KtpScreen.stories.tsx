import { makePerson } from '@apiyard/kernels/specimen/person';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { preview } from '../../_kit/story/preview.tsx';
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

/** What the number on the card says, before anybody has typed one. */
export const OwnNumberExplained = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'A person’s number (NIK)' })).toHaveValue('4329002309977290');
    await expect(canvas.getByText(/Provinces 40 to 49 and district 00 do not exist/)).toBeVisible();
    const rows = within(canvas.getByRole('table', { name: 'What a number says' })).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'PartDigitsMeaning',
      'Province43No province has this code',
      'Regency or city29A regency: they count from 01 to 70',
      'District00No district has the code 00',
      'Date of birth230997September 23, 1997, a man',
      'Serial number7290In order, for that region and day',
    ]);
  },
});

export const OtherNumberExplained = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'A person’s number (NIK)' });
    await userEvent.clear(field);
    await waitFor(() => expect(field).toHaveAccessibleDescription('16 digits. Spaces, dots and dashes do not count.'));
    await userEvent.type(field, '3273');
    await waitFor(() => expect(field).toHaveAccessibleDescription('16 digits are needed; there are 4.'));
    await userEvent.type(field, '016501900007');
    await expect(canvas.getByText('Jawa Barat')).toBeVisible();
    await expect(canvas.getByText('January 25, 1990, a woman: 40 is added to the day')).toBeVisible();
    await expect(canvas.getByText(/The structure is sound/)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '327x');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Only digits belong here/));
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

/** What people type is never drawing. */
export const Markup = meta.story({
  args: { person: { ...makePerson('contoh'), name: '</text><image href="x"/>' } },
  play: async ({ canvas }) => {
    await expect(pictureOf(canvas.getByRole('img', { name: /^Specimen card/ }))).not.toContain('<image');
  },
});

export const Phone = meta.story({
  globals: { language: 'en', viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: /^Specimen card/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('نموذج بطاقة هوية');
    await expect(canvas.getByRole('button', { name: 'نزّل PNG' })).toBeVisible();
  },
});

export const InFrench = meta.story({
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('23 septembre 1997, un homme')).toBeVisible();
  },
});
