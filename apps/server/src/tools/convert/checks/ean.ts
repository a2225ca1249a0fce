import ean from '@apiyard/kernels/tools/convert/checks/ean';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { titles } from '../numbers/fields.text.ts';
import { countryCode, notDigit, text, valid, wrongCheckDigit } from './fields.text.ts';

const type = { en: 'Type', fr: 'Type', ar: 'النوع', ch: '类型' };
const kinds = ['ean-8', 'upc-e', 'upc-a', 'ean-13', 'gtin-14', 'sscc', 'issn'] as const;

export default tool({
  path: 'convert/ean',
  title: {
    en: 'Barcode number check',
    fr: 'Vérification de code-barres',
    ar: 'التحقق من رقم الباركود',
    ch: '条码号校验',
  },
  summary: {
    en: 'Checks EAN-8, EAN-13, UPC-A, UPC-E, GTIN-14, SSCC and ISSN numbers, adds check digits and shows the GS1 prefix (GS1, ISO 3297).',
    fr: 'Vérifie EAN-8, EAN-13, UPC-A, UPC-E, GTIN-14, SSCC et ISSN, ajoute la clé et donne le préfixe GS1 (GS1, ISO 3297).',
    ar: 'يتحقق من EAN-8 وEAN-13 وUPC-A وUPC-E وGTIN-14 وSSCC وISSN ويضيف رقم التحقق ويعطي بادئته (GS1، ISO 3297).',
    ch: '校验 EAN-8、EAN-13、UPC-A、UPC-E、GTIN-14、SSCC 和 ISSN，可补校验码并给出 GS1 前缀（GS1、ISO 3297）。',
  },
  tags: ['EAN-13', 'EAN-8', 'UPC-A', 'UPC-E', 'GTIN', 'ISSN', 'SSCC', 'GS1'],
  synonyms: {
    en: ['barcode', 'product code', 'check digit', 'serial number of a journal'],
    fr: ['code-barres', 'code produit', 'clé de contrôle', 'numéro de revue'],
    ar: ['باركود', 'رمز المنتج', 'رقم التحقق', 'ردمد'],
    ch: ['条形码', '商品条码', '校验位', '国际标准刊号'],
  },
  input: z.object({
    text: text(40),
    type: field(
      {
        title: type,
        help: {
          en: 'Choose a type to add a missing check digit or to check a UPC-E.',
          fr: 'À choisir pour ajouter une clé manquante, et pour UPC-E.',
          ar: 'اختره لإضافة رقم تحقق ناقص، ومع UPC-E.',
          ch: '补缺少的校验码或使用 UPC-E 时请选择。',
        },
        options: {
          auto: { en: 'Detect', fr: 'Détecter', ar: 'اكتشاف تلقائي', ch: '自动检测' },
          'ean-8': 'EAN-8',
          'upc-e': 'UPC-E',
          'upc-a': 'UPC-A',
          'ean-13': 'EAN-13',
          'gtin-14': 'GTIN-14',
          sscc: 'SSCC',
          issn: 'ISSN',
        },
      },
      z.enum(['auto', ...kinds]).default('auto'),
    ),
  }),
  output: {
    schema: z.object({
      valid,
      type: field({ title: type }, z.enum(kinds)),
      code: field(
        {
          title: {
            en: 'Number with the correct check digit',
            fr: 'Numéro avec la bonne clé',
            ar: 'الرقم مع رقم التحقق الصحيح',
            ch: '含正确校验码的号码',
          },
        },
        z.string(),
      ),
      checkDigit: field({ title: titles.checkDigit }, z.string()),
      gtin14: field({ title: 'GTIN-14' }, z.string().optional()),
      ean13: field({ title: 'EAN-13' }, z.string().optional()),
      upcA: field({ title: 'UPC-A' }, z.string().optional()),
      upcE: field({ title: 'UPC-E' }, z.string().optional()),
      prefix: field(
        { title: { en: 'GS1 prefix', fr: 'Préfixe GS1', ar: 'بادئة GS1', ch: 'GS1 前缀' } },
        z
          .object({
            range: field({ title: { en: 'Range', fr: 'Plage', ar: 'النطاق', ch: '范围' } }, z.string()),
            use: field(
              {
                title: { en: 'Use', fr: 'Usage', ar: 'الاستخدام', ch: '用途' },
                options: {
                  company: { en: 'Companies', fr: 'Entreprises', ar: 'الشركات', ch: '企业' },
                  restricted: { en: 'Internal use', fr: 'Usage interne', ar: 'استخدام داخلي', ch: '内部使用' },
                  coupon: { en: 'Coupons', fr: 'Coupons', ar: 'القسائم', ch: '优惠券' },
                  refund: { en: 'Refund receipts', fr: 'Bons de remboursement', ar: 'إيصالات الاسترداد', ch: '退款凭证' },
                  gs1: {
                    en: 'GS1 Global Office',
                    fr: 'GS1 Global Office',
                    ar: 'المكتب العالمي لـ GS1',
                    ch: 'GS1 总部',
                  },
                  issn: 'ISSN',
                  isbn: 'ISBN',
                },
              },
              z.enum(['company', 'restricted', 'coupon', 'refund', 'gs1', 'issn', 'isbn']),
            ),
            country: field({ title: countryCode }, z.string().optional()),
          })
          .optional(),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        valid: true,
        type: 'ean-13',
        code: '9783161484100',
        checkDigit: '0',
        gtin14: '09783161484100',
        prefix: { range: '978-979', use: 'isbn' },
        notes: [],
      },
    ],
  },
  errors: {
    not_digit: notDigit,
    unknown_length: {
      en: 'No type has {{found}} digits. Add the missing digits or choose a type.',
      fr: 'Aucun type n’a {{found}} chiffres. Ajoutez les chiffres manquants ou choisissez un type.',
      ar: 'لا يوجد نوع عدد أرقامه {{found}}. أضف الأرقام الناقصة أو اختر نوعًا.',
      ch: '没有 {{found}} 位的类型。请补全数字或选择类型。',
    },
    wrong_length: {
      en: 'The number has {{found}} digits, but this type needs {{expected}}. Check the digits or choose another type.',
      fr: 'Le numéro compte {{found}} chiffres, mais ce type en a {{expected}}. Vérifiez-les ou choisissez un autre type.',
      ar: 'عدد الأرقام {{found}}، بينما لهذا النوع {{expected}}. تحقق منها أو اختر نوعًا آخر.',
      ch: '号码有 {{found}} 位，而该类型为 {{expected}} 位。请检查或选择其他类型。',
    },
    not_upc_e: {
      en: 'A UPC-E of eight digits begins with 0 or 1. Check the first digit.',
      fr: 'Un UPC-E de huit chiffres commence par 0 ou 1. Vérifiez le premier chiffre.',
      ar: 'يبدأ UPC-E من ثمانية أرقام بـ 0 أو 1. تحقق من الرقم الأول.',
      ch: '8 位 UPC-E 以 0 或 1 开头。请检查第一位。',
    },
  },
  notes: {
    wrong_check_digit: wrongCheckDigit,
    added_check_digit: {
      en: 'The check digit {{expected}} was missing and has been added.',
      fr: 'La clé de contrôle {{expected}} manquait et a été ajoutée.',
      ar: 'كان رقم التحقق {{expected}} ناقصًا وأُضيف.',
      ch: '缺少校验码 {{expected}}，已补上。',
    },
    prefix_not_origin: {
      en: 'The prefix shows where the company joined GS1, not where the product was made.',
      fr: 'Le préfixe indique où l’entreprise a adhéré à GS1, pas où le produit a été fabriqué.',
      ar: 'تدل البادئة على مكان انضمام الشركة إلى GS1، لا على مكان صنع المنتج.',
      ch: '前缀表示企业加入 GS1 的所在地，而非产品产地。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    { name: { en: 'EAN-13', fr: 'EAN-13', ar: 'رقم EAN-13', ch: 'EAN-13 条码' }, input: { text: '4006381333931' } },
    {
      name: { en: 'UPC-E', fr: 'UPC-E', ar: 'رقم UPC-E', ch: 'UPC-E 条码' },
      input: { text: '04252614', type: 'upc-e' },
    },
    { name: { en: 'ISSN', fr: 'ISSN', ar: 'رقم ISSN', ch: 'ISSN 刊号' }, input: { text: '0317-8471' } },
    {
      name: { en: 'Add a check digit', fr: 'Ajouter la clé', ar: 'إضافة رقم التحقق', ch: '补校验码' },
      input: { text: '590123412345', type: 'ean-13' },
    },
  ],
  run: ean,
});
