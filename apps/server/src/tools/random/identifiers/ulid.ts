import ulid from '@apiyard/kernels/tools/random/identifiers/ulid';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { countField, timeField, timeTitle } from '../fields.text.ts';

export default tool({
  path: 'random/ulid',
  title: 'ULID',
  summary: {
    en: 'Generates identifiers that sort by time, each greater than the one before (ULID specification, monotonic).',
    fr: 'Génère des identifiants triés chronologiquement, chacun supérieur au précédent (spécification ULID, monotone).',
    ar: 'ينشئ معرّفات تُرتَّب حسب الوقت، وكل منها أكبر من سابقه (مواصفة ULID، تصاعدي).',
    ch: '生成可按时间排序的标识符，每个都大于前一个（ULID 规范，单调递增）。',
  },
  tags: ['sortable', 'base32'],
  synonyms: {
    en: ['unique id', 'sortable id', 'monotonic id'],
    fr: ['identifiant unique', 'identifiant triable'],
    ar: ['معرّف فريد', 'معرّف قابل للترتيب'],
    ch: ['唯一标识符', '有序标识符'],
  },
  input: z.object({
    count: countField(1000),
    date: timeField(),
    lowercase: field(
      { title: { en: 'Lower case', fr: 'Minuscules', ar: 'أحرف صغيرة', ch: '小写' } },
      z.boolean().default(false),
    ),
  }),
  output: {
    schema: z.object({
      ulids: field(
        { title: { en: 'ULIDs, sorted', fr: 'ULID, triés', ar: 'معرّفات ULID مرتّبة', ch: 'ULID（已排序）' } },
        z.array(z.string()),
      ),
      time: field({ title: timeTitle }, z.string()),
    }),
    examples: [{ ulids: ['01ARYZ6S41TSV4RRFFQ69G5FAV'], time: '2016-07-30T22:36:16.385Z' }],
  },
  errors: {
    time_range: {
      en: 'The time is outside the range of ULIDs. Use a time from 1970 to the year 10889.',
      fr: 'La date est hors de la plage des ULID. Indiquez une date entre 1970 et l’an 10889.',
      ar: 'الوقت خارج نطاق ULID. استخدم وقتًا بين عام 1970 وعام 10889.',
      ch: '时间超出 ULID 的范围。请使用 1970 年至 10889 年之间的时间。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    { name: { en: 'One ULID', fr: 'Un ULID', ar: 'معرّف ULID واحد', ch: '一个 ULID' }, input: {} },
    {
      name: { en: 'Ten for a given time', fr: 'Dix à une date donnée', ar: 'عشرة في وقت محدد', ch: '指定时间的十个' },
      input: { count: 10, date: '2016-07-30T22:36:16.385Z', lowercase: true },
    },
  ],
  run: ulid,
});
