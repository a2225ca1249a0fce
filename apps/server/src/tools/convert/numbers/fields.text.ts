/** Fields that tools for numbers, checks and units share. */
import * as z from 'zod';
import type { Text } from '../../../text.ts';
import { field } from '../../tool.ts';

export const titles = {
  result: { en: 'Result', fr: 'Résultat', ar: 'النتيجة', ch: '结果' },
  number: { en: 'Number', fr: 'Nombre', ar: 'العدد', ch: '数字' },
  exact: { en: 'Exact', fr: 'Exact', ar: 'دقيق', ch: '精确' },
  valid: { en: 'Valid', fr: 'Valide', ar: 'صالح', ch: '有效' },
  checkDigit: { en: 'Check digit', fr: 'Clé de contrôle', ar: 'رقم التحقق', ch: '校验码' },
} as const satisfies Readonly<Record<string, Text>>;

export const notesField = field(
  { title: { en: 'Notes', fr: 'Remarques', ar: 'ملاحظات', ch: '备注' } },
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

export const roundedNote = {
  en: 'The result is rounded.',
  fr: 'Le résultat est arrondi.',
  ar: 'النتيجة مقرّبة.',
  ch: '结果经过舍入。',
} as const satisfies Text;
