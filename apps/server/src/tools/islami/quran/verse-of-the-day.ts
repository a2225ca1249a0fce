import verseOfTheDay from '@apiyard/kernels/tools/islami/quran/verse-of-the-day';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { editionExample, editionField, verseFields } from './fields.text.ts';

const dateTitle = { en: 'Date', fr: 'Date', ar: 'التاريخ', ch: '日期' };

export default tool({
  path: 'islami/verse-of-the-day',
  title: { en: 'Verse of the day', fr: 'Verset du jour', ar: 'آية اليوم', ch: '每日经文' },
  summary: {
    en: 'Returns the Quran verse for a date. It is the same for everyone.',
    fr: 'Renvoie le verset du Coran d’une date, le même pour tous.',
    ar: 'يعيد آية قرآنية لتاريخ معيّن، وهي نفسها للجميع.',
    ch: '返回某一日期的古兰经经文，对所有人相同。',
  },
  tags: ['tanzil', 'quran'],
  synonyms: {
    en: ['daily verse', 'ayah of the day'],
    fr: ['verset quotidien', 'ayah du jour'],
    ar: ['آية يومية', 'آية كل يوم'],
    ch: ['每日一节', '今日经文'],
  },
  input: z.object({
    date: field(
      {
        title: dateTitle,
        help: {
          en: 'If empty, today (UTC).',
          fr: 'Si le champ est vide, aujourd’hui (UTC).',
          ar: 'إذا كان الحقل فارغًا، فاليوم (UTC).',
          ch: '留空则为今天（UTC）。',
        },
      },
      z.iso.date().optional(),
    ),
  }),
  output: {
    schema: z.object({ date: field({ title: dateTitle }, z.string()), ...verseFields, edition: editionField() }),
    examples: [
      {
        date: '2026-11-28',
        reference: '73:8',
        surah: 73,
        verse: 8,
        text: 'وَٱذْكُرِ ٱسْمَ رَبِّكَ وَتَبَتَّلْ إِلَيْهِ تَبْتِيلًا',
        edition: editionExample,
      },
    ],
  },
  open: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    { name: { en: 'Today', fr: 'Aujourd’hui', ar: 'اليوم', ch: '今天' }, input: {} },
    {
      name: { en: '28 November 2026', fr: '28 novembre 2026', ar: '28 نوفمبر 2026', ch: '2026 年 11 月 28 日' },
      input: { date: '2026-11-28' },
    },
  ],
  run: verseOfTheDay,
});
