import luhn from '@apiyard/kernels/tools/convert/checks/luhn';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { titles } from '../numbers/fields.text.ts';
import { notDigit, text, valid, wrongCheckDigit } from './fields.text.ts';

export default tool({
  path: 'convert/luhn',
  title: { en: 'Luhn check', fr: 'Formule de Luhn', ar: 'التحقق بخوارزمية Luhn', ch: 'Luhn 校验' },
  summary: {
    en: 'Checks or adds the last digit of card numbers, IMEIs and other numbers, and names the card network (ISO/IEC 7812-1).',
    fr: 'Vérifie ou ajoute le dernier chiffre des numéros de carte, IMEI et autres, et nomme le réseau de la carte (ISO/IEC 7812-1).',
    ar: 'يتحقق من الرقم الأخير في أرقام البطاقات وIMEI وغيرها أو يضيفه، ويسمّي شبكة البطاقة (ISO/IEC 7812-1).',
    ch: '校验或补全银行卡号、IMEI 等号码的末位，并识别卡组织（ISO/IEC 7812-1）。',
  },
  tags: ['mod 10', 'Visa', 'Mastercard', 'IMEI', 'PAN'],
  synonyms: {
    en: ['credit card', 'card number', 'check digit', 'imei check', 'modulus 10'],
    fr: ['carte bancaire', 'carte de crédit', 'clé de Luhn', 'numéro IMEI'],
    ar: ['بطاقة ائتمان', 'رقم البطاقة', 'رقم التحقق', 'رقم IMEI'],
    ch: ['信用卡', '银行卡号', '模 10', '校验位', '卢恩算法'],
  },
  input: z.object({
    text: text(200),
    action: field(
      {
        title: { en: 'Action', fr: 'Action', ar: 'الإجراء', ch: '操作' },
        options: {
          check: {
            en: 'Check the check digit',
            fr: 'Vérifier le dernier chiffre',
            ar: 'التحقق من الرقم الأخير',
            ch: '校验末位',
          },
          compute: { en: 'Add a check digit', fr: 'Ajouter la clé', ar: 'إضافة رقم التحقق', ch: '补校验码' },
        },
      },
      z.enum(['check', 'compute']).default('check'),
    ),
  }),
  output: {
    schema: z.object({
      valid,
      checkDigit: field({ title: titles.checkDigit }, z.string()),
      number: field(
        {
          title: {
            en: 'Number with its check digit',
            fr: 'Numéro avec sa clé',
            ar: 'الرقم مع رقم التحقق',
            ch: '含校验码的号码',
          },
        },
        z.string().optional(),
      ),
      masked: field({ title: { en: 'Masked', fr: 'Masqué', ar: 'مع الإخفاء', ch: '脱敏后' } }, z.string()),
      network: field(
        { title: { en: 'Card network', fr: 'Réseau de la carte', ar: 'شبكة البطاقة', ch: '卡组织' } },
        z.string().optional(),
      ),
      notes: notesField(),
    }),
    examples: [{ valid: true, checkDigit: '3', masked: '•••••••8713', notes: [] }],
  },
  errors: {
    not_digit: notDigit,
    too_short: {
      en: 'A number with its check digit has at least two digits. Add the missing digits.',
      fr: 'Un numéro et sa clé comptent au moins deux chiffres. Ajoutez-en.',
      ar: 'يحتاج الرقم ورقم التحقق إلى رقمين على الأقل. أضف المزيد.',
      ch: '号码和校验码至少需要两位数字。请补充。',
    },
  },
  notes: {
    wrong_check_digit: wrongCheckDigit,
    wrong_card_length: {
      en: '{{network}} cards do not have {{found}} digits.',
      fr: 'Aucune carte {{network}} n’a {{found}} chiffres.',
      ar: 'لا توجد بطاقة {{network}} عدد أرقامها {{found}}.',
      ch: '{{network}} 卡没有 {{found}} 位的卡号。',
    },
    not_proof: {
      en: 'A correct check digit does not prove that the card exists or can be used to pay.',
      fr: 'Une clé correcte ne prouve pas que la carte existe ou permet de payer.',
      ar: 'صحة رقم التحقق لا تثبت أن البطاقة موجودة أو صالحة للدفع.',
      ch: '校验码正确并不能证明该卡存在或可用于支付。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'A test card', fr: 'Une carte de test', ar: 'بطاقة اختبار', ch: '测试卡' },
      input: { text: '4111 1111 1111 1111' },
    },
    { name: { en: 'An IMEI', fr: 'Un IMEI', ar: 'رقم IMEI', ch: 'IMEI 号' }, input: { text: '49-015420-323751-8' } },
    {
      name: { en: 'Add a check digit', fr: 'Ajouter la clé', ar: 'إضافة رقم التحقق', ch: '补校验码' },
      input: { text: '7992739871', action: 'compute' },
    },
  ],
  run: luhn,
});
