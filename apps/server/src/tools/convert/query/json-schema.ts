import * as z from 'zod';
import { notesField, pointerField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { dataField } from '../data/fields.text.ts';
import { jsonErrors, jsonNotes } from '../data/json.text.ts';
import { jsonSchemaTitle } from './queries.text.ts';
import { schemaErrorTexts } from './schema-errors.text.ts';

const product =
  '{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","required":["id","price"],"properties":{"id":{"type":"integer"},"price":{"type":"number","exclusiveMinimum":0},"added":{"type":"string","format":"date"}},"additionalProperties":false}';

const drafts = {
  '2020-12': '2020-12',
  '2019-09': '2019-09',
  'draft-07': { en: 'Draft-07', fr: 'Draft-07', ar: 'المسودة 07', ch: '草案 07' },
} as const;

export default tool({
  path: 'convert/json-schema',
  title: { en: 'JSON Schema validator', fr: 'Validation JSON Schema', ar: 'مدقّق JSON Schema', ch: 'JSON Schema 校验' },
  summary: {
    en: 'Validates JSON against a JSON Schema (2020-12, 2019-09 or draft-07) and lists every error with its position.',
    fr: 'Vérifie du JSON selon un JSON Schema (2020-12, 2019-09 ou draft-07) et liste chaque erreur avec son emplacement.',
    ar: 'يتحقق من JSON وفق JSON Schema (2020-12 أو 2019-09 أو draft-07) ويسرد كل خطأ مع موضعه.',
    ch: '按 JSON Schema（2020-12、2019-09 或 draft-07）校验 JSON，列出每个错误及其位置。',
  },
  tags: ['json schema', 'json', 'validate'],
  synonyms: {
    en: ['validator', 'check', 'ajv', 'draft-07', '2020-12'],
    fr: ['valider', 'vérifier', 'schéma'],
    ar: ['تحقق', 'تدقيق', 'مخطط'],
    ch: ['验证', '检查', '模式'],
  },
  input: z.object({
    text: dataField('JSON'),
    schema: dataField(
      jsonSchemaTitle,
      {
        en: 'References can point to parts of the schema, to schemas in it with an $id, and to the metaschemas.',
        fr: 'Les références peuvent mener à des endroits du schéma, aux schémas qu’il contient avec un $id et aux métaschémas.',
        ar: 'يمكن أن تشير المراجع إلى مواضع في المخطط، وإلى مخططات فيه لها ‎$id، وإلى المخططات الوصفية.',
        ch: '引用可以指向模式中的位置、其中带 $id 的模式，以及元模式。',
      },
      1_000_000,
    ),
    draft: field(
      {
        title: { en: 'Version', fr: 'Version', ar: 'الإصدار', ch: '版本' },
        help: {
          en: 'Detect uses $schema, or 2020-12 if it is missing.',
          fr: 'Détecter lit $schema, et prend 2020-12 s’il est absent.',
          ar: 'يقرأ الاكتشاف التلقائي ‎$schema، ويستخدم 2020-12 عند غيابه.',
          ch: '自动检测读取 $schema，没有时使用 2020-12。',
        },
        options: { auto: { en: 'Detect', fr: 'Détecter', ar: 'اكتشاف تلقائي', ch: '自动检测' }, ...drafts },
      },
      z.enum(['auto', '2020-12', '2019-09', 'draft-07']).default('auto'),
    ),
    formats: field(
      {
        title: { en: 'Check formats', fr: 'Vérifier les formats', ar: 'التحقق من التنسيقات', ch: '检查格式' },
        help: {
          en: 'Dates, times, email and IP addresses, host names, URIs, UUIDs, JSON Pointers and regular expressions.',
          fr: 'Dates, heures, adresses e-mail et IP, noms d’hôte, URI, UUID, pointeurs JSON et expressions régulières.',
          ar: 'التواريخ والأوقات وعناوين البريد الإلكتروني وIP وأسماء المضيفين ومعرّفات URI وUUID ومؤشرات JSON والتعابير النمطية.',
          ch: '日期、时间、邮箱、IP 地址、主机名、URI、UUID、JSON Pointer 和正则表达式。',
        },
      },
      z.boolean().default(true),
    ),
  }),
  output: {
    schema: z.object({
      valid: field({ title: { en: 'Valid', fr: 'Valide', ar: 'صالح', ch: '有效' } }, z.boolean()),
      draft: field(
        { title: { en: 'Version', fr: 'Version', ar: 'الإصدار', ch: '版本' }, options: drafts },
        z.enum(['2020-12', '2019-09', 'draft-07']),
      ),
      errors: field(
        {
          title: {
            en: 'Errors, at most 1000',
            fr: 'Erreurs, 1000 au plus',
            ar: 'الأخطاء، بحد أقصى 1000',
            ch: '错误（最多 1000 个）',
          },
        },
        z.array(
          z.object({
            pointer: pointerField(),
            keyword: field(
              { title: { en: 'Keyword', fr: 'Mot-clé', ar: 'الكلمة المفتاحية', ch: '关键字' } },
              z.string(),
            ),
            schemaPointer: field(
              {
                title: {
                  en: 'JSON Pointer in the schema',
                  fr: 'Pointeur JSON dans le schéma',
                  ar: 'مؤشر JSON في المخطط',
                  ch: '模式中的 JSON Pointer',
                },
              },
              z.string(),
            ),
          }),
        ),
      ),
      notes: notesField({
        en: 'One message per error, then notes',
        fr: 'Une phrase pour chaque erreur, puis des remarques',
        ar: 'جملة لكل خطأ، ثم الملاحظات',
        ch: '每个错误的说明，以及其他说明',
      }),
    }),
    examples: [
      {
        valid: false,
        draft: '2020-12',
        errors: [
          { pointer: '/price', keyword: 'exclusiveMinimum', schemaPointer: '/properties/price/exclusiveMinimum' },
        ],
        notes: [{ pointer: '/price', code: 'exclusive_minimum', detail: '0 is not greater than 0.' }],
      },
    ],
  },
  errors: {
    ...jsonErrors,
    schema_invalid: {
      en: 'The schema is not valid: the value at {{at}} breaks the keyword {{keyword}} of the metaschema {{draft}}. Correct it, or choose another version.',
      fr: 'Le schéma n’est pas valide : la valeur à {{at}} enfreint le mot-clé {{keyword}} du métaschéma {{draft}}. Corrigez-la, ou choisissez une autre version.',
      ar: 'المخطط غير صالح: القيمة في {{at}} تخالف الكلمة المفتاحية {{keyword}} في المخطط الوصفي {{draft}}. صحّحها أو اختر إصدارًا آخر.',
      ch: '模式无效：{{at}} 处的值不符合元模式 {{draft}} 的关键字 {{keyword}}。请更正，或选择其他版本。',
    },
    schema_draft: {
      en: 'The version {{uri}} is not supported. Use 2020-12, 2019-09 or draft-07, or choose the version.',
      fr: 'La version {{uri}} n’est pas prise en charge. Utilisez 2020-12, 2019-09 ou draft-07, ou choisissez la version.',
      ar: 'الإصدار {{uri}} غير مدعوم. استخدم 2020-12 أو 2019-09 أو draft-07، أو اختر الإصدار.',
      ch: '不支持版本 {{uri}}。请使用 2020-12、2019-09 或 draft-07，或手动选择版本。',
    },
    schema_ref: {
      en: 'The reference {{ref}} cannot be resolved. Put its schema in $defs. Nothing is fetched.',
      fr: 'La référence {{ref}} ne mène nulle part. Placez le schéma dans $defs : rien n’est téléchargé.',
      ar: 'لا يؤدي المرجع {{ref}} إلى شيء. ضع المخطط في ‎$defs: لا يُنزّل أي شيء.',
      ch: '引用 {{ref}} 没有目标。请把该模式放入 $defs：不会从网络获取任何内容。',
    },
    schema_pattern: {
      en: '{{pattern}} is not a regular expression (ECMA-262). Correct it.',
      fr: '{{pattern}} n’est pas une expression régulière (ECMA-262). Corrigez-la.',
      ar: '{{pattern}} ليس تعبيرًا نمطيًا صالحًا (ECMA-262). صحّحه.',
      ch: '{{pattern}} 不是正则表达式（ECMA-262）。请更正。',
    },
    schema_endless: {
      en: 'The references in the schema form a loop. Remove one of them.',
      fr: 'Les références du schéma tournent en boucle. Supprimez-en une.',
      ar: 'تعود مراجع المخطط إلى نفسها. احذف أحدها.',
      ch: '模式中的引用形成循环。请删除其中一个。',
    },
  },
  notes: {
    ...schemaErrorTexts,
    ...jsonNotes,
    errors_cut: {
      en: 'Only the first {{max}} errors are listed. Correct them and validate again.',
      fr: 'Seules les {{max}} premières erreurs sont listées. Corrigez-les et vérifiez à nouveau.',
      ar: 'تُعرض أول {{max}} من الأخطاء فقط. صحّحها وتحقق من جديد.',
      ch: '只列出前 {{max}} 个错误。请更正后再次检查。',
    },
    format_unchecked: {
      en: 'The format {{format}} is not checked.',
      fr: 'Le format {{format}} n’est pas vérifié.',
      ar: 'لا يُتحقق من التنسيق {{format}}.',
      ch: '不检查格式 {{format}}。',
    },
  },
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'Data with errors', fr: 'Données avec des erreurs', ar: 'بيانات فيها أخطاء', ch: '有错误的数据' },
      input: { text: '{"id": 1.5, "price": 0, "added": "2026-02-30", "colour": "red"}', schema: product },
    },
    {
      name: { en: 'Valid data', fr: 'Données valides', ar: 'بيانات صالحة', ch: '有效的数据' },
      input: { text: '{"id": 1, "price": 4.50, "added": "2026-02-28"}', schema: product },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/query/json-schema')).default(input),
});
