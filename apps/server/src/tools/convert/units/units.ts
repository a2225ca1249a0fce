import { kinds } from '@apiyard/kernels/tools/convert/units/quantities/quantities';
import units from '@apiyard/kernels/tools/convert/units/units';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { titles } from '../numbers/fields.text.ts';
import { unitIds, unitOptions } from './names.text.ts';

const symbol = { en: 'Symbol', fr: 'Symbole', ar: 'الرمز', ch: '符号' };

export default tool({
  path: 'convert/units',
  title: { en: 'Units', fr: 'Unités', ar: 'وحدات القياس', ch: '单位换算' },
  summary: {
    en: 'Converts 173 units of 16 quantities with exact ratios, and lists the result in all units of the quantity (SI, NIST SP 811, IEC 80000-13).',
    fr: 'Convertit 173 unités de 16 grandeurs avec des rapports exacts et liste toutes les unités de même grandeur (SI, NIST SP 811, IEC 80000-13).',
    ar: 'يحوّل 173 وحدة من 16 كمية بنسب دقيقة ويسرد كل وحدات النوع (SI، NIST SP 811، IEC 80000-13).',
    ch: '用精确比值换算 16 类 173 个单位，并列出同类全部单位（SI、NIST SP 811、IEC 80000-13）。',
  },
  tags: ['length', 'mass', 'temperature', 'volume', 'energy', 'pressure', 'data size', 'SI', 'imperial'],
  synonyms: {
    en: ['unit converter', 'metric', 'inches to cm', 'fahrenheit to celsius', 'miles to km', 'pounds to kg', 'mpg'],
    fr: ['convertisseur', 'mesures', 'pouces en cm', 'système métrique', 'longueur', 'masse', 'température'],
    ar: ['محوّل وحدات', 'تحويل القياسات', 'بوصة إلى سنتيمتر', 'طول', 'كتلة', 'درجة حرارة'],
    ch: ['单位转换', '长度', '重量', '温度', '面积', '英寸转厘米', '亩', '斤'],
  },
  input: z.object({
    text: field(
      {
        title: { en: 'Value', fr: 'Valeur', ar: 'القيمة', ch: '数值' },
        help: {
          en: 'A decimal number, or a fraction such as 1 5/8.',
          fr: 'Un nombre décimal avec un point, ou une fraction comme 1 5/8.',
          ar: 'عدد عشري بنقطة، أو كسر مثل 1 5/8.',
          ch: '带小数点的数，或分数，例如 1 5/8。',
        },
      },
      z.string().min(1).max(100),
    ),
    from: field({ title: { en: 'From', fr: 'De', ar: 'من', ch: '源单位' }, options: unitOptions }, z.enum(unitIds)),
    to: field({ title: { en: 'To', fr: 'Vers', ar: 'إلى', ch: '目标单位' }, options: unitOptions }, z.enum(unitIds)),
    digits: field(
      {
        title: {
          en: 'Significant digits',
          fr: 'Chiffres significatifs',
          ar: 'الأرقام المعنوية',
          ch: '有效数字',
        },
        help: {
          en: 'At most this many. Longer results are rounded, halves to even.',
          fr: 'Au plus. Les résultats plus longs sont arrondis, les moitiés au pair.',
          ar: 'الحد الأقصى. تُقرّب النتائج الأطول، والأنصاف إلى العدد الزوجي.',
          ch: '最多保留的位数，超出时按“四舍六入五成双”舍入。',
        },
      },
      z.int().min(1).max(100).default(15),
    ),
  }),
  output: {
    schema: z.object({
      text: field({ title: titles.result }, z.string()),
      value: field({ title: { en: 'Value', fr: 'Valeur', ar: 'القيمة', ch: '数值' } }, z.string()),
      isExact: field({ title: titles.exact }, z.boolean()),
      kind: field(
        {
          title: { en: 'Quantity', fr: 'Grandeur', ar: 'الكمية', ch: '量' },
          options: {
            length: { en: 'Length', fr: 'Longueur', ar: 'الطول', ch: '长度' },
            area: { en: 'Area', fr: 'Aire', ar: 'المساحة', ch: '面积' },
            volume: { en: 'Volume', fr: 'Volume', ar: 'الحجم', ch: '体积' },
            mass: { en: 'Mass', fr: 'Masse', ar: 'الكتلة', ch: '质量' },
            temperature: { en: 'Temperature', fr: 'Température', ar: 'درجة الحرارة', ch: '温度' },
            speed: { en: 'Speed', fr: 'Vitesse', ar: 'السرعة', ch: '速度' },
            time: { en: 'Time', fr: 'Temps', ar: 'الزمن', ch: '时间' },
            pressure: { en: 'Pressure', fr: 'Pression', ar: 'الضغط', ch: '压力' },
            energy: { en: 'Energy', fr: 'Énergie', ar: 'الطاقة', ch: '能量' },
            power: { en: 'Power', fr: 'Puissance', ar: 'القدرة', ch: '功率' },
            force: { en: 'Force', fr: 'Force', ar: 'القوة', ch: '力' },
            data: { en: 'Data size', fr: 'Taille de données', ar: 'حجم البيانات', ch: '数据量' },
            'data-rate': { en: 'Data rate', fr: 'Débit de données', ar: 'معدل نقل البيانات', ch: '数据速率' },
            angle: { en: 'Angle', fr: 'Angle', ar: 'الزاوية', ch: '角度' },
            frequency: { en: 'Frequency', fr: 'Fréquence', ar: 'التردد', ch: '频率' },
            fuel: { en: 'Fuel economy', fr: 'Consommation de carburant', ar: 'استهلاك الوقود', ch: '油耗' },
          },
        },
        z.enum(kinds),
      ),
      ratio: field(
        {
          title: {
            en: 'Target units in one source unit, as a fraction',
            fr: 'Unités cibles dans une unité source, en fraction',
            ar: 'عدد وحدات الهدف في وحدة المصدر، ككسر',
            ch: '一个源单位等于多少目标单位（分数）',
          },
        },
        z.string().optional(),
      ),
      units: field(
        { title: { en: 'All units', fr: 'Toutes les unités', ar: 'كل الوحدات', ch: '全部单位' } },
        z.array(
          z.object({
            unit: field(
              { title: { en: 'Unit', fr: 'Unité', ar: 'الوحدة', ch: '单位' }, options: unitOptions },
              z.enum(unitIds),
            ),
            symbol: field({ title: symbol }, z.string()),
            value: field({ title: { en: 'Value', fr: 'Valeur', ar: 'القيمة', ch: '数值' } }, z.string()),
            isExact: field({ title: titles.exact }, z.boolean()),
          }),
        ),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        text: '2.54 cm',
        value: '2.54',
        isExact: true,
        kind: 'length',
        ratio: '127/50',
        units: [{ unit: 'cm', symbol: 'cm', value: '2.54', isExact: true }],
        notes: [],
      },
    ],
  },
  errors: {
    not_number: {
      en: 'This is not a number. Use digits with a point, a fraction such as 5/8, or an exponent up to ±400.',
      fr: 'Ce n’est pas un nombre. Utilisez des chiffres avec un point, une fraction comme 5/8 ou un exposant jusqu’à ±400.',
      ar: 'هذا ليس عددًا. استخدم أرقامًا مع نقطة، أو كسرًا مثل 5/8، أو أسًا حتى ±400.',
      ch: '这不是有效的数字。请使用带小数点的数、分数（例如 5/8）或不超过 ±400 的指数。',
    },
    unknown_unit: {
      en: 'There is no unit {{unit}}. Choose one from the list.',
      fr: 'L’unité {{unit}} est inconnue. Choisissez-en une dans la liste.',
      ar: 'الوحدة {{unit}} غير معروفة. اختر وحدة من القائمة.',
      ch: '未知单位 {{unit}}。请从列表中选择。',
    },
    other_kind: {
      en: '{{from}} and {{to}} measure different things. Choose two units of the same quantity.',
      fr: '{{from}} et {{to}} mesurent des grandeurs différentes. Choisissez deux unités de la même grandeur.',
      ar: 'تقيس {{from}} و{{to}} كميتين مختلفتين. اختر وحدتين من الكمية نفسها.',
      ch: '{{from}} 与 {{to}} 不是同类单位。请选择同一类的两个单位。',
    },
    division_by_zero: {
      en: 'Zero has no value in this unit. Enter another value.',
      fr: 'Zéro n’a pas de valeur dans cette unité. Saisissez une autre valeur.',
      ar: 'ليس للصفر قيمة بهذه الوحدة. أدخل قيمة أخرى.',
      ch: '零无法用该单位表示。请输入其他数值。',
    },
  },
  notes: {
    rounded: {
      en: 'The result has more digits and is rounded to {{digits}}.',
      fr: 'Le résultat a davantage de chiffres et est arrondi à {{digits}}.',
      ar: 'للنتيجة أرقام أكثر، لذا قُرّبت إلى {{digits}}.',
      ch: '结果的位数更多，已舍入到 {{digits}} 位有效数字。',
    },
    below_absolute_zero: {
      en: 'The temperature is below absolute zero.',
      fr: 'La température est inférieure au zéro absolu.',
      ar: 'درجة الحرارة أدنى من الصفر المطلق.',
      ch: '该温度低于绝对零度。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'text',
  examples: [
    {
      name: { en: 'Inches to centimetres', fr: 'Pouces en centimètres', ar: 'من بوصة إلى سنتيمتر', ch: '英寸转厘米' },
      input: { text: '1 5/8', from: 'in', to: 'cm' },
    },
    {
      name: {
        en: 'Fahrenheit to Celsius',
        fr: 'Fahrenheit en Celsius',
        ar: 'من فهرنهايت إلى مئوية',
        ch: '华氏度转摄氏度',
      },
      input: { text: '98.6', from: 'degF', to: 'degC' },
    },
    {
      name: {
        en: 'Gigabytes to gibibytes',
        fr: 'Gigaoctets en gibioctets',
        ar: 'من غيغابايت إلى جيبيبايت',
        ch: 'GB 转 GiB',
      },
      input: { text: '500', from: 'GB', to: 'GiB' },
    },
    {
      name: {
        en: 'Miles per gallon',
        fr: 'Milles par gallon',
        ar: 'ميل لكل غالون',
        ch: '英里每加仑',
      },
      input: { text: '30', from: 'mpg-us', to: 'l/100km', digits: 4 },
    },
  ],
  run: units,
});
