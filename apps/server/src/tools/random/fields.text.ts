/** Fields that several random tools have. */
import * as z from 'zod';
import type { Text } from '../../text.ts';
import { field } from '../tool.ts';

export const countTitle = { en: 'How many', fr: 'Nombre', ar: 'العدد', ch: '数量' } as const;

export const countField = (max: number, initial = 1) =>
  field({ title: countTitle }, z.int().min(1).max(max).default(initial));

export const seedField = () =>
  field(
    {
      title: { en: 'Seed', fr: 'Graine', ar: 'البذرة', ch: '种子' },
      help: {
        en: 'Any text. The same seed gives the same result. If empty, a new seed is chosen.',
        fr: 'Un texte quelconque. La même graine donne le même résultat. Si le champ est vide, une nouvelle graine est choisie.',
        ar: 'أي نص. تعطي البذرة نفسها النتيجة نفسها. إذا كان الحقل فارغًا، تُختار بذرة جديدة.',
        ch: '任意文本。相同的种子得到相同的结果。留空时自动选择新的种子。',
      },
    },
    z.string().max(100).optional(),
  );

export const seedOutput = () =>
  field({ title: { en: 'Seed used', fr: 'Graine utilisée', ar: 'البذرة المستخدمة', ch: '使用的种子' } }, z.string());

export const listField = (charactersMax: number) =>
  field(
    {
      title: { en: 'List', fr: 'Liste', ar: 'القائمة', ch: '列表' },
      help: {
        en: 'One entry per line. Blank lines are skipped.',
        fr: 'Un élément par ligne. Les lignes vides sont ignorées.',
        ar: 'عنصر واحد في كل سطر. تُتجاهل الأسطر الفارغة.',
        ch: '每行一项。空行会被跳过。',
      },
      multiline: true,
    },
    z.string().min(1).max(charactersMax),
  );

export const formatTitle = { en: 'Format', fr: 'Format', ar: 'الصيغة', ch: '格式' } as const;
export const textTitle = { en: 'Text', fr: 'Texte', ar: 'النص', ch: '文本' } as const;
export const timeTitle = { en: 'Time (UTC)', fr: 'Heure (UTC)', ar: 'الوقت (UTC)', ch: '时间（UTC）' } as const;

export const timeField = () =>
  field(
    {
      title: { en: 'Time', fr: 'Date et heure', ar: 'الوقت', ch: '时间' },
      help: {
        en: 'Includes a time zone (ISO 8601), such as 2026-11-26T09:00:00Z. If empty, the current time is used.',
        fr: 'Avec le fuseau horaire (ISO 8601), par exemple 2026-11-26T09:00:00Z. Si le champ est vide, l’heure actuelle.',
        ar: 'مع المنطقة الزمنية (ISO 8601)، مثل 2026-11-26T09:00:00Z. إذا كان الحقل فارغًا، يُستخدم الوقت الحالي.',
        ch: '包含时区（ISO 8601），例如 2026-11-26T09:00:00Z。留空时使用当前时间。',
      },
    },
    z.iso.datetime({ offset: true }).optional(),
  );

/** A colour as input: `#` and six hexadecimal digits. */
export const colourField = (title: Text, initial: string) =>
  field(
    { title },
    z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/, { error: 'Enter a colour as # and six hexadecimal digits, such as #1d4ed8.' })
      .default(initial),
  );

export const sizeField = (initial: number, max = 1024) =>
  field(
    {
      title: { en: 'Size in pixels', fr: 'Taille en pixels', ar: 'الحجم بالبكسل', ch: '尺寸（像素）' },
      help: { en: 'Width and height.', fr: 'Largeur et hauteur.', ar: 'العرض والارتفاع.', ch: '宽和高。' },
    },
    z.int().min(16).max(max).default(initial),
  );

export const blankLines = {
  en: 'Blank lines were skipped: {{count}}.',
  fr: 'Lignes vides ignorées : {{count}}.',
  ar: 'عدد الأسطر الفارغة التي جرى تجاهلها: {{count}}.',
  ch: '跳过的空行数：{{count}}。',
} as const;

export const listEmpty = {
  en: 'The list has no entries. Enter one per line.',
  fr: 'La liste ne contient aucun élément. Saisissez un élément par ligne.',
  ar: 'القائمة لا تحتوي على أي عنصر. اكتب عنصرًا واحدًا في كل سطر.',
  ch: '列表中没有内容。请每行输入一项。',
} as const;
