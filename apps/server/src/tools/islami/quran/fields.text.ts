/** Fields and errors of the tools for the Quran. */
import { edition } from '@apiyard/kernels/quran/edition';
import * as z from 'zod';
import { field } from '../../tool.ts';

const surahTitle = { en: 'Surah', fr: 'Sourate', ar: 'السورة', ch: '章' };
const verseTitle = { en: 'Verse', fr: 'Verset', ar: 'الآية', ch: '节' };
export const versesTitle = { en: 'Verses', fr: 'Versets', ar: 'الآيات', ch: '经文' };
export const referenceTitle = { en: 'Reference', fr: 'Référence', ar: 'الموضع', ch: '位置' };
export const juzTitle = { en: 'Juz', fr: 'Juz', ar: 'الجزء', ch: '卷' };
export const pageTitle = { en: 'Page', fr: 'Page', ar: 'الصفحة', ch: '页' };
export const countTitle = {
  en: 'Number of verses',
  fr: 'Nombre de versets',
  ar: 'عدد الآيات',
  ch: '节数',
};

const verseTextField = () =>
  field(
    {
      title: { en: 'Text', fr: 'Texte', ar: 'النص', ch: '经文' },
      help: {
        en: 'Verbatim. The first verse of a surah begins with the basmala, except in surah 9.',
        fr: 'Texte inchangé. Le premier verset d’une sourate commence par la basmala, sauf dans la sourate 9.',
        ar: 'النص كما هو. تبدأ الآية الأولى من كل سورة بالبسملة، ما عدا السورة 9.',
        ch: '原文照录。除第 9 章外，每章第一节以“奉至仁至慈的真主之名”开头。',
      },
    },
    z.string(),
  );

/** Where a verse is; each verse of a response has it. */
export const verseFields = {
  reference: field({ title: referenceTitle }, z.string()),
  surah: field({ title: surahTitle }, z.int()),
  verse: field({ title: verseTitle }, z.int()),
  text: verseTextField(),
};

export const editionField = () =>
  field(
    { title: { en: 'Edition', fr: 'Édition', ar: 'الطبعة', ch: '版本' } },
    z.object({
      name: field({ title: { en: 'Name', fr: 'Nom', ar: 'الاسم', ch: '名称' } }, z.string()),
      copyright: field({ title: { en: 'Copyright', fr: 'Droits d’auteur', ar: 'حقوق النشر', ch: '版权' } }, z.string()),
      license: field({ title: { en: 'License', fr: 'Licence', ar: 'الترخيص', ch: '许可' } }, z.string()),
      url: field({ title: { en: 'Source', fr: 'Source', ar: 'المصدر', ch: '来源' } }, z.string()),
    }),
  );

export const editionExample = { ...edition };
