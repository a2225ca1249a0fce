import * as z from 'zod';
import type { Text } from '../../../text.ts';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { countField, dataField } from '../data/fields.text.ts';
import { jsonErrors, jsonNotes } from '../data/json.text.ts';
import { jsonPatchTitle, mergePatchTitle } from './queries.text.ts';

const before: Text = { en: 'Before', fr: 'Avant', ar: 'قبل', ch: '之前' };
const after: Text = { en: 'After', fr: 'Après', ar: 'بعد', ch: '之后' };
/** Of each text: two of 5 million characters take several seconds. */
const lengthMax = 2_000_000;

export default tool({
  path: 'convert/json-diff',
  title: { en: 'JSON diff', fr: 'Comparaison JSON', ar: 'مقارنة JSON', ch: 'JSON 对比' },
  summary: {
    en: 'Compares two JSON texts and returns the differences as a list, a JSON Patch (RFC 6902) and a JSON Merge Patch (RFC 7396).',
    fr: 'Compare deux textes JSON et écrit les différences en liste, JSON Patch (RFC 6902) et JSON Merge Patch (RFC 7396).',
    ar: 'يقارن نصين من JSON ويكتب الفروق كقائمة وكـ JSON Patch (RFC 6902) وJSON Merge Patch (RFC 7396).',
    ch: '对比两个 JSON 文本，差异输出为列表、JSON Patch（RFC 6902）和 JSON Merge Patch（RFC 7396）。',
  },
  tags: ['json', 'diff', 'json patch', 'merge patch'],
  synonyms: {
    en: ['compare', 'difference', 'changes', 'rfc 6902', 'rfc 7396'],
    fr: ['comparer', 'différence', 'modifications'],
    ar: ['مقارنة', 'فروق', 'تغييرات'],
    ch: ['比较', '差异', '变更'],
  },
  input: z.object({
    before: dataField(before, undefined, lengthMax),
    after: dataField(
      after,
      {
        en: 'The order of keys and the notation of numbers are ignored: 1.0 is 1.',
        fr: 'L’ordre des clés et l’écriture des nombres ne comptent pas : 1.0 vaut 1.',
        ar: 'لا يُحتسب ترتيب المفاتيح ولا طريقة كتابة الأرقام: 1.0 يساوي 1.',
        ch: '不考虑键的顺序和数字的写法：1.0 等于 1。',
      },
      lengthMax,
    ),
  }),
  output: {
    schema: z.object({
      same: field(
        { title: { en: 'Same data', fr: 'Mêmes données', ar: 'البيانات متطابقة', ch: '数据相同' } },
        z.boolean(),
      ),
      count: countField({ en: 'Number of differences', fr: 'Nombre de différences', ar: 'عدد الفروق', ch: '差异数量' }),
      differences: field(
        { title: { en: 'Differences', fr: 'Différences', ar: 'الفروق', ch: '差异' } },
        z.array(
          z.object({
            kind: field(
              {
                title: { en: 'Kind', fr: 'Type', ar: 'النوع', ch: '类型' },
                options: {
                  added: { en: 'Added', fr: 'Ajouté', ar: 'مضاف', ch: '新增' },
                  removed: { en: 'Removed', fr: 'Supprimé', ar: 'محذوف', ch: '删除' },
                  changed: { en: 'Changed', fr: 'Modifié', ar: 'معدّل', ch: '更改' },
                },
              },
              z.enum(['added', 'removed', 'changed']),
            ),
            pointer: field(
              {
                title: {
                  en: 'JSON Pointer (for removed values, in the data before)',
                  fr: 'Pointeur JSON, dans les données d’avant pour ce qui est supprimé',
                  ar: 'مؤشر JSON، وفي البيانات السابقة لما حُذف',
                  ch: 'JSON Pointer（删除项指向之前的数据）',
                },
              },
              z.string(),
            ),
            before: field(
              {
                title: {
                  en: 'Before, as JSON of at most 1000 characters',
                  fr: 'Avant, en JSON de 1000 caractères au plus',
                  ar: 'قبل، بصيغة JSON وبحد أقصى 1000 حرف',
                  ch: '之前的值（JSON，最多 1000 个字符）',
                },
              },
              z.string().optional(),
            ),
            after: field(
              {
                title: {
                  en: 'After, as JSON of at most 1000 characters',
                  fr: 'Après, en JSON de 1000 caractères au plus',
                  ar: 'بعد، بصيغة JSON وبحد أقصى 1000 حرف',
                  ch: '之后的值（JSON，最多 1000 个字符）',
                },
              },
              z.string().optional(),
            ),
          }),
        ),
      ),
      patch: field({ title: jsonPatchTitle, code: true }, z.string()),
      mergePatch: field({ title: mergePatchTitle, code: true }, z.string()),
      notes: notesField(),
    }),
    examples: [
      {
        same: false,
        count: 1,
        differences: [{ kind: 'changed', pointer: '/price', before: '4.50', after: '5' }],
        patch: '[\n  {\n    "op": "replace",\n    "path": "/price",\n    "value": 5\n  }\n]',
        mergePatch: '{\n  "price": 5\n}',
        notes: [],
      },
    ],
  },
  layout: 'diff',
  errors: jsonErrors,
  notes: {
    ...jsonNotes,
    merge_patch_null: {
      en: 'A merge patch cannot set a value to null, so it removes this key instead. Use the JSON Patch.',
      fr: 'Un merge patch ne peut pas écrire null : il supprime cette clé. Utilisez le JSON Patch.',
      ar: 'لا يمكن لـ merge patch كتابة null، لذا يحذف هذا المفتاح بدلًا من ذلك. استخدم JSON Patch.',
      ch: 'Merge Patch 无法写入 null，因此会删除该键。请使用 JSON Patch。',
    },
    differences_cut: {
      en: 'The list contains the first {{listed}} of {{count}} differences. The patches contain all of them.',
      fr: 'La liste contient les {{listed}} premières différences sur {{count}}. Les patchs les contiennent toutes.',
      ar: 'تعرض القائمة أول {{listed}} من الفروق وعددها {{count}}. تحتوي التصحيحات على جميعها.',
      ch: '列表只包含 {{count}} 处差异中的前 {{listed}} 处，补丁包含全部差异。',
    },
  },
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  examples: [
    {
      name: { en: 'Objects', fr: 'Objets', ar: 'كائنات', ch: '对象' },
      input: {
        before: '{"id": 1, "price": 4.50, "tags": ["a", "b"]}',
        after: '{"id": 1, "price": 5, "tags": ["b", "c"], "stock": true}',
      },
    },
    {
      name: { en: 'Same data', fr: 'Mêmes données', ar: 'بيانات متطابقة', ch: '相同的数据' },
      input: { before: '{"a": 1.0, "b": 2}', after: '{"b": 2, "a": 1}' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/query/json-diff')).default(input),
});
