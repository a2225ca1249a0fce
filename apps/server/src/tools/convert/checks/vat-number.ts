import vatNumber from '@apiyard/kernels/tools/convert/checks/vat-number';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { countryCode, text, valid } from './fields.text.ts';

export default tool({
  path: 'convert/vat-number',
  title: {
    en: 'VAT number check',
    fr: 'Vérification de numéro de TVA',
    ar: 'التحقق من الرقم الضريبي',
    ch: '增值税号校验',
  },
  summary: {
    en: 'Checks the structure and check digits of VAT numbers from the EU, the United Kingdom, Norway and Switzerland, offline.',
    fr: 'Vérifie hors ligne la structure et la clé des numéros de TVA de l’UE, du Royaume-Uni, de Norvège et de Suisse.',
    ar: 'يتحقق دون اتصال من بنية أرقام ضريبة القيمة المضافة وأرقام التحقق فيها في الاتحاد الأوروبي والمملكة المتحدة والنرويج وسويسرا.',
    ch: '离线校验欧盟、英国、挪威和瑞士增值税号的结构和校验码。',
  },
  tags: ['VAT', 'VIES', 'TVA', 'USt-IdNr.'],
  synonyms: {
    en: ['tax number', 'vies', 'european vat', 'company tax id'],
    fr: ['TVA intracommunautaire', 'numéro fiscal', 'identifiant TVA'],
    ar: ['ضريبة القيمة المضافة', 'رقم ضريبي', 'الاتحاد الأوروبي'],
    ch: ['欧盟税号', '税务登记号', 'VAT 税号'],
  },
  input: z.object({ text: text(40) }),
  output: {
    schema: z.object({
      valid,
      vatNumber: field(
        { title: { en: 'VAT number', fr: 'Numéro de TVA', ar: 'الرقم الضريبي', ch: '增值税号' } },
        z.string(),
      ),
      country: field({ title: countryCode }, z.string()),
      number: field(
        {
          title: {
            en: 'Number without prefix',
            fr: 'Numéro sans préfixe',
            ar: 'الرقم دون البادئة',
            ch: '不含前缀的号码',
          },
        },
        z.string(),
      ),
      structure: field(
        {
          title: {
            en: 'Structure: 9 is a digit, A a letter, X either',
            fr: 'Structure : 9 un chiffre, A une lettre, X l’un des deux',
            ar: 'البنية: 9 رقم، وA حرف، وX أي منهما',
            ch: '结构：9 为数字，A 为字母，X 为任一',
          },
        },
        z.string(),
      ),
      isWellFormed: field(
        { title: { en: 'Has this structure', fr: 'A cette structure', ar: 'له هذه البنية', ch: '符合该结构' } },
        z.boolean(),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        valid: true,
        vatNumber: 'DE136695976',
        country: 'DE',
        number: '136695976',
        structure: 'DE999999999',
        isWellFormed: true,
        notes: [
          {
            pointer: '',
            code: 'not_registered',
            detail: 'The number was not looked up. Only VIES or a national register shows whether it is registered.',
          },
        ],
      },
    ],
  },
  errors: {
    no_country: {
      en: 'The number has no country prefix. Begin it with two letters such as DE.',
      fr: 'Le numéro n’a pas de préfixe de pays. Commencez par deux lettres comme DE.',
      ar: 'لا يحتوي الرقم على بادئة بلد. ابدأه بحرفين مثل DE.',
      ch: '号码没有国家前缀。请以两个字母开头，例如 DE。',
    },
    unknown_country: {
      en: 'VAT numbers with the prefix {{prefix}} cannot be checked. Use a number from the EU, or one with GB, XI, NO or CHE.',
      fr: 'Les numéros de TVA avec le préfixe {{prefix}} ne peuvent pas être vérifiés. Utilisez un numéro de l’UE, GB, XI, NO ou CHE.',
      ar: 'لا يمكن التحقق من الأرقام ذات البادئة {{prefix}}. استخدم رقمًا من الاتحاد الأوروبي أو GB أو XI أو NO أو CHE.',
      ch: '无法校验前缀为 {{prefix}} 的增值税号。请使用欧盟、GB、XI、NO 或 CHE 的税号。',
    },
  },
  notes: {
    wrong_structure: {
      en: 'The number does not match the structure {{shapes}}.',
      fr: 'Le numéro n’a pas la structure {{shapes}}.',
      ar: 'ليس للرقم البنية {{shapes}}.',
      ch: '号码不符合结构 {{shapes}}。',
    },
    wrong_check_digits: {
      en: 'The check digits are wrong.',
      fr: 'La clé de contrôle est incorrecte.',
      ar: 'أرقام التحقق غير صحيحة.',
      ch: '校验码不正确。',
    },
    not_registered: {
      en: 'The number was not looked up. Only VIES or a national register shows whether it is registered.',
      fr: 'Le numéro n’a pas été recherché : seul VIES ou un registre national indique s’il est enregistré.',
      ar: 'لم يُبحث عن الرقم: لا يبيّن تسجيله إلا VIES أو السجل الوطني.',
      ch: '未查询登记情况：只有 VIES 或各国登记机构能确认是否已登记。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    { name: { en: 'Germany', fr: 'Allemagne', ar: 'ألمانيا', ch: '德国' }, input: { text: 'DE 136 695 976' } },
    { name: { en: 'France', fr: 'France', ar: 'فرنسا', ch: '法国' }, input: { text: 'FR 40 303 265 045' } },
    {
      name: { en: 'A wrong digit', fr: 'Un chiffre erroné', ar: 'رقم خاطئ', ch: '有一位错误' },
      input: { text: 'NL004495446B01' },
    },
  ],
  run: vatNumber,
});
