import { loadVerses } from '@apiyard/kernels/quran/text';
import { searchVerses } from '@apiyard/kernels/quran/search';
import { preview } from '@apiyard/kit/story/preview.tsx';
import { inLight, onPhone, pictured } from '@apiyard/ui/story/modes.ts';
import { expect, fn, userEvent } from 'storybook/test';
import type { QuranScreenProps } from './QuranScreen.tsx';
import { QuranScreen } from './QuranScreen.tsx';

const view = { part: 'surah', number: 112, verse: null, query: '', missing: null } as const;
const [ofTheDay] = await loadVerses({ first: 5483, last: 5483 });
const unity = await loadVerses({ first: 6222, last: 6225 });
const done = <Value,>(value: Value) => ({ state: 'done', value }) as const;

const args: QuranScreenProps = {
  view,
  onView: fn(),
  verses: done(unity),
  onRetry: fn(),
  found: done([]),
  onRetrySearch: fn(),
  bookmarks: [],
  isOnlyHere: true,
  onBookmarks: fn(),
  verseOfTheDay: ofTheDay === undefined ? { state: 'loading' } : done(ofTheDay),
};

const meta = preview.meta({
  title: 'Screens/Islami/QuranScreen',
  component: QuranScreen,
  globals: { language: 'en' },
  parameters: { layout: 'fullscreen', app: { at: '/islami/quran' } },
  args,
});

/** Surah 112: four verses after the basmala. */
export const Success = meta.story({
  parameters: pictured(inLight),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Surah 112: Al-Ikhlaas' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Verse 112:/ })).toHaveLength(4);
    await expect(
      canvas.getByText('بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ'.normalize('NFC'), { normalizer: (text) => text.normalize('NFC') }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Verse 112:2' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...view, verse: 6223 });
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onView).toHaveBeenLastCalledWith({ ...view, number: 113 });
  },
});

/** A verse is chosen and among the bookmarks. */
export const Chosen = meta.story({
  parameters: pictured(onPhone),
  args: { view: { ...view, verse: 6223 }, bookmarks: [262, 6223] },
  play: async ({ canvas, args }) => {
    const sign = canvas.getByRole('button', { name: 'Verse 112:2' });
    await expect(sign).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('link', { name: 'Al-Baqara 2:255' })).toHaveAttribute(
      'href',
      '/islami/quran?verse=2:255',
    );
    sign.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onView).toHaveBeenLastCalledWith({ ...view, verse: 6224 });
    await userEvent.click(canvas.getByRole('button', { name: 'Bookmark' }));
    await expect(args.onBookmarks).toHaveBeenLastCalledWith([262]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Al-Baqara 2:255' }));
    await expect(args.onBookmarks).toHaveBeenLastCalledWith([6223]);
  },
});

export const Search = meta.story({
  parameters: pictured(inLight),
  args: { view: { ...view, query: 'الصمد' }, found: done(await searchVerses('الصمد')) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: '1 verse found' })).toBeVisible();
    const marks = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent.normalize('NFC'));
    await expect(marks).toEqual(['ٱلصَّمَدُ'.normalize('NFC')]);
    await expect(canvas.getByRole('link', { name: 'Verse 112:2' })).toBeVisible();
  },
});

export const FilteredToNothing = meta.story({
  args: { view: { ...view, query: 'قققق' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No verses found')).toBeVisible();
  },
});

export const SearchInAnotherScript = meta.story({
  args: { view: { ...view, query: 'mercy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Type an Arabic word, with or without vowel marks.')).toBeVisible();
  },
});

export const MissingVerse = meta.story({
  args: { view: { ...view, missing: { surah: 112, verse: 9 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no verse 112:9. Surah 112 has 4 verses.')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { view: undefined, verses: { state: 'loading' }, verseOfTheDay: { state: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
});

export const Failed = meta.story({
  args: { verses: { state: 'failed' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const InArabic = meta.story({
  globals: { language: 'ar' },
  args: { view: { ...view, part: 'page', number: 604 }, verses: done(await loadVerses({ first: 6222, last: 6236 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'الإخلاص',
      'الفلق',
      'الناس',
    ]);
  },
});
