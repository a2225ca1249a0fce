import uuid from '@apiyard/kernels/tools/random/identifiers/uuid';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';

export default tool({
  path: 'random/uuid',
  title: 'UUID',
  summary: {
    en: 'Generates random (v4) or time-ordered (v7) identifiers (RFC 9562).',
    fr: 'Génère des identifiants aléatoires (v4) ou ordonnés chronologiquement (v7), selon la RFC 9562.',
    ar: 'ينشئ معرّفات عشوائية (v4) أو مرتّبة زمنيًا (v7) وفق RFC 9562.',
    ch: '生成随机（v4）或按时间排序（v7）的标识符，遵循 RFC 9562。',
  },
  tags: ['guid', 'v4', 'v7'],
  synonyms: {
    en: ['unique id', 'identifier', 'random id'],
    fr: ['identifiant unique', 'identifiant aléatoire'],
    ar: ['معرّف فريد', 'معرّف عشوائي'],
    ch: ['唯一标识符', '随机标识', '编号'],
  },
  input: z.object({
    version: field(
      {
        title: { en: 'Version', fr: 'Version', ar: 'الإصدار', ch: '版本' },
        help: {
          en: 'Version 7 sorts by creation time, which suits database keys.',
          fr: 'La version 7 est triée par date de création, ce qui convient aux clés de base de données.',
          ar: 'يُرتَّب الإصدار 7 حسب وقت الإنشاء، وهذا يناسب مفاتيح قواعد البيانات.',
          ch: '版本 7 按生成时间排序，适合用作数据库主键。',
        },
        options: {
          '4': { en: '4: random', fr: '4 : aléatoire', ar: '4: عشوائي', ch: '4：随机' },
          '7': { en: '7: time-ordered', fr: '7 : ordonné chronologiquement', ar: '7: مرتّب زمنيًا', ch: '7：按时间排序' },
        },
      },
      z.enum(['4', '7']).default('4'),
    ),
    count: field(
      { title: { en: 'How many', fr: 'Combien', ar: 'العدد', ch: '数量' } },
      z.int().min(1).max(1000).default(1),
    ),
  }),
  output: {
    schema: z.object({
      uuids: field(
        {
          title: {
            en: 'UUIDs, in the order they were generated',
            fr: 'UUID, dans l’ordre de génération',
            ar: 'معرّفات UUID بترتيب إنشائها',
            ch: '按生成顺序排列的 UUID',
          },
        },
        z.array(z.uuid()),
      ),
    }),
    examples: [{ uuids: ['9f1c2b64-3c58-4f0e-8a51-0d7c6f4f2b9e'] }],
  },
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'One random UUID', fr: 'Un UUID aléatoire', ar: 'معرّف UUID عشوائي واحد', ch: '一个随机 UUID' },
      input: {},
    },
    {
      name: {
        en: 'Ten database keys',
        fr: 'Dix clés de base de données',
        ar: 'عشرة مفاتيح لقاعدة بيانات',
        ch: '十个数据库主键',
      },
      input: { version: '7', count: 10 },
    },
  ],
  run: uuid,
});
