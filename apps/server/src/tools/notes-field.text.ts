import * as z from 'zod';
import type { Text } from '../text.ts';
import { field } from './tool.ts';

const notes: Text = { en: 'Notes', fr: 'Remarques', ar: 'ملاحظات', ch: '说明' };

/** Where in the input or the result something is. */
export const pointerField = () =>
  field(
    {
      title: {
        en: 'JSON Pointer to the value',
        fr: 'Pointeur JSON vers la valeur',
        ar: 'مؤشر JSON إلى القيمة',
        ch: '指向该值的 JSON Pointer',
      },
    },
    z.string(),
  );

/** What a tool changed, lost, assumed or found, in a result. */
export const notesField = (title: Text = notes) =>
  field(
    { title },
    z.array(
      z.object({
        pointer: pointerField(),
        code: field(
          { title: { en: 'Kind of note', fr: 'Type de remarque', ar: 'نوع الملاحظة', ch: '说明的类型' } },
          z.string(),
        ),
        detail: field({ title: { en: 'Message', fr: 'Message', ar: 'نص الملاحظة', ch: '说明的内容' } }, z.string()),
      }),
    ),
  );
