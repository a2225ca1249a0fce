import password from '@apiyard/kernels/tools/random/passwords/password';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { countField } from '../fields.text.ts';
import { strengthOutput } from './strength.text.ts';

export default tool({
  path: 'random/password',
  title: { en: 'Password', fr: 'Mot de passe', ar: 'كلمة مرور', ch: '密码' },
  summary: {
    en: 'Generates random passwords and calculates how long guessing them would take.',
    fr: 'Génère des mots de passe aléatoires et calcule le temps nécessaire pour les deviner.',
    ar: 'ينشئ كلمات مرور عشوائية ويحسب الوقت اللازم لتخمينها.',
    ch: '生成随机密码，并计算猜中所需的时间。',
  },
  tags: ['entropy', 'secure'],
  synonyms: {
    en: ['password generator', 'strong password', 'entropy', 'passcode'],
    fr: ['générateur de mots de passe', 'mot de passe fort', 'entropie'],
    ar: ['مولّد كلمات المرور', 'كلمة سر قوية', 'إنتروبيا'],
    ch: ['密码生成器', '强密码', '口令', '熵'],
  },
  input: z.object({
    length: field(
      { title: { en: 'Length', fr: 'Longueur', ar: 'الطول', ch: '长度' } },
      z.int().min(4).max(128).default(16),
    ),
    lowercase: field(
      { title: { en: 'Lower case (a–z)', fr: 'Minuscules (a–z)', ar: 'أحرف صغيرة (a–z)', ch: '小写字母（a–z）' } },
      z.boolean().default(true),
    ),
    uppercase: field(
      { title: { en: 'Upper case (A–Z)', fr: 'Majuscules (A–Z)', ar: 'أحرف كبيرة (A–Z)', ch: '大写字母（A–Z）' } },
      z.boolean().default(true),
    ),
    digits: field(
      { title: { en: 'Digits (0–9)', fr: 'Chiffres (0–9)', ar: 'أرقام (0–9)', ch: '数字（0–9）' } },
      z.boolean().default(true),
    ),
    symbols: field(
      { title: { en: 'Symbols (!, #, …)', fr: 'Symboles (!, #, …)', ar: 'رموز (!، #، …)', ch: '符号（!、# 等）' } },
      z.boolean().default(true),
    ),
    omitLookAlikes: field(
      {
        title: {
          en: 'Leave out look-alikes',
          fr: 'Exclure les caractères ressemblants',
          ar: 'استبعاد الأحرف المتشابهة',
          ch: '排除易混淆字符',
        },
        help: {
          en: 'Such as 0 and O, 1, I and l, 5 and S, 8 and B.',
          fr: 'Comme 0 et O, 1, I et l, 5 et S, 8 et B.',
          ar: 'مثل 0 وO، و1 وI وl، و5 وS، و8 وB.',
          ch: '例如 0 和 O，1、I 和 l，5 和 S，8 和 B。',
        },
      },
      z.boolean().default(false),
    ),
    requireEach: field(
      {
        title: {
          en: 'At least one character of each kind',
          fr: 'Au moins un de chaque type',
          ar: 'واحد على الأقل من كل نوع',
          ch: '每类至少一个',
        },
      },
      z.boolean().default(true),
    ),
    count: countField(100),
  }),
  output: {
    schema: z.object({
      passwords: field(
        { title: { en: 'Passwords', fr: 'Mots de passe', ar: 'كلمات المرور', ch: '密码' } },
        z.array(z.string()),
      ),
      strength: strengthOutput(),
    }),
    examples: [
      {
        passwords: ['c7]Vq!x2Rw_m'],
        strength: {
          formula: '94^12',
          combinations: '333061772956016262512640',
          bits: 78.14,
          guessing: [
            {
              attacker: 'slow_hash',
              guessesPerSecond: 10_000,
              seconds: 16_653_000_000_000_000_000,
              years: 527_700_000_000,
            },
          ],
        },
      },
    ],
  },
  errors: {
    no_characters: {
      en: 'No kind of character is selected. Select at least one.',
      fr: 'Aucun type de caractère n’est choisi. Choisissez-en au moins un.',
      ar: 'لم يُختر أي نوع من الأحرف. اختر نوعًا واحدًا على الأقل.',
      ch: '未选择任何字符类型。请至少选择一种。',
    },
    too_short: {
      en: 'The password is too short for one character of each kind. Use a length of at least {{min}}.',
      fr: 'Un caractère de chaque type ne tient pas. Indiquez une longueur d’au moins {{min}}.',
      ar: 'لا يتسع الطول لحرف من كل نوع. استخدم طولًا لا يقل عن {{min}}.',
      ch: '长度不足以包含每类各一个字符。请使用至少 {{min}} 的长度。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'One strong password', fr: 'Un mot de passe fort', ar: 'كلمة مرور قوية', ch: '一个强密码' },
      input: {},
    },
    {
      name: {
        en: 'Five that are easy to type',
        fr: 'Cinq faciles à saisir',
        ar: 'خمس سهلة الكتابة',
        ch: '五个便于输入的密码',
      },
      input: { length: 20, symbols: false, omitLookAlikes: true, count: 5 },
    },
  ],
  run: password,
});
