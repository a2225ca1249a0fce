/** Texts and fields that several tools for the web have in common. */
import * as z from 'zod';
import { field } from '../../tool.ts';

export const text = { en: 'Text', fr: 'Texte', ar: 'النص', ch: '文本' };
export const name = { en: 'Name', fr: 'Nom', ar: 'الاسم', ch: '名称' };
export const value = { en: 'Value', fr: 'Valeur', ar: 'القيمة', ch: '值' };
export const version = { en: 'Version', fr: 'Version', ar: 'الإصدار', ch: '版本' };
export const action = { en: 'Action', fr: 'Action', ar: 'الإجراء', ch: '操作' };

export const empty = {
  en: 'The text is empty. Enter something to read.',
  fr: 'Le texte est vide. Saisissez un contenu à lire.',
  ar: 'النص فارغ. أدخل محتوى لقراءته.',
  ch: '文本为空。请输入要读取的内容。',
};

/** What a tool changed, assumed or found. */
export const notes = () =>
  field(
    { title: { en: 'Notes', fr: 'Remarques', ar: 'ملاحظات', ch: '说明' } },
    z.array(
      z.object({
        pointer: field(
          {
            title: {
              en: 'JSON Pointer to the value',
              fr: 'Pointeur JSON vers la valeur',
              ar: 'مؤشر JSON إلى القيمة',
              ch: '指向该值的 JSON Pointer',
            },
          },
          z.string(),
        ),
        code: field({ title: { en: 'Code', fr: 'Code', ar: 'الرمز', ch: '代码' } }, z.string()),
        detail: field({ title: { en: 'Detail', fr: 'Détail', ar: 'التفاصيل', ch: '详情' } }, z.string()),
      }),
    ),
  );
