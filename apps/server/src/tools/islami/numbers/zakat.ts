import zakat, { assetLines } from '@apiyard/kernels/tools/islami/numbers/zakat';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';

const amountMax = 1_000_000_000_000;
const currencyTitle = { en: 'Currency', fr: 'Devise', ar: 'العملة', ch: '货币' };
const pricePerGram = (name: { en: string; fr: string; ar: string; ch: string }) =>
  field({ title: name }, z.number().positive().max(amountMax).optional());
const amount = (en: string, fr: string, ar: string, ch: string) => field({ title: { en, fr, ar, ch } }, z.number());

export default tool({
  path: 'islami/zakat',
  title: { en: 'Zakat', fr: 'Zakat', ar: 'الزكاة', ch: '天课（则卡特）' },
  summary: {
    en: 'Calculates zakat on cash, gold, silver, goods and investments, and shows each line of the calculation.',
    fr: 'Calcule la zakat sur les espèces, l’or, l’argent, les marchandises et les placements, avec chaque ligne du calcul.',
    ar: 'يحسب زكاة النقد والذهب والفضة والبضائع والاستثمارات مع كل بند من الحساب.',
    ch: '计算现金、黄金、白银、商品和投资的天课，并列出每一项。',
  },
  tags: ['nisab'],
  synonyms: {
    en: ['zakah', 'zakat calculator', 'nisab'],
    fr: ['calcul de la zakat', 'zakât', 'nissab'],
    ar: ['حساب الزكاة', 'نصاب', 'زكاة المال'],
    ch: ['天课计算', '扎卡特', '满贯'],
  },
  input: z.object({
    currency: field(
      {
        title: currencyTitle,
        help: {
          en: 'An ISO 4217 code, such as USD.',
          fr: 'Code ISO 4217, comme EUR.',
          ar: 'رمز ISO 4217 مثل SAR.',
          ch: 'ISO 4217 代码，例如 CNY。',
        },
      },
      z
        .string()
        .regex(/^[A-Z]{3}$/)
        .default('USD'),
    ),
    nisab: field(
      {
        title: { en: 'Nisab', fr: 'Nissab', ar: 'النصاب', ch: '满贯标准' },
        options: {
          silver: { en: '595 g of silver', fr: '595 g d’argent', ar: '595 غرامًا من الفضة', ch: '595 克白银' },
          gold: { en: '85 g of gold', fr: '85 g d’or', ar: '85 غرامًا من الذهب', ch: '85 克黄金' },
        },
      },
      z.enum(['silver', 'gold']).default('silver'),
    ),
    goldPrice: pricePerGram({
      en: 'Price of a gram of pure gold',
      fr: 'Prix du gramme d’or pur',
      ar: 'سعر غرام الذهب الخالص',
      ch: '每克纯金价格',
    }),
    silverPrice: pricePerGram({
      en: 'Price of a gram of pure silver',
      fr: 'Prix du gramme d’argent pur',
      ar: 'سعر غرام الفضة الخالصة',
      ch: '每克纯银价格',
    }),
    year: field(
      {
        title: { en: 'Year', fr: 'Année', ar: 'السنة', ch: '年' },
        options: {
          lunar: { en: 'Lunar (2.5%)', fr: 'Lunaire (2,5 %)', ar: 'قمرية (2.5%)', ch: '阴历年（2.5%）' },
          solar: { en: 'Solar (2.577%)', fr: 'Solaire (2,577 %)', ar: 'شمسية (2.577%)', ch: '阳历年（2.577%）' },
        },
      },
      z.enum(['lunar', 'solar']).default('lunar'),
    ),
    cash: field(
      {
        title: {
          en: 'Cash and bank accounts',
          fr: 'Espèces et comptes bancaires',
          ar: 'النقد والحسابات المصرفية',
          ch: '现金和银行存款',
        },
      },
      z.number().min(0).max(amountMax).default(0),
    ),
    goldGrams: field(
      { title: { en: 'Gold in grams', fr: 'Or en grammes', ar: 'الذهب بالغرام', ch: '黄金（克）' } },
      z.number().min(0).max(amountMax).default(0),
    ),
    goldKarat: field(
      {
        title: {
          en: 'Purity of the gold in karats',
          fr: 'Pureté de l’or en carats',
          ar: 'عيار الذهب بالقيراط',
          ch: '黄金纯度（K）',
        },
      },
      z.number().min(1).max(24).default(24),
    ),
    goldValue: field(
      {
        title: {
          en: 'Other gold, by value',
          fr: 'Autre or, en valeur',
          ar: 'ذهب آخر بقيمته',
          ch: '其他黄金（按价值）',
        },
      },
      z.number().min(0).max(amountMax).default(0),
    ),
    silverGrams: field(
      { title: { en: 'Silver in grams', fr: 'Argent en grammes', ar: 'الفضة بالغرام', ch: '白银（克）' } },
      z.number().min(0).max(amountMax).default(0),
    ),
    silverFineness: field(
      {
        title: {
          en: 'Purity of the silver in parts per thousand',
          fr: 'Titre de l’argent en millièmes',
          ar: 'عيار الفضة بالألف',
          ch: '白银纯度（千分数）',
        },
      },
      z.number().min(1).max(1000).default(1000),
    ),
    silverValue: field(
      {
        title: {
          en: 'Other silver, by value',
          fr: 'Autre argent métal, en valeur',
          ar: 'فضة أخرى بقيمتها',
          ch: '其他白银（按价值）',
        },
      },
      z.number().min(0).max(amountMax).default(0),
    ),
    goods: field(
      {
        title: {
          en: 'Trade goods, at their selling price',
          fr: 'Marchandises à leur prix de vente',
          ar: 'عروض التجارة بسعر بيعها',
          ch: '商品（按售价）',
        },
      },
      z.number().min(0).max(amountMax).default(0),
    ),
    receivables: field(
      { title: { en: 'Money owed to you', fr: 'Créances', ar: 'الديون المستحقة لك', ch: '应收款' } },
      z.number().min(0).max(amountMax).default(0),
    ),
    investments: field(
      { title: { en: 'Investments', fr: 'Placements', ar: 'الاستثمارات', ch: '投资' } },
      z.number().min(0).max(amountMax).default(0),
    ),
    debts: field(
      { title: { en: 'Debts due now', fr: 'Dettes exigibles', ar: 'الديون الحالّة عليك', ch: '到期债务' } },
      z.number().min(0).max(amountMax).default(0),
    ),
  }),
  output: {
    schema: z.object({
      currency: field({ title: currencyTitle }, z.string()),
      lines: field(
        { title: { en: 'Assets by kind', fr: 'Actifs par nature', ar: 'الأموال حسب النوع', ch: '各类资产' } },
        z.array(
          z.object({
            line: field({ title: { en: 'Kind', fr: 'Nature', ar: 'النوع', ch: '类别' } }, z.enum(assetLines)),
            amount: amount('Amount', 'Montant', 'المبلغ', '金额'),
          }),
        ),
      ),
      assets: amount('All assets', 'Total des actifs', 'مجموع الأموال', '资产合计'),
      debts: amount('Debts due now', 'Dettes exigibles', 'الديون الحالّة', '到期债务'),
      net: amount('Assets less debts', 'Actifs moins dettes', 'الأموال بعد خصم الديون', '资产减债务'),
      nisabGrams: amount('Nisab in grams', 'Nissab en grammes', 'النصاب بالغرام', '满贯标准（克）'),
      nisab: amount(
        'Nisab at the given price',
        'Nissab au prix indiqué',
        'النصاب بالسعر المُدخل',
        '按所填价格计算的满贯标准',
      ),
      isDue: field({ title: { en: 'Zakat is due', fr: 'Zakat due', ar: 'تجب الزكاة', ch: '应缴天课' } }, z.boolean()),
      ratePercent: amount('Rate as a percentage', 'Taux en pour cent', 'النسبة المئوية', '百分比'),
      zakat: amount('Zakat', 'Zakat', 'الزكاة', '天课'),
      notes: notesField(),
    }),
    examples: [
      {
        currency: 'USD',
        lines: [
          { line: 'cash', amount: 12500 },
          { line: 'gold', amount: 4709.25 },
          { line: 'silver', amount: 0 },
          { line: 'goods', amount: 0 },
          { line: 'receivables', amount: 0 },
          { line: 'investments', amount: 0 },
        ],
        assets: 17209.25,
        debts: 1800,
        net: 15409.25,
        nisabGrams: 595,
        nisab: 963.9,
        isDue: true,
        ratePercent: 2.5,
        zakat: 385.23,
        notes: [],
      },
    ],
  },
  errors: {
    price_missing: {
      en: 'Enter the price of a gram of this metal. The nisab or the value of the metal depends on it.',
      fr: 'Saisissez le prix du gramme de ce métal : le nissab ou la valeur du métal en dépend.',
      ar: 'أدخل سعر غرام هذا المعدن، فالنصاب أو قيمة المعدن يعتمد عليه.',
      ch: '请输入该金属的每克价格：满贯标准或金属价值取决于它。',
    },
    not_a_currency: {
      en: 'Enter an ISO 4217 currency code, such as USD.',
      fr: 'Saisissez un code de devise ISO 4217, comme EUR.',
      ar: 'أدخل رمز عملة وفق ISO 4217 مثل SAR.',
      ch: '请输入 ISO 4217 货币代码，例如 CNY。',
    },
  },
  notes: {
    below_nisab: {
      en: 'Assets less debts are below the nisab, so no zakat is due.',
      fr: 'Les actifs moins les dettes sont inférieurs au nissab : aucune zakat n’est due.',
      ar: 'الأموال بعد خصم الديون أقل من النصاب، فلا تجب الزكاة.',
      ch: '资产减债务后低于满贯标准：无须缴纳天课。',
    },
    debts_exceed: {
      en: 'Debts exceed the assets.',
      fr: 'Les dettes dépassent les actifs.',
      ar: 'تتجاوز الديون الأموال.',
      ch: '债务超过资产。',
    },
  },
  open: true,
  instant: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: {
        en: 'Cash, gold and a debt',
        fr: 'Espèces, or et une dette',
        ar: 'نقد وذهب ودين',
        ch: '现金、黄金和债务',
      },
      input: { cash: 12500, goldGrams: 40, goldKarat: 21, goldPrice: 134.55, silverPrice: 1.62, debts: 1800 },
    },
    {
      name: { en: 'Below the nisab', fr: 'Sous le nissab', ar: 'أقل من النصاب', ch: '低于满贯标准' },
      input: { currency: 'EUR', nisab: 'gold', goldPrice: 115.2, cash: 5000 },
    },
  ],
  run: zakat,
});
