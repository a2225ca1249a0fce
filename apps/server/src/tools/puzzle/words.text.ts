/** Fields of puzzles with words. */
import { topics } from '@apiyard/kernels/words/topics';
import { wordLanguages } from '@apiyard/kernels/words/words';
import * as z from 'zod';
import { field } from '../tool.ts';

export const languageTitle = { en: 'Language', fr: 'Langue', ar: 'اللغة', ch: '语言' } as const;
export const languageOptions = {
  en: { en: 'English', fr: 'Anglais', ar: 'الإنجليزية', ch: '英语' },
  fr: { en: 'French', fr: 'Français', ar: 'الفرنسية', ch: '法语' },
  ar: { en: 'Arabic', fr: 'Arabe', ar: 'العربية', ch: '阿拉伯语' },
  id: { en: 'Indonesian', fr: 'Indonésien', ar: 'الإندونيسية', ch: '印度尼西亚语' },
} as const;

export const languageField = () =>
  field({ title: languageTitle, options: languageOptions }, z.enum(wordLanguages).default('en'));

export const topicOptions = {
  animals: { en: 'Animals', fr: 'Animaux', ar: 'الحيوانات', ch: '动物' },
  food: { en: 'Food', fr: 'Nourriture', ar: 'الطعام', ch: '食物' },
  nature: { en: 'Nature', fr: 'Nature', ar: 'الطبيعة', ch: '自然' },
  home: { en: 'Home', fr: 'Maison', ar: 'المنزل', ch: '家居' },
  city: { en: 'City', fr: 'Ville', ar: 'المدينة', ch: '城市' },
} as const;

export const topicTitle = { en: 'Topic', fr: 'Thème', ar: 'الموضوع', ch: '主题' } as const;
export const wordTitle = { en: 'Word', fr: 'Mot', ar: 'الكلمة', ch: '单词' } as const;

const allTopics = { en: 'All topics', fr: 'Tous les thèmes', ar: 'كل الموضوعات', ch: '全部主题' } as const;

export const topicField = <Default extends 'all' | 'animals'>(otherwise: Default) =>
  field(
    { title: topicTitle, options: { all: allTopics, ...topicOptions } },
    z.enum(['all', ...topics]).default(otherwise),
  );

export const readingColumnTitle = {
  en: 'Column, from 1 in reading direction',
  fr: 'Colonne, à partir de 1 dans le sens de lecture',
  ar: 'العمود، بدءًا من 1 في اتجاه القراءة',
  ch: '列，按阅读方向从 1 起',
} as const;
