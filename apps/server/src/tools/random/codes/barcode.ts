import { InputFault } from '@apiyard/kernels/faults/input-fault';
import { symbolContrast } from '@apiyard/kernels/tools/random/codes/qr/colour';
import * as z from 'zod';
import { field, RawResponse, tool } from '../../tool.ts';
import { colourField, formatTitle, textTitle } from '../fields.text.ts';
import { textRules } from './barcode.text.ts';
import type { KindName } from './barcode/kinds.ts';
import { kinds } from './barcode/kinds.ts';

/** Grade C of ISO/IEC 15415. */
const contrastMin = 0.4;

export default tool({
  path: 'random/barcode',
  title: { en: 'Barcode', fr: 'Code-barres', ar: 'باركود', ch: '条形码' },
  summary: {
    en: 'Generates barcodes of 23 kinds, from EAN-13 to Data Matrix and GS1, as SVG or PNG.',
    fr: 'Dessine des codes-barres de 23 types, d’EAN-13 à Data Matrix et GS1, en SVG ou PNG.',
    ar: 'يرسم 23 نوعًا من الباركود، من EAN-13 إلى Data Matrix وGS1، بصيغة SVG أو PNG.',
    ch: '绘制 23 种条形码，从 EAN-13 到 Data Matrix 和 GS1，格式为 SVG 或 PNG。',
  },
  tags: ['ean-13', 'upc-a', 'code 128', 'code 39', 'itf-14', 'pdf417', 'data matrix', 'aztec', 'gs1', 'svg', 'png'],
  synonyms: {
    en: ['bar code', 'barcode generator', 'product code', 'label', 'gtin'],
    fr: ['code-barre', 'générateur de codes-barres', 'étiquette', 'code produit', 'gtin'],
    ar: ['رمز شريطي', 'مولّد الباركود', 'رمز المنتج', 'ملصق'],
    ch: ['条码', '条码生成器', '商品条码', '标签'],
  },
  input: z.object({
    kind: field(
      {
        title: { en: 'Kind', fr: 'Type', ar: 'النوع', ch: '类型' },
        options: {
          ean13: 'EAN-13',
          ean8: 'EAN-8',
          upca: 'UPC-A',
          upce: 'UPC-E',
          itf14: 'ITF-14',
          itf: {
            en: 'ITF (Interleaved 2 of 5)',
            fr: 'ITF (2 parmi 5 entrelacé)',
            ar: 'ITF (2 من 5 المتداخل)',
            ch: 'ITF（交叉二五码）',
          },
          code128: { en: 'Code 128', fr: 'Code 128', ar: 'رمز Code 128', ch: 'Code 128 码' },
          gs1_128: 'GS1-128',
          code39: { en: 'Code 39', fr: 'Code 39', ar: 'رمز Code 39', ch: 'Code 39 码' },
          code93: { en: 'Code 93', fr: 'Code 93', ar: 'رمز Code 93', ch: 'Code 93 码' },
          codabar: { en: 'Codabar', fr: 'Codabar', ar: 'رمز Codabar', ch: 'Codabar 库德巴码' },
          telepen: { en: 'Telepen', fr: 'Telepen', ar: 'رمز Telepen', ch: 'Telepen 码' },
          databar: { en: 'GS1 DataBar', fr: 'GS1 DataBar', ar: 'رمز GS1 DataBar', ch: 'GS1 DataBar 码' },
          databar_limited: {
            en: 'GS1 DataBar Limited',
            fr: 'GS1 DataBar Limited',
            ar: 'رمز GS1 DataBar Limited',
            ch: 'GS1 DataBar 限定式',
          },
          databar_expanded: {
            en: 'GS1 DataBar Expanded',
            fr: 'GS1 DataBar Expanded',
            ar: 'رمز GS1 DataBar Expanded',
            ch: 'GS1 DataBar 扩展式',
          },
          pdf417: 'PDF417',
          micro_pdf417: { en: 'MicroPDF417', fr: 'MicroPDF417', ar: 'رمز MicroPDF417', ch: 'MicroPDF417 码' },
          datamatrix: { en: 'Data Matrix', fr: 'Data Matrix', ar: 'رمز Data Matrix', ch: 'Data Matrix 码' },
          gs1_datamatrix: {
            en: 'GS1 DataMatrix',
            fr: 'GS1 DataMatrix',
            ar: 'رمز GS1 DataMatrix',
            ch: 'GS1 DataMatrix 码',
          },
          aztec: { en: 'Aztec Code', fr: 'Code Aztec', ar: 'رمز Aztec', ch: 'Aztec 码' },
          micro_qr: { en: 'Micro QR Code', fr: 'Micro code QR', ar: 'رمز Micro QR', ch: 'Micro QR 码' },
          gs1_qr: { en: 'GS1 QR Code', fr: 'Code QR GS1', ar: 'رمز GS1 QR', ch: 'GS1 二维码' },
          maxicode: { en: 'MaxiCode', fr: 'MaxiCode', ar: 'رمز MaxiCode', ch: 'MaxiCode 码' },
        },
      },
      z.enum(Object.keys(kinds) as [KindName, ...KindName[]]),
    ),
    text: field(
      {
        title: textTitle,
        help: {
          en: 'You can leave out the check digit of EAN, UPC, ITF-14 and DataBar. For GS1, write (01)09501101530003(10)AB12.',
          fr: 'Pour EAN, UPC, ITF-14 et DataBar, la clé de contrôle est facultative. GS1 : (01)09501101530003(10)AB12.',
          ar: 'يمكن حذف رقم التحقق في EAN وUPC وITF-14 وDataBar. صيغة GS1: \u2066(01)09501101530003(10)AB12\u2069.',
          ch: 'EAN、UPC、ITF-14 和 DataBar 可省略校验位。GS1 格式：(01)09501101530003(10)AB12。',
        },
        code: true,
      },
      z.string().min(1).max(2500),
    ),
    format: field({ title: formatTitle, options: { svg: 'SVG', png: 'PNG' } }, z.enum(['svg', 'png']).default('svg')),
    scale: field(
      {
        title: { en: 'Scale', fr: 'Échelle', ar: 'المقياس', ch: '缩放' },
        help: {
          en: 'Width of the narrowest bar in pixels. Square modules are twice as wide.',
          fr: 'Largeur de la barre la plus fine en pixels. Les modules carrés sont deux fois plus larges.',
          ar: 'عرض أضيق خط بالبكسل. عرض الوحدات المربعة ضعف ذلك.',
          ch: '最窄条的像素宽度。方形模块为其两倍。',
        },
      },
      z.int().min(1).max(10).default(3),
    ),
    height: field(
      {
        title: { en: 'Bar height', fr: 'Hauteur des barres', ar: 'ارتفاع الخطوط', ch: '条高' },
        help: {
          en: 'In millimetres at 72 dpi and scale 1. Not used for matrix codes.',
          fr: 'En millimètres à 72 ppp et à l’échelle 1. Sans effet sur les codes matriciels.',
          ar: 'بالمليمتر عند 72 نقطة في البوصة والمقياس 1. لا ينطبق على الرموز المصفوفية.',
          ch: '以毫米计（72 dpi，缩放为 1 时）。不适用于矩阵码。',
        },
      },
      z.number().min(3).max(60).default(15),
    ),
    showText: field(
      {
        title: {
          en: 'Text below the bars',
          fr: 'Texte sous les barres',
          ar: 'النص أسفل الخطوط',
          ch: '在条下方显示文本',
        },
      },
      z.boolean().default(true),
    ),
    dark: colourField({ en: 'Dark colour', fr: 'Couleur sombre', ar: 'اللون الداكن', ch: '深色' }, '#000000'),
    light: colourField({ en: 'Light colour', fr: 'Couleur claire', ar: 'اللون الفاتح', ch: '浅色' }, '#ffffff'),
  }),
  output: ['image/svg+xml', 'image/png'],
  errors: {
    ...textRules,
    encoding: {
      en: 'The text contains half of a character (an unpaired surrogate). Remove it.',
      fr: 'Le texte contient une moitié de caractère (un demi-codet isolé). Supprimez-la.',
      ar: 'يحتوي النص على نصف حرف (بديل غير مقترن). أزله.',
      ch: '文本中有半个字符（未配对的代理项）。请将其删除。',
    },
    check_digit: {
      en: 'The check digit is {{given}} but should be {{expected}}. Correct the number or leave out the check digit.',
      fr: 'La clé de contrôle est {{given}}, mais devrait être {{expected}}. Corrigez le numéro ou omettez la clé.',
      ar: 'رقم التحقق هو {{given}} ويجب أن يكون {{expected}}. صحّح الرقم أو احذف رقم التحقق.',
      ch: '校验位为 {{given}}，应为 {{expected}}。请更正号码，或省略校验位。',
    },
    too_long: {
      en: 'The text is too long for this kind of code. Shorten it or choose another kind.',
      fr: 'Le texte est trop long pour ce type de code. Raccourcissez-le ou choisissez un autre type.',
      ar: 'النص طويل جدًا لهذا النوع من الرموز. قصّره أو اختر نوعًا آخر.',
      ch: '文本对此类型过长。请缩短文本或选择其他类型。',
    },
    gs1_syntax: {
      en: 'Write application identifiers in parentheses before their values: (01)09501101530003(10)AB12.',
      fr: 'Écrivez les identifiants d’application entre parenthèses avant leurs valeurs : (01)09501101530003(10)AB12.',
      ar: 'اكتب معرّفات التطبيق بين قوسين قبل قيمها: \u2066(01)09501101530003(10)AB12\u2069.',
      ch: '请将应用标识符写在括号中，置于其值之前：(01)09501101530003(10)AB12。',
    },
    gs1_unknown: {
      en: 'The application identifier {{ai}} does not exist. Check the GS1 General Specifications.',
      fr: 'L’identifiant d’application {{ai}} n’existe pas. Consultez les spécifications générales GS1.',
      ar: 'معرّف التطبيق {{ai}} غير موجود. راجع مواصفات GS1 العامة.',
      ch: '应用标识符 {{ai}} 不存在。请查阅 GS1 通用规范。',
    },
    gs1_check: {
      en: 'The check digit in the value of application identifier {{ai}} is wrong. Correct the number.',
      fr: 'La clé de contrôle de la valeur de l’identifiant d’application {{ai}} est incorrecte. Corrigez le numéro.',
      ar: 'رقم التحقق في قيمة معرّف التطبيق {{ai}} خاطئ. صحّح الرقم.',
      ch: '应用标识符 {{ai}} 的值的校验位错误。请更正号码。',
    },
    gs1_missing: {
      en: 'Application identifier {{ai}} also needs one of these: {{needed}}. Add one.',
      fr: 'L’identifiant d’application {{ai}} exige aussi l’un de : {{needed}}. Ajoutez-le.',
      ar: 'يتطلب معرّف التطبيق {{ai}} أيضًا واحدًا من: {{needed}}. أضفه.',
      ch: '应用标识符 {{ai}} 还需要以下之一：{{needed}}。请添加。',
    },
    gs1_value: {
      en: 'The value of application identifier {{ai}} has the wrong length, characters or date. Check the GS1 General Specifications.',
      fr: 'La valeur de l’identifiant d’application {{ai}} a une longueur, des caractères ou une date incorrects. Consultez les spécifications générales GS1.',
      ar: 'طول قيمة معرّف التطبيق {{ai}} أو أحرفها أو تاريخها غير صحيح. راجع مواصفات GS1 العامة.',
      ch: '应用标识符 {{ai}} 的值长度、字符或日期不正确。请查阅 GS1 通用规范。',
    },
    contrast: {
      en: 'The colours are too similar for scanners, or light and dark are swapped. Make the dark colour darker or the light colour lighter.',
      fr: 'Les couleurs sont trop proches pour les lecteurs, ou inversées. Assombrissez la couleur sombre ou éclaircissez la claire.',
      ar: 'اللونان متقاربان جدًا للماسحات أو معكوسان. اجعل الداكن أغمق أو الفاتح أفتح.',
      ch: '两种颜色对扫描器过于接近，或深浅颠倒。请加深深色或调浅浅色。',
    },
  },
  open: true,
  heavy: true,
  layout: 'picture',
  examples: [
    {
      name: { en: 'Product (EAN-13)', fr: 'Produit (EAN-13)', ar: 'منتج (EAN-13)', ch: '商品（EAN-13）' },
      input: { kind: 'ean13', text: '590123412345' },
    },
    {
      name: { en: 'Parcel (Code 128)', fr: 'Colis (Code 128)', ar: 'طرد (Code 128)', ch: '包裹（Code 128）' },
      input: { kind: 'code128', text: 'PKG-2026-000417', format: 'png' },
    },
    {
      name: {
        en: 'Batch and expiry (GS1 DataMatrix)',
        fr: 'Lot et péremption (GS1 DataMatrix)',
        ar: 'الدفعة والصلاحية (GS1 DataMatrix)',
        ch: '批号和有效期（GS1 DataMatrix）',
      },
      input: { kind: 'gs1_datamatrix', text: '(01)09501101530003(17)271231(10)AB12' },
    },
    {
      name: { en: 'Ticket (Aztec)', fr: 'Billet (Aztec)', ar: 'تذكرة (Aztec)', ch: '车票（Aztec）' },
      input: { kind: 'aztec', text: 'Zürich → 北京', scale: 5 },
    },
  ],
  run: async (input) => {
    if (symbolContrast(input.dark, input.light) < contrastMin) throw new InputFault('contrast', { pointer: '/dark' });
    const { drawBarcode } = await import('./barcode/draw.ts');
    return new RawResponse(await drawBarcode(input));
  },
});
