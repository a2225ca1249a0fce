import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { dataField, resultField } from '../data/fields.text.ts';
import { jsonErrors, jsonNotes } from '../data/json.text.ts';
import { jsonPatchTitle, mergePatchTitle } from './queries.text.ts';

export default tool({
  path: 'convert/json-patch',
  title: { en: 'JSON patch', fr: 'Patch JSON', ar: 'تصحيح JSON', ch: 'JSON 补丁' },
  summary: {
    en: 'Applies a JSON Patch (RFC 6902) or JSON Merge Patch (RFC 7396) to JSON and shows which operation fails.',
    fr: 'Applique un JSON Patch (RFC 6902) ou un JSON Merge Patch (RFC 7396) à du JSON et indique l’opération qui échoue.',
    ar: 'يطبّق JSON Patch (RFC 6902) أو JSON Merge Patch (RFC 7396) على JSON ويحدد العملية التي تفشل.',
    ch: '对 JSON 应用 JSON Patch（RFC 6902）或 JSON Merge Patch（RFC 7396），并指出失败的操作。',
  },
  tags: ['json', 'json patch', 'merge patch', 'rfc 6902', 'rfc 7396'],
  synonyms: {
    en: ['apply patch', 'update', 'modify json'],
    fr: ['appliquer', 'modifier', 'mettre à jour'],
    ar: ['تطبيق', 'تعديل', 'تحديث'],
    ch: ['应用补丁', '修改', '更新'],
  },
  input: z.object({
    text: dataField('JSON'),
    patch: dataField({ en: 'Patch', fr: 'Patch', ar: 'التصحيح', ch: '补丁' }),
    kind: field(
      {
        title: { en: 'Kind of patch', fr: 'Type de patch', ar: 'نوع التصحيح', ch: '补丁类型' },
        options: { patch: jsonPatchTitle, merge: mergePatchTitle },
      },
      z.enum(['patch', 'merge']).default('patch'),
    ),
  }),
  output: {
    schema: z.object({ text: resultField(), notes: notesField() }),
    examples: [{ text: '{\n  "price": 5\n}', notes: [] }],
  },
  errors: {
    ...jsonErrors,
    patch_not_list: {
      en: 'A JSON Patch is a list of operations. Enter a list or choose JSON Merge Patch.',
      fr: 'Un JSON Patch est une liste d’opérations. Envoyez une liste, ou choisissez JSON Merge Patch.',
      ar: 'JSON Patch قائمة عمليات. أرسل قائمة، أو اختر JSON Merge Patch.',
      ch: 'JSON Patch 是操作列表。请发送列表，或选择 JSON Merge Patch。',
    },
    patch_operation: {
      en: 'Operation {{number}}: “op” must be add, remove, replace, move, copy or test. Correct it.',
      fr: 'Opération {{number}} : « op » doit être add, remove, replace, move, copy ou test. Corrigez-la.',
      ar: 'العملية {{number}}: يجب أن تكون «op» إحدى القيم add أو remove أو replace أو move أو copy أو test. صحّحها.',
      ch: '操作 {{number}}：“op”必须是 add、remove、replace、move、copy 或 test。请更正。',
    },
    patch_member: {
      en: 'Operation {{number}} has no “{{member}}”. Add it.',
      fr: 'L’opération {{number}} n’a pas de « {{member}} ». Ajoutez-le.',
      ar: 'ليس في العملية {{number}} العنصر «{{member}}». أضفه.',
      ch: '操作 {{number}} 缺少“{{member}}”。请添加。',
    },
    patch_pointer: {
      en: 'Operation {{number}}: “{{path}}” is not a JSON Pointer. Start it with /, and write ~0 for ~ and ~1 for /.',
      fr: 'Opération {{number}} : « {{path}} » n’est pas un pointeur JSON. Commencez-le par /, et écrivez ~0 pour ~ et ~1 pour /.',
      ar: 'العملية {{number}}: «{{path}}» ليس مؤشر JSON. ابدأه بـ /، واكتب ~0 بدل ~ و~1 بدل /.',
      ch: '操作 {{number}}：“{{path}}”不是 JSON Pointer。请以 / 开头，~ 写成 ~0，/ 写成 ~1。',
    },
    patch_target: {
      en: 'Operation {{number}}: there is no value at “{{path}}”. Correct the path.',
      fr: 'Opération {{number}} : il n’y a pas de valeur à « {{path}} ». Corrigez le chemin.',
      ar: 'العملية {{number}}: لا توجد قيمة في «{{path}}». صحّح المسار.',
      ch: '操作 {{number}}：“{{path}}”处没有值。请更正路径。',
    },
    patch_index: {
      en: 'Operation {{number}}: “{{path}}” is not an index of the list, which has {{length}} items. Use an index up to that number, or -.',
      fr: 'Opération {{number}} : « {{path}} » n’est pas un indice de la liste, qui a {{length}} éléments. Utilisez un indice jusqu’à ce nombre, ou -.',
      ar: 'العملية {{number}}: «{{path}}» ليس موضعًا في القائمة التي عدد عناصرها {{length}}. استخدم ترتيبًا لا يتجاوز هذا العدد، أو -.',
      ch: '操作 {{number}}：“{{path}}”不是列表中的位置，列表有 {{length}} 项。请使用不超过该数的索引，或 -。',
    },
    patch_test: {
      en: 'Operation {{number}}: the test failed because “{{path}}” has another value. Check the value.',
      fr: 'Opération {{number}} : le test a échoué, car « {{path}} » a une autre valeur. Vérifiez la valeur.',
      ar: 'العملية {{number}}: فشل الاختبار لأن «{{path}}» له قيمة أخرى. تحقق من القيمة.',
      ch: '操作 {{number}}：测试失败，“{{path}}”的值不同。请检查该值。',
    },
    patch_into_itself: {
      en: 'Operation {{number}}: a value cannot move into itself. Choose a path other than “{{path}}”.',
      fr: 'Opération {{number}} : une valeur ne peut pas être déplacée dans elle-même. Choisissez un autre chemin que « {{path}} ».',
      ar: 'العملية {{number}}: لا يمكن نقل قيمة إلى داخل نفسها. اختر مسارًا غير «{{path}}».',
      ch: '操作 {{number}}：值不能移动到自身内部。请选择“{{path}}”以外的路径。',
    },
    patch_grows: {
      en: 'Operation {{number}}: the copies make the data too large. Copy less.',
      fr: 'Opération {{number}} : les copies rendent les données trop volumineuses. Copiez moins.',
      ar: 'العملية {{number}}: تجعل النسخ حجم البيانات كبيرًا جدًا. قلّل النسخ.',
      ch: '操作 {{number}}：复制使数据过大。请减少复制。',
    },
  },
  notes: {
    ...jsonNotes,
    merge_patch_list: {
      en: 'A merge patch that is a list replaces all data. For a list of operations, choose JSON Patch.',
      fr: 'Une liste comme merge patch remplace toutes les données. Pour des opérations, choisissez JSON Patch.',
      ar: 'القائمة كـ merge patch تستبدل البيانات كلها. للعمليات، اختر JSON Patch.',
      ch: '列表作为 Merge Patch 会替换全部数据。如果是操作列表，请选择 JSON Patch。',
    },
  },
  layout: 'text',
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  examples: [
    {
      name: jsonPatchTitle,
      input: {
        text: '{"price": 4.50, "tags": ["a"]}',
        patch: '[{"op": "test", "path": "/price", "value": 4.5}, {"op": "add", "path": "/tags/-", "value": "b"}]',
      },
    },
    {
      name: mergePatchTitle,
      input: { text: '{"price": 4.50, "tags": ["a"]}', patch: '{"price": 5, "tags": null}', kind: 'merge' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/query/json-patch')).default(input),
});
