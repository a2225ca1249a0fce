import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { countField, dataField } from '../data/fields.text.ts';
import { jsonErrors, jsonNotes } from '../data/json.text.ts';
import { jsonSchemaTitle } from './queries.text.ts';

export default tool({
  path: 'convert/json-schema-infer',
  title: {
    en: 'JSON Schema generator',
    fr: 'Générateur de JSON Schema',
    ar: 'مولّد JSON Schema',
    ch: 'JSON Schema 生成',
  },
  summary: {
    en: 'Generates a JSON Schema (2020-12) from one or more samples, with types, formats and required keys.',
    fr: 'Écrit un JSON Schema (2020-12) auquel se conforment un ou plusieurs exemples : types, formats et clés obligatoires.',
    ar: 'يكتب JSON Schema (2020-12) تطابقه عينة واحدة أو أكثر: الأنواع والتنسيقات والمفاتيح المطلوبة.',
    ch: '根据一个或多个样例生成 JSON Schema（2020-12）：类型、格式和必填键。',
  },
  tags: ['json schema', 'json', '2020-12'],
  synonyms: {
    en: ['infer schema', 'schema from json', 'generate schema', 'data model'],
    fr: ['générer un schéma', 'déduire', 'modèle de données'],
    ar: ['توليد مخطط', 'استنتاج', 'نموذج بيانات'],
    ch: ['推断', '生成模式', '数据模型'],
  },
  input: z.object({
    text: dataField('JSON'),
    samples: field(
      {
        title: { en: 'Samples', fr: 'Exemples', ar: 'العينات', ch: '样例' },
        options: {
          one: {
            en: 'The whole text is one sample',
            fr: 'Le texte est un exemple',
            ar: 'النص عينة واحدة',
            ch: '整个文本是一个样例',
          },
          items: {
            en: 'Each item of the list is a sample',
            fr: 'Chaque élément de la liste est un exemple',
            ar: 'كل عنصر في القائمة عينة',
            ch: '列表的每一项是一个样例',
          },
          lines: {
            en: 'Each line is a sample (NDJSON)',
            fr: 'Chaque ligne est un exemple (NDJSON)',
            ar: 'كل سطر عينة (NDJSON)',
            ch: '每一行是一个样例（NDJSON）',
          },
        },
      },
      z.enum(['one', 'items', 'lines']).default('one'),
    ),
    required: field(
      {
        title: { en: 'Required keys', fr: 'Clés obligatoires', ar: 'المفاتيح المطلوبة', ch: '必填键' },
        help: {
          en: 'Marks keys that all samples have as required.',
          fr: 'Les clés présentes dans tous les exemples sont obligatoires.',
          ar: 'تكون المفاتيح الموجودة في جميع العينات مطلوبة.',
          ch: '所有样例都有的键设为必填。',
        },
      },
      z.boolean().default(true),
    ),
    formats: field(
      {
        title: { en: 'Formats', fr: 'Formats', ar: 'التنسيقات', ch: '格式' },
        help: {
          en: 'Recognises dates, times, email addresses, UUIDs, IP addresses and URLs.',
          fr: 'Reconnaît les dates, heures, adresses e-mail, UUID, adresses IP et URL.',
          ar: 'يتعرف على التواريخ والأوقات وعناوين البريد الإلكتروني ومعرّفات UUID وعناوين IP وURL.',
          ch: '识别日期、时间、邮箱、UUID、IP 地址和 URL。',
        },
      },
      z.boolean().default(true),
    ),
    closed: field(
      {
        title: { en: 'Reject other keys', fr: 'Refuser les autres clés', ar: 'رفض المفاتيح الأخرى', ch: '拒绝其他键' },
      },
      z.boolean().default(false),
    ),
  }),
  output: {
    schema: z.object({
      text: field({ title: jsonSchemaTitle, code: true }, z.string()),
      count: countField({ en: 'Samples', fr: 'Exemples', ar: 'العينات', ch: '样例数' }),
      notes: notesField(),
    }),
    examples: [
      {
        text: '{\n  "$schema": "https://json-schema.org/draft/2020-12/schema",\n  "type": "integer"\n}',
        count: 1,
        notes: [],
      },
    ],
  },
  errors: {
    ...jsonErrors,
    no_samples: {
      en: 'The JSON is not a list with items. Enter a list of samples, or choose “The whole text is one sample”.',
      fr: 'Le JSON n’est pas une liste avec des éléments. Envoyez une liste d’exemples, ou choisissez « Le texte est un exemple ».',
      ar: 'نص JSON ليس قائمة فيها عناصر. أرسل قائمة عينات، أو اختر «النص عينة واحدة».',
      ch: 'JSON 不是非空列表。请发送样例列表，或选择“整个文本是一个样例”。',
    },
  },
  notes: jsonNotes,
  layout: 'text',
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  examples: [
    {
      name: { en: 'One sample', fr: 'Un exemple', ar: 'عينة واحدة', ch: '一个样例' },
      input: { text: '{"id": 1, "email": "amina@example.org", "born": "1999-04-30", "tags": ["a"]}' },
    },
    {
      name: { en: 'Several samples', fr: 'Plusieurs exemples', ar: 'عدة عينات', ch: '多个样例' },
      input: { text: '[{"id": 1, "name": "Tea"}, {"id": 2.5, "name": null, "note": "new"}]', samples: 'items' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/query/json-schema-infer')).default(input),
});
