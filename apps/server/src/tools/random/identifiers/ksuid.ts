import ksuid from '@apiyard/kernels/tools/random/identifiers/ksuid';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { countField, timeField, timeTitle } from '../fields.text.ts';

export default tool({
  path: 'random/ksuid',
  title: 'KSUID',
  summary: {
    en: 'Generates 27-character identifiers that sort by creation time to the second and have 128 random bits (Segment’s KSUID).',
    fr: 'Génère des identifiants de 27 caractères, triés à la seconde, avec 128 bits aléatoires (KSUID de Segment).',
    ar: 'ينشئ معرّفات من 27 حرفًا تُرتَّب حسب الثانية وتضم 128 بتًا عشوائيًا (KSUID من Segment).',
    ch: '生成 27 个字符的标识符，可按秒排序，含 128 个随机位（Segment 的 KSUID）。',
  },
  tags: ['sortable', 'base62'],
  synonyms: {
    en: ['unique id', 'sortable id', 'k-sortable'],
    fr: ['identifiant unique', 'identifiant triable'],
    ar: ['معرّف فريد', 'معرّف قابل للترتيب'],
    ch: ['唯一标识符', '有序标识符'],
  },
  input: z.object({ count: countField(1000), date: timeField() }),
  output: {
    schema: z.object({
      ksuids: field(
        { title: { en: 'KSUIDs, sorted', fr: 'KSUID, triés', ar: 'معرّفات KSUID مرتّبة', ch: 'KSUID（已排序）' } },
        z.array(z.string()),
      ),
      time: field({ title: timeTitle }, z.string()),
    }),
    examples: [{ ksuids: ['0ujtsYcgvSTl8PAuAdqWYSMnLOv'], time: '2017-10-10T04:00:47.000Z' }],
  },
  errors: {
    time_range: {
      en: 'The time is outside the range of KSUIDs. Use a time from 2014-05-13T16:53:20Z to the year 2150.',
      fr: 'La date est hors de la plage des KSUID. Indiquez une date entre le 2014-05-13T16:53:20Z et l’an 2150.',
      ar: 'الوقت خارج نطاق KSUID. استخدم وقتًا بين 2014-05-13T16:53:20Z وعام 2150.',
      ch: '时间超出 KSUID 的范围。请使用 2014-05-13T16:53:20Z 至 2150 年之间的时间。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    { name: { en: 'One KSUID', fr: 'Un KSUID', ar: 'معرّف KSUID واحد', ch: '一个 KSUID' }, input: {} },
    {
      name: { en: 'Five for a given time', fr: 'Cinq à une date donnée', ar: 'خمسة في وقت محدد', ch: '指定时间的五个' },
      input: { count: 5, date: '2017-10-10T04:00:47Z' },
    },
  ],
  run: ksuid,
});
