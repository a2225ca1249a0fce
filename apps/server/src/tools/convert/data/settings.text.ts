/** Texts of the tools for files of settings: INI, properties, environment variables. */
import * as z from 'zod';
import type { Text } from '../../../text.ts';
import { field } from '../../tool.ts';
import { moreNotes } from './fields.text.ts';
import { jsonErrors } from './json.text.ts';

/** The direction: JSON, or the other format. */
export const directionField = <Format extends string>(format: Format, name: Text) =>
  field(
    { title: { en: 'To', fr: 'Vers', ar: 'إلى', ch: '目标格式' }, options: { json: 'JSON', [format]: name } },
    z.enum(['json', format]).default('json' as never),
  );

export const settingsErrors = {
  ...jsonErrors,
  not_object: {
    en: 'The JSON is not an object. Enter an object with a member for each key.',
    fr: 'Le JSON n’est pas un objet. Envoyez un objet avec un membre pour chaque clé.',
    ar: 'نص JSON ليس كائنًا. أرسل كائنًا فيه عنصر لكل مفتاح.',
    ch: 'JSON 不是对象。请发送一个对象，每个键对应一个成员。',
  },
} as const;

export const settingsNotes = {
  comments: {
    en: 'JSON does not allow comments, so this one is left out.',
    fr: 'JSON n’a pas de commentaires : celui-ci est omis.',
    ar: 'لا يدعم JSON التعليقات، لذا حُذف هذا التعليق.',
    ch: 'JSON 不支持注释，因此省略了一条注释。',
  },
  duplicate_key: {
    en: 'The key appears more than once. The last value is used.',
    fr: 'La clé apparaît plusieurs fois. La dernière valeur est utilisée.',
    ar: 'يتكرر المفتاح أكثر من مرة. تُستخدم القيمة الأخيرة.',
    ch: '该键出现多次，使用最后一个值。',
  },
  type_as_text: {
    en: 'The format supports only text, so the number, true or false is written as text.',
    fr: 'Le format n’a que du texte : le nombre, true ou false est écrit comme texte.',
    ar: 'لا تدعم الصيغة إلا النصوص، لذا كُتب الرقم أو true أو false كنص.',
    ch: '该格式只有文本，因此数字、true 或 false 写成文本。',
  },
  null_as_text: {
    en: 'The format has no null, so an empty text is written.',
    fr: 'Le format n’a pas de null : un texte vide est écrit.',
    ar: 'لا تدعم الصيغة القيمة null، لذا كُتب نص فارغ.',
    ch: '该格式没有 null，因此写成空文本。',
  },
  json_as_text: {
    en: 'The format does not allow a list or object here, so the value is written as JSON.',
    fr: 'Le format n’accepte ici ni liste ni objet : la valeur est écrite en JSON.',
    ar: 'لا تدعم الصيغة هنا القوائم والكائنات، لذا كُتبت القيمة بصيغة JSON.',
    ch: '该格式在此处不支持列表和对象，因此值写成 JSON。',
  },
  ...moreNotes,
} as const;
