import isbn from '@apiyard/kernels/tools/convert/checks/isbn';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { titles } from '../numbers/fields.text.ts';
import { text, valid, wrongCheckDigit } from './fields.text.ts';

export default tool({
  path: 'convert/isbn',
  title: { en: 'ISBN check', fr: 'Vérification d’ISBN', ar: 'التحقق من ISBN', ch: 'ISBN 校验' },
  summary: {
    en: 'Checks an ISBN, converts between ISBN-10 and ISBN-13, and adds the hyphens between group, publisher and title (ISO 2108).',
    fr: 'Vérifie un ISBN, convertit entre ISBN-10 et ISBN-13 et place les tirets entre groupe, éditeur et titre (ISO 2108).',
    ar: 'يتحقق من ISBN ويحوّل بين ISBN-10 وISBN-13 ويضع الشرطات بين المجموعة والناشر والعنوان (ISO 2108).',
    ch: '校验 ISBN，在 ISBN-10 与 ISBN-13 之间转换，并在组区、出版者和书名号之间加连字符（ISO 2108）。',
  },
  tags: ['ISBN-10', 'ISBN-13', 'ISO 2108', 'RFC 8254'],
  synonyms: {
    en: ['book number', 'isbn converter', 'hyphenate isbn', 'publisher prefix'],
    fr: ['numéro de livre', 'convertir ISBN', 'éditeur'],
    ar: ['الرقم الدولي المعياري للكتاب', 'ردمك', 'رقم كتاب', 'ناشر'],
    ch: ['国际标准书号', '书号', '图书编号', '出版社'],
  },
  input: z.object({ text: text(60) }),
  output: {
    schema: z.object({
      valid,
      isbn13: field({ title: 'ISBN-13' }, z.string()),
      isbn13Hyphenated: field(
        {
          title: {
            en: 'ISBN-13 with hyphens',
            fr: 'ISBN-13 avec tirets',
            ar: 'ISBN-13 مع الشرطات',
            ch: '带连字符的 ISBN-13',
          },
        },
        z.string().optional(),
      ),
      isbn10: field({ title: 'ISBN-10' }, z.string().optional()),
      isbn10Hyphenated: field(
        {
          title: {
            en: 'ISBN-10 with hyphens',
            fr: 'ISBN-10 avec tirets',
            ar: 'ISBN-10 مع الشرطات',
            ch: '带连字符的 ISBN-10',
          },
        },
        z.string().optional(),
      ),
      prefix: field({ title: { en: 'Prefix', fr: 'Préfixe', ar: 'البادئة', ch: '前缀' } }, z.string().optional()),
      group: field({ title: { en: 'Group', fr: 'Groupe', ar: 'المجموعة', ch: '组区' } }, z.string().optional()),
      groupName: field(
        {
          title: {
            en: 'Name of the group, in English',
            fr: 'Nom du groupe, en anglais',
            ar: 'اسم المجموعة، بالإنجليزية',
            ch: '组区名称，使用英文',
          },
        },
        z.string().optional(),
      ),
      publisher: field(
        { title: { en: 'Publisher', fr: 'Éditeur', ar: 'الناشر', ch: '出版者' } },
        z.string().optional(),
      ),
      title: field({ title: { en: 'Title', fr: 'Titre', ar: 'العنوان', ch: '书名号' } }, z.string().optional()),
      checkDigit: field({ title: titles.checkDigit }, z.string()),
      urn: field({ title: 'URN' }, z.string()),
      notes: notesField(),
    }),
    examples: [
      {
        valid: true,
        isbn13: '9780306406157',
        isbn13Hyphenated: '978-0-306-40615-7',
        isbn10: '0306406152',
        isbn10Hyphenated: '0-306-40615-2',
        prefix: '978',
        group: '0',
        groupName: 'English language',
        publisher: '306',
        title: '40615',
        checkDigit: '7',
        urn: 'urn:isbn:9780306406157',
        notes: [],
      },
    ],
  },
  errors: {
    not_isbn: {
      en: 'This is not an ISBN. Enter 13 digits, or 10 of which the last can be X.',
      fr: 'Ce n’est pas un ISBN. Saisissez 13 chiffres, ou 10 dont le dernier peut être X.',
      ar: 'هذا ليس ISBN. أدخل 13 رقمًا، أو 10 يمكن أن يكون آخرها X.',
      ch: '这不是 ISBN。请输入 13 位数字，或 10 位（末位可为 X）。',
    },
    wrong_prefix: {
      en: 'An ISBN-13 begins with 978 or 979-1 to 979-9, not with {{prefix}}. For other barcodes, use the barcode check.',
      fr: 'Un ISBN-13 commence par 978 ou par 979-1 à 979-9, pas par {{prefix}}. Pour les autres codes-barres, utilisez leur vérification.',
      ar: 'يبدأ ISBN-13 بـ 978 أو من 979-1 إلى 979-9، لا بـ {{prefix}}. للباركود الآخر استخدم أداة التحقق منه.',
      ch: 'ISBN-13 以 978 或 979-1 至 979-9 开头，而不是 {{prefix}}。其他条码请使用条码校验工具。',
    },
  },
  notes: {
    wrong_check_digit: wrongCheckDigit,
    no_isbn10: {
      en: 'An ISBN that begins with 979 has no ISBN-10.',
      fr: 'Les ISBN qui commencent par 979 n’ont pas d’ISBN-10.',
      ar: 'أرقام ISBN التي تبدأ بـ 979 ليس لها ISBN-10.',
      ch: '以 979 开头的 ISBN 没有对应的 ISBN-10。',
    },
    unknown_range: {
      en: 'The number is not in a known publisher range, so no hyphens were added. The range may be new.',
      fr: 'Le numéro n’est dans aucune plage d’éditeur des données utilisées, il n’a donc pas de tirets. La plage est peut-être récente.',
      ar: 'الرقم ليس ضمن أي نطاق ناشر في البيانات المستخدمة، لذا لا شرطات فيه. قد يكون النطاق جديدًا.',
      ch: '该号码不在所用数据的任何出版者号段内，因此未加连字符。该号段可能是新增的。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    { name: { en: 'ISBN-13', fr: 'ISBN-13', ar: 'رقم ISBN-13', ch: 'ISBN-13 书号' }, input: { text: '9780306406157' } },
    { name: { en: 'ISBN-10', fr: 'ISBN-10', ar: 'رقم ISBN-10', ch: 'ISBN-10 书号' }, input: { text: '0-8044-2957-X' } },
    {
      name: { en: 'Prefix 979', fr: 'Préfixe 979', ar: 'البادئة 979', ch: '前缀 979' },
      input: { text: '979-10-90636-07-1' },
    },
  ],
  run: isbn,
});
