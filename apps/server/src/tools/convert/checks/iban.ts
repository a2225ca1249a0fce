import iban from '@apiyard/kernels/tools/convert/checks/iban';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { countryCode, text, valid } from './fields.text.ts';

export default tool({
  path: 'convert/iban',
  title: { en: 'IBAN check', fr: 'Vérification d’IBAN', ar: 'التحقق من IBAN', ch: 'IBAN 校验' },
  summary: {
    en: 'Checks the check digits, length and structure of IBANs from 89 countries and splits them into their parts (ISO 13616).',
    fr: 'Vérifie la clé, la longueur et la structure d’un IBAN dans 89 pays, et le décompose (ISO 13616).',
    ar: 'يتحقق من رقمي التحقق والطول والبنية لرقم IBAN في 89 بلدًا، ويقسّمه إلى أجزائه (ISO 13616).',
    ch: '校验 89 个国家/地区 IBAN 的校验码、长度和结构，并拆分各部分（ISO 13616）。',
  },
  tags: ['ISO 13616', 'ISO 7064', 'SEPA', 'BBAN'],
  synonyms: {
    en: ['bank account number', 'validate iban', 'sort code', 'bank code'],
    fr: ['RIB', 'compte bancaire', 'valider un IBAN', 'code banque'],
    ar: ['رقم الحساب المصرفي الدولي', 'آيبان', 'حساب بنكي', 'رمز البنك'],
    ch: ['国际银行账号', '银行账号', '银行代码', '验证'],
  },
  input: z.object({ text: text(100) }),
  output: {
    schema: z.object({
      valid,
      iban: field({ title: 'IBAN' }, z.string()),
      formatted: field(
        { title: { en: 'Print format', fr: 'Sur papier', ar: 'الصيغة المطبوعة', ch: '书面格式' } },
        z.string(),
      ),
      country: field({ title: countryCode }, z.string()),
      checkDigits: field(
        { title: { en: 'Check digits', fr: 'Clé de contrôle', ar: 'رقما التحقق', ch: '校验码' } },
        z.string(),
      ),
      expectedCheckDigits: field(
        {
          title: {
            en: 'Correct check digits',
            fr: 'Clé de contrôle correcte',
            ar: 'رقما التحقق الصحيحان',
            ch: '正确的校验码',
          },
        },
        z.string(),
      ),
      bban: field(
        {
          title: {
            en: 'National account number (BBAN)',
            fr: 'Numéro de compte national (BBAN)',
            ar: 'رقم الحساب المحلي (BBAN)',
            ch: '国内账号（BBAN）',
          },
        },
        z.string(),
      ),
      bank: field({ title: { en: 'Bank', fr: 'Banque', ar: 'البنك', ch: '银行' } }, z.string().optional()),
      branch: field({ title: { en: 'Branch', fr: 'Guichet', ar: 'الفرع', ch: '分行' } }, z.string().optional()),
      account: field({ title: { en: 'Account', fr: 'Compte', ar: 'الحساب', ch: '账户' } }, z.string().optional()),
      nationalCheckDigits: field(
        {
          title: {
            en: 'National check digits',
            fr: 'Clé nationale',
            ar: 'أرقام التحقق المحلية',
            ch: '国内校验码',
          },
        },
        z.string().optional(),
      ),
      isNationalCheckValid: field(
        {
          title: {
            en: 'National check digits are correct',
            fr: 'Clé nationale correcte',
            ar: 'أرقام التحقق المحلية صحيحة',
            ch: '国内校验码正确',
          },
        },
        z.boolean().optional(),
      ),
      structure: field(
        { title: { en: 'Structure', fr: 'Structure', ar: 'البنية', ch: '结构' } },
        z.string().optional(),
      ),
      sepa: field(
        { title: { en: 'In SEPA', fr: 'Dans le SEPA', ar: 'ضمن SEPA', ch: '属于 SEPA' } },
        z.boolean().optional(),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        valid: true,
        iban: 'GB29NWBK60161331926819',
        formatted: 'GB29 NWBK 6016 1331 9268 19',
        country: 'GB',
        checkDigits: '29',
        expectedCheckDigits: '29',
        bban: 'NWBK60161331926819',
        bank: 'NWBK',
        branch: '601613',
        account: '31926819',
        structure: '4!a6!n8!n',
        sepa: true,
        notes: [],
      },
    ],
  },
  errors: {
    wrong_character: {
      en: '“{{character}}” is not allowed in an IBAN. Use letters A to Z, digits and spaces.',
      fr: '« {{character}} » ne fait pas partie d’un IBAN. Utilisez les lettres A à Z, des chiffres et des espaces.',
      ar: '«{{character}}» ليس من رموز IBAN. استخدم الأحرف من A إلى Z والأرقام والمسافات.',
      ch: '“{{character}}”不属于 IBAN。请使用字母 A 至 Z、数字和空格。',
    },
    not_iban: {
      en: 'An IBAN begins with two letters and two digits. Enter the whole number.',
      fr: 'Un IBAN commence par deux lettres et deux chiffres. Saisissez le numéro complet.',
      ar: 'يبدأ IBAN بحرفين ثم رقمين. أدخل الرقم كاملًا.',
      ch: 'IBAN 以两个字母和两位数字开头。请输入完整号码。',
    },
  },
  notes: {
    unknown_country: {
      en: 'The country {{country}} is not in the IBAN registry.',
      fr: 'Le registre IBAN ne contient pas le pays {{country}}.',
      ar: 'لا يحتوي سجل IBAN على البلد {{country}}.',
      ch: 'IBAN 登记册中没有国家/地区 {{country}}。',
    },
    wrong_length: {
      en: 'The IBAN has {{found}} characters but should have {{expected}}.',
      fr: 'L’IBAN compte {{found}} caractères au lieu de {{expected}}.',
      ar: 'عدد رموز IBAN هو {{found}} والصواب {{expected}}.',
      ch: 'IBAN 有 {{found}} 个字符，应为 {{expected}} 个。',
    },
    wrong_structure: {
      en: '“{{character}}” is not allowed at position {{position}}.',
      fr: '« {{character}} » ne peut pas être en position {{position}}.',
      ar: 'لا يمكن أن يكون «{{character}}» في الموضع {{position}}.',
      ch: '第 {{position}} 位不能是“{{character}}”。',
    },
    wrong_check_digits: {
      en: 'The check digits are {{found}} but should be {{expected}}.',
      fr: 'La clé de contrôle est {{found}} au lieu de {{expected}}.',
      ar: 'رقما التحقق هما {{found}} والصواب {{expected}}.',
      ch: '校验码为 {{found}}，应为 {{expected}}。',
    },
    wrong_national_check: {
      en: 'The check digits of the national account number ({{country}}) are wrong.',
      fr: 'La clé du numéro de compte national ({{country}}) est incorrecte.',
      ar: 'أرقام التحقق في رقم الحساب المحلي ({{country}}) غير صحيحة.',
      ch: '国内账号（{{country}}）的校验码不正确。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'United Kingdom', fr: 'Royaume-Uni', ar: 'المملكة المتحدة', ch: '英国' },
      input: { text: 'GB29 NWBK 6016 1331 9268 19' },
    },
    {
      name: { en: 'Saudi Arabia', fr: 'Arabie saoudite', ar: 'السعودية', ch: '沙特阿拉伯' },
      input: { text: 'SA03 8000 0000 6080 1016 7519' },
    },
    {
      name: { en: 'A wrong digit', fr: 'Un chiffre erroné', ar: 'رقم خاطئ', ch: '有一位错误' },
      input: { text: 'DE89 3704 0044 0532 0130 01' },
    },
  ],
  run: iban,
});
