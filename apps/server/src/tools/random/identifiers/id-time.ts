import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { timeTitle } from '../fields.text.ts';

export default tool({
  path: 'random/id-time',
  title: { en: 'Time in identifiers', fr: 'Date des identifiants', ar: 'الوقت في المعرّفات', ch: '标识符中的时间' },
  summary: {
    en: 'Shows when identifiers were created: ULID, KSUID, UUID, MongoDB ObjectId and Snowflake.',
    fr: 'Lit la date de création d’identifiants : ULID, KSUID, UUID, ObjectId de MongoDB et Snowflake.',
    ar: 'يقرأ وقت إنشاء المعرّفات: ULID وKSUID وUUID وObjectId من MongoDB وSnowflake.',
    ch: '读取标识符的创建时间：ULID、KSUID、UUID、MongoDB ObjectId 和 Snowflake。',
  },
  tags: ['ulid', 'ksuid', 'uuid', 'snowflake', 'objectid'],
  synonyms: {
    en: ['decode id', 'timestamp', 'created at', 'discord id', 'tweet id', 'mongodb'],
    fr: ['décoder un identifiant', 'horodatage', 'date de création'],
    ar: ['فك ترميز معرّف', 'طابع زمني', 'تاريخ الإنشاء'],
    ch: ['解码标识符', '时间戳', '创建时间'],
  },
  input: z.object({
    text: field(
      {
        title: { en: 'Identifiers', fr: 'Identifiants', ar: 'المعرّفات', ch: '标识符' },
        help: {
          en: 'One per line, up to 1000.',
          fr: 'Un par ligne, 1000 au plus.',
          ar: 'معرّف واحد في كل سطر، حتى 1000.',
          ch: '每行一个，最多 1000 个。',
        },
        multiline: true,
        code: true,
      },
      z.string().min(1).max(50_000),
    ),
    snowflake: field(
      {
        title: {
          en: 'Snowflakes are from',
          fr: 'Origine des Snowflake',
          ar: 'مصدر معرّفات Snowflake',
          ch: 'Snowflake 来源',
        },
        options: { twitter: 'X', discord: { en: 'Discord', fr: 'Discord', ar: 'ديسكورد', ch: 'Discord 平台' } },
      },
      z.enum(['twitter', 'discord']).default('discord'),
    ),
  }),
  output: {
    schema: z.object({
      ids: field(
        { title: { en: 'Identifiers', fr: 'Identifiants', ar: 'المعرّفات', ch: '标识符' } },
        z.array(
          z.object({
            id: field({ title: { en: 'Identifier', fr: 'Identifiant', ar: 'المعرّف', ch: '标识符' } }, z.string()),
            kind: field(
              {
                title: { en: 'Kind', fr: 'Type', ar: 'النوع', ch: '类型' },
                options: {
                  ulid: 'ULID',
                  ksuid: 'KSUID',
                  uuid: 'UUID',
                  object_id: { en: 'ObjectId', fr: 'ObjectId', ar: 'معرّف ObjectId', ch: 'ObjectId 标识符' },
                  snowflake: { en: 'Snowflake', fr: 'Snowflake', ar: 'معرّف Snowflake', ch: 'Snowflake 标识符' },
                  unknown: { en: 'Unknown', fr: 'Inconnu', ar: 'غير معروف', ch: '未知' },
                },
              },
              z.enum(['ulid', 'ksuid', 'uuid', 'object_id', 'snowflake', 'unknown']),
            ),
            time: field({ title: timeTitle }, z.string().nullable()),
          }),
        ),
      ),
    }),
    examples: [{ ids: [{ id: '01ARYZ6S41TSV4RRFFQ69G5FAV', kind: 'ulid', time: '2016-07-30T22:36:16.385Z' }] }],
  },
  errors: {
    too_many: {
      en: 'There are more than {{max}} identifiers. Split them into smaller parts.',
      fr: 'Il y a plus de {{max}} identifiants. Divisez-les en parties plus petites.',
      ar: 'يوجد أكثر من {{max}} من المعرّفات. قسّمها إلى أجزاء أصغر.',
      ch: '标识符超过 {{max}} 个。请分成较小的部分。',
    },
    no_ids: {
      en: 'The text has no identifiers. Enter one per line.',
      fr: 'Le texte ne contient aucun identifiant. Saisissez-en un par ligne.',
      ar: 'النص لا يحتوي على أي معرّف. اكتب معرّفًا واحدًا في كل سطر.',
      ch: '文本中没有标识符。请每行输入一个。',
    },
  },
  open: true,
  heavy: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'Five kinds', fr: 'Cinq types', ar: 'خمسة أنواع', ch: '五种类型' },
      input: {
        text: '01ARYZ6S41TSV4RRFFQ69G5FAV\n0ujtsYcgvSTl8PAuAdqWYSMnLOv\n017f22e2-79b0-7cc3-98c4-dc0c0c07398f\n507f1f77bcf86cd799439011\n175928847299117063',
      },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/random/identifiers/id-time')).default(input),
});
