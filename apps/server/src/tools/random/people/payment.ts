import payment from '@apiyard/kernels/tools/random/people/payment';
import type { Network } from '@apiyard/kernels/tools/random/people/samples/cards';
import { networks } from '@apiyard/kernels/tools/random/people/samples/cards';
import type { IbanCountry } from '@apiyard/kernels/tools/random/people/samples/ibans';
import { exampleIbans } from '@apiyard/kernels/tools/random/people/samples/ibans';
import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { countField, seedField, seedOutput } from '../fields.text.ts';

const countries = Object.keys(exampleIbans) as IbanCountry[];
const any = { en: 'Any', fr: 'Indifférent', ar: 'أيّ', ch: '不限' } as const;
const networkTitle = { en: 'Network', fr: 'Réseau', ar: 'الشبكة', ch: '卡组织' } as const;
const networkNames = {
  visa: { en: 'Visa', fr: 'Visa', ar: 'فيزا', ch: 'Visa（维萨）' },
  mastercard: { en: 'Mastercard', fr: 'Mastercard', ar: 'ماستركارد', ch: '万事达卡' },
  amex: { en: 'American Express', fr: 'American Express', ar: 'أمريكان إكسبريس', ch: '美国运通' },
  discover: { en: 'Discover', fr: 'Discover', ar: 'ديسكفر', ch: 'Discover（发现卡）' },
  diners: { en: 'Diners Club', fr: 'Diners Club', ar: 'داينرز كلوب', ch: '大来卡' },
  jcb: 'JCB',
  unionpay: { en: 'UnionPay', fr: 'UnionPay', ar: 'يونيون باي', ch: '银联' },
} as const;

export default tool({
  path: 'random/payment',
  title: { en: 'Test payment data', fr: 'Données de paiement de test', ar: 'بيانات دفع للاختبار', ch: '测试支付数据' },
  summary: {
    en: 'Returns test card numbers that card networks publish and the example IBANs from the SWIFT registry. None of them can be used to pay.',
    fr: 'Fournit les numéros de carte de test publiés par les réseaux et les IBAN d’exemple du registre SWIFT. Aucun ne permet de payer.',
    ar: 'يقدّم أرقام بطاقات الاختبار التي تنشرها الشبكات وأمثلة IBAN من سجل SWIFT. لا يمكن الدفع بأي منها.',
    ch: '提供卡组织公布的测试卡号和 SWIFT 登记册中的示例 IBAN。均不能用于支付。',
  },
  tags: ['test card', 'iban', 'seed'],
  synonyms: {
    en: ['credit card number', 'test card', 'dummy card', 'bank account', 'cvc'],
    fr: ['numéro de carte', 'carte de test', 'compte bancaire', 'cvc'],
    ar: ['رقم بطاقة', 'بطاقة اختبار', 'حساب بنكي'],
    ch: ['信用卡号', '测试卡', '银行账户'],
  },
  input: z.object({
    network: field(
      { title: networkTitle, options: { any, ...networkNames } },
      z.enum(['any', ...networks] as [Network | 'any', ...Network[]]).default('any'),
    ),
    country: field(
      {
        title: { en: 'Country of the IBAN', fr: 'Pays de l’IBAN', ar: 'بلد IBAN', ch: 'IBAN 所属国家' },
        options: { any, ...Object.fromEntries(countries.map((code) => [code, code])) },
      },
      z.enum(['any', ...countries] as [IbanCountry | 'any', ...IbanCountry[]]).default('any'),
    ),
    count: countField(100),
    seed: seedField(),
  }),
  output: {
    schema: z.object({
      samples: field(
        { title: { en: 'Test data', fr: 'Données de test', ar: 'بيانات الاختبار', ch: '测试数据' } },
        z.array(
          z.object({
            network: field({ title: networkTitle, options: networkNames }, z.enum(networks)),
            number: field(
              { title: { en: 'Card number', fr: 'Numéro de carte', ar: 'رقم البطاقة', ch: '卡号' } },
              z.string(),
            ),
            expires: field({ title: { en: 'Expires', fr: 'Expiration', ar: 'تنتهي في', ch: '有效期' } }, z.string()),
            securityCode: field(
              { title: { en: 'Security code', fr: 'Code de sécurité', ar: 'رمز الأمان', ch: '安全码' } },
              z.string(),
            ),
            ibanCountry: field({ title: { en: 'Country', fr: 'Pays', ar: 'البلد', ch: '国家' } }, z.string()),
            iban: field({ title: 'IBAN' }, z.string()),
            ibanPrinted: field(
              { title: { en: 'IBAN as printed', fr: 'IBAN imprimé', ar: 'IBAN كما يُطبع', ch: '印刷格式的 IBAN' } },
              z.string(),
            ),
          }),
        ),
      ),
      seed: seedOutput(),
    }),
    examples: [
      {
        samples: [
          {
            network: 'visa',
            number: '4111111111111111',
            expires: '07/29',
            securityCode: '123',
            ibanCountry: 'GB',
            iban: 'GB29NWBK60161331926819',
            ibanPrinted: 'GB29 NWBK 6016 1331 9268 19',
          },
        ],
        seed: 'k3v9mxwq27ae',
      },
    ],
  },
  open: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    { name: { en: 'One of each', fr: 'Un de chaque', ar: 'واحد من كل نوع', ch: '各一个' }, input: {} },
    {
      name: {
        en: 'Visa and a German IBAN',
        fr: 'Visa et un IBAN allemand',
        ar: 'فيزا وIBAN ألماني',
        ch: 'Visa 和德国 IBAN',
      },
      input: { network: 'visa', country: 'DE', count: 3, seed: 'demo' },
    },
  ],
  run: payment,
});
