import type { Language } from '@apiyard/api/contract/hub/hub';
import type { Words } from '@apiyard/kernels/data-formats/words';
import { faultSentences, loadWords } from '@apiyard/kernels/data-formats/words';
import type { Text } from '../../../text.ts';

const [en, fr, ar, ch] = await Promise.all([loadWords('en'), loadWords('fr'), loadWords('ar'), loadWords('ch')]);

/** The sentences of conversions in each language. */
export const dataWords: Readonly<Record<Language, Words>> = { en, fr, ar, ch };

const texts = { fr: faultSentences(fr), ar: faultSentences(ar), ch: faultSentences(ch) };

/** Of data that cannot be read or written. */
export const dataSentences: Readonly<Record<string, Text>> = Object.fromEntries(
  Object.entries(faultSentences(en)).map(([key, text]) => [
    key,
    { en: text, fr: texts.fr[key] ?? text, ar: texts.ar[key] ?? text, ch: texts.ch[key] ?? text },
  ]),
);

/** Each code in general. A response has the exact sentence. */
export const dataErrors = {
  one_of: {
    en: 'Send the data as text or as a file, not both.',
    fr: 'Envoyez les données en texte ou en fichier, pas les deux.',
    ar: 'أرسل البيانات نصًا أو ملفًا، لا كليهما.',
    ch: '请以文本或文件发送数据，不要同时使用两者。',
  },
  missing: {
    en: 'Send the data as text or as a file.',
    fr: 'Envoyez les données en texte ou en fichier.',
    ar: 'أرسل البيانات نصًا أو ملفًا.',
    ch: '请以文本或文件发送数据。',
  },
  syntax: {
    en: 'The data isn’t valid in its format. The message shows what is wrong, with the line and column.',
    fr: 'Les données ne sont pas valides dans leur format. Le message indique le problème, avec la ligne et la colonne.',
    ar: 'البيانات ليست صالحة بصيغتها. توضح الرسالة الخطأ مع السطر والعمود.',
    ch: '数据不符合其格式。说明中会指出问题及其行和列。',
  },
  encoding: {
    en: 'The encoding of the file isn’t valid or isn’t supported. Save it as UTF-8.',
    fr: 'L’encodage du fichier est incorrect ou n’est pas pris en charge. Enregistrez-le en UTF-8.',
    ar: 'ترميز الملف غير صالح أو غير مدعوم. احفظه بترميز UTF-8.',
    ch: '文件的编码无效或不受支持。请另存为 UTF-8。',
  },
  entities: {
    en: 'The XML document declares entities. Write their text instead.',
    fr: 'Le document XML déclare des entités. Écrivez leur texte à la place.',
    ar: 'يصرّح مستند XML بكيانات. اكتب نصها بدلًا منها.',
    ch: 'XML 文档声明了实体。请改写为其文本。',
  },
  aliases: {
    en: 'The aliases of YAML repeat too many values. Write the values out.',
    fr: 'Les alias YAML répètent trop de valeurs. Écrivez les valeurs en entier.',
    ar: 'تكرر الأسماء المستعارة في YAML قيمًا كثيرة جدًا. اكتب القيم كاملة.',
    ch: 'YAML 的别名重复了过多的值。请直接写出这些值。',
  },
  depth: {
    en: 'The data is nested too deeply. Flatten it.',
    fr: 'Les données sont imbriquées trop profondément. Aplatissez-les.',
    ar: 'البيانات متداخلة بعمق كبير جدًا. قلّل مستويات التداخل.',
    ch: '数据嵌套过深。请减少层级。',
  },
  number: {
    en: 'A number has too many digits. Write it in decimal or in quotes.',
    fr: 'Un nombre a trop de chiffres. Écrivez-le en décimal ou entre guillemets.',
    ar: 'في أحد الأعداد خانات كثيرة جدًا. اكتبه بالنظام العشري أو بين علامتي اقتباس.',
    ch: '某个数字的位数过多。请写成十进制，或放在引号中。',
  },
  columns: {
    en: 'The CSV has too many columns. Turn off the header, or send fewer columns.',
    fr: 'Le CSV a trop de colonnes. Désactivez l’en-tête, ou envoyez moins de colonnes.',
    ar: 'في ملف CSV أعمدة كثيرة جدًا. أوقف خيار الترويسة أو أرسل أعمدة أقل.',
    ch: 'CSV 的列过多。请关闭表头，或减少列数。',
  },
  cells: {
    en: 'The table has too many empty cells. Send fewer rows or columns.',
    fr: 'Le tableau a trop de cellules vides. Envoyez moins de lignes ou de colonnes.',
    ar: 'في الجدول خلايا فارغة كثيرة جدًا. أرسل صفوفًا أو أعمدة أقل.',
    ch: '表格的空单元格过多。请减少行或列。',
  },
  too_big: {
    en: 'The file is larger than 5 MB. Split it into smaller parts.',
    fr: 'Le fichier dépasse 5 Mo. Divisez-le en parties plus petites.',
    ar: 'حجم الملف أكبر من 5 ميغابايت. قسّمه إلى أجزاء أصغر.',
    ch: '文件超过 5 MB。请拆分为较小的部分。',
  },
  result_size: {
    en: 'The result would be too large. Convert less data at a time, or choose a smaller indent.',
    fr: 'Le résultat serait trop volumineux. Convertissez moins de données à la fois, ou choisissez une indentation plus petite.',
    ar: 'ستكون النتيجة كبيرة جدًا. حوّل بيانات أقل في كل مرة، أو اختر مسافة بادئة أصغر.',
    ch: '结果过大。请每次转换较少的数据，或选择较小的缩进。',
  },
};
