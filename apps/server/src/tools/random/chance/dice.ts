import * as z from 'zod';
import { field, tool } from '../../tool.ts';
import { seedField, seedOutput } from '../fields.text.ts';
import { maxTitle, meanTitle, minTitle } from './chance.text.ts';

const totalTitle = { en: 'Total', fr: 'Total', ar: 'المجموع', ch: '总和' } as const;

export default tool({
  path: 'random/dice',
  title: { en: 'Dice', fr: 'Dés', ar: 'نرد', ch: '掷骰子' },
  summary: {
    en: 'Rolls dice written in notation such as 2d6+3 or 4d6dl1, and shows each die, the range and the mean.',
    fr: 'Lance des dés selon une notation comme 2d6+3 ou 4d6dl1, et montre chaque dé avec l’étendue et la moyenne.',
    ar: 'يرمي النرد وفق صيغة مثل \u20662d6+3\u2069 أو \u20664d6dl1\u2069، ويعرض كل نرد مع النطاق والمتوسط.',
    ch: '按 2d6+3、4d6dl1 等记法掷骰子，显示每颗骰子以及范围和平均值。',
  },
  tags: ['d20', 'd6', 'fudge', 'exploding', 'seed'],
  synonyms: {
    en: ['roll dice', 'dice roller', 'd20', 'role-playing', 'advantage'],
    fr: ['lancer de dés', 'jeu de rôle', 'd20', 'avantage'],
    ar: ['رمي النرد', 'زهر', 'لعب الأدوار'],
    ch: ['骰子', '掷骰', '跑团', '桌游'],
  },
  input: z.object({
    notation: field(
      {
        title: { en: 'Dice', fr: 'Dés', ar: 'النرد', ch: '骰子' },
        help: {
          en: 'Number of dice, d and sides: 3d6. d% has 100 sides and dF is a Fudge die. kh and kl keep the highest or lowest dice, dh and dl drop them: 4d6dl1. ! rolls again on the highest side: 3d6!. Join terms with + and −.',
          fr: 'Nombre, d, faces : 3d6. d% a 100 faces, dF est un dé Fudge. kh, kl gardent et dh, dl retirent les plus hauts ou les plus bas : 4d6dl1. ! relance la plus haute face : 3d6!. Reliez avec + et −.',
          ar: 'العدد ثم d ثم الأوجه: 3d6. لـ\u2066d%\u2069 مئة وجه، وdF نرد Fudge. يُبقي kh وkl الأعلى أو الأدنى، ويستبعدهما dh وdl:\u00a04d6dl1. يعيد ! رمي الوجه الأعلى: \u20663d6!\u2069. اربط بـ + و−.',
          ch: '数量、d、面数：3d6。d% 为 100 面，dF 为 Fudge 骰。kh、kl 保留，dh、dl 去掉最高或最低：4d6dl1。! 表示掷出最大面时再掷：3d6!。用 + 和 − 连接。',
        },
        code: true,
      },
      z.string().min(1).max(200),
    ),
    count: field(
      { title: { en: 'Rolls', fr: 'Lancers', ar: 'عدد الرميات', ch: '次数' } },
      z.int().min(1).max(100).default(1),
    ),
    seed: seedField(),
  }),
  output: {
    schema: z.object({
      rolls: field(
        { title: { en: 'Rolls', fr: 'Lancers', ar: 'الرميات', ch: '掷骰结果' } },
        z.array(
          z.object({
            total: field({ title: totalTitle }, z.int()),
            terms: field(
              { title: { en: 'Terms', fr: 'Termes', ar: 'الحدود', ch: '各项' } },
              z.array(
                z.object({
                  term: field({ title: { en: 'Term', fr: 'Terme', ar: 'الحد', ch: '项' } }, z.string()),
                  sign: field({ title: { en: 'Sign', fr: 'Signe', ar: 'الإشارة', ch: '符号' } }, z.literal([1, -1])),
                  dice: field(
                    { title: { en: 'Dice', fr: 'Dés', ar: 'النرد', ch: '骰子' } },
                    z.array(
                      z.object({
                        rolls: field(
                          {
                            title: { en: 'Sides rolled', fr: 'Faces obtenues', ar: 'الأوجه الظاهرة', ch: '掷出的点数' },
                          },
                          z.array(z.int()),
                        ),
                        value: field({ title: { en: 'Value', fr: 'Valeur', ar: 'القيمة', ch: '点数' } }, z.int()),
                        isKept: field({ title: { en: 'Counted', fr: 'Compté', ar: 'محسوب', ch: '计入' } }, z.boolean()),
                      }),
                    ),
                  ),
                  subtotal: field(
                    { title: { en: 'Subtotal', fr: 'Sous-total', ar: 'المجموع الفرعي', ch: '小计' } },
                    z.int(),
                  ),
                }),
              ),
            ),
          }),
        ),
      ),
      min: field({ title: minTitle }, z.int().nullable()),
      max: field({ title: maxTitle }, z.int().nullable()),
      mean: field({ title: meanTitle }, z.number().nullable()),
      seed: seedOutput(),
    }),
    examples: [
      {
        rolls: [
          {
            total: 8,
            terms: [
              { term: '1d6', sign: 1, dice: [{ rolls: [5], value: 5, isKept: true }], subtotal: 5 },
              { term: '3', sign: 1, dice: [], subtotal: 3 },
            ],
          },
        ],
        min: 4,
        max: 9,
        mean: 6.5,
        seed: 'k3v9mxwq27ae',
      },
    ],
  },
  errors: {
    not_dice: {
      en: 'This is not dice notation. Enter dice such as 2d6 and numbers, joined with + or −.',
      fr: 'Ce n’est pas une notation de dés. Saisissez des dés comme 2d6 et des nombres, reliés par + ou −.',
      ar: 'هذه ليست صيغة نرد. اكتب نردًا مثل 2d6 وأعدادًا، مربوطة بـ + أو −.',
      ch: '这不是骰子记法。请输入 2d6 这样的骰子和数字，用 + 或 − 连接。',
    },
    no_dice: {
      en: 'The number of dice is 0. Roll at least one.',
      fr: 'Le nombre de dés est 0. Lancez-en au moins un.',
      ar: 'عدد النرد 0. ارمِ نردًا واحدًا على الأقل.',
      ch: '骰子数量为 0。请至少掷一颗。',
    },
    dice_many: {
      en: 'There are too many dice. Roll at most {{max}}.',
      fr: 'Il y a trop de dés. Lancez-en {{max}} au plus.',
      ar: 'عدد النرد كبير جدًا. ارمِ {{max}} على الأكثر.',
      ch: '骰子过多。最多可掷 {{max}} 颗。',
    },
    sides_range: {
      en: 'A die has 1 to {{max}} sides. Change the number of sides.',
      fr: 'Un dé a de 1 à {{max}} faces. Modifiez le nombre de faces.',
      ar: 'للنرد من 1 إلى {{max}} وجهًا. غيّر عدد الأوجه.',
      ch: '骰子有 1 到 {{max}} 面。请更改面数。',
    },
    explodes_forever: {
      en: 'A die with one side would explode forever. Use at least two sides, or remove the “!”.',
      fr: 'Un dé à une face serait relancé sans fin. Utilisez au moins deux faces ou retirez le « ! ».',
      ar: 'النرد ذو الوجه الواحد يُعاد رميه بلا نهاية. استخدم وجهين على الأقل أو أزل «!».',
      ch: '单面骰子会无限重掷。请使用至少两面，或去掉“!”。',
    },
    keep_range: {
      en: 'Between 1 and {{dice}} dice must count. Change the number after kh, kl, dh or dl.',
      fr: 'Au moins un et au plus les {{dice}} dés doivent compter. Modifiez le nombre après kh, kl, dh ou dl.',
      ar: 'يجب أن يُحسب نرد واحد على الأقل وألا يتجاوز العدد {{dice}}. غيّر العدد بعد kh أو kl أو dh أو dl.',
      ch: '至少须计入一颗，最多 {{dice}} 颗骰子。请更改 kh、kl、dh 或 dl 后的数字。',
    },
  },
  open: true,
  heavy: true,
  instant: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'Two dice plus three', fr: 'Deux dés et trois', ar: 'نردان وثلاثة', ch: '两颗骰子加三' },
      input: { notation: '2d6+3' },
    },
    {
      name: { en: 'Ability score', fr: 'Caractéristique', ar: 'نقاط القدرة', ch: '属性值' },
      input: { notation: '4d6dl1', count: 6 },
    },
    {
      name: { en: 'Advantage', fr: 'Avantage', ar: 'أفضلية', ch: '优势' },
      input: { notation: '2d20kh1 + 5' },
    },
    {
      name: {
        en: 'Exploding and Fudge dice',
        fr: 'Dés explosifs et Fudge',
        ar: 'نرد متفجر ونرد Fudge',
        ch: '爆炸骰和 Fudge 骰',
      },
      input: { notation: '3d6! − 4dF' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/random/chance/dice')).default(input),
});
