import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { blankLines, countField, listEmpty, listField, seedField, seedOutput } from '../fields.text.ts';
import { entriesTitle } from './chance.text.ts';

export default tool({
  path: 'random/pick',
  title: { en: 'Random choice', fr: 'Choix aléatoire', ar: 'اختيار عشوائي', ch: '随机选择' },
  summary: {
    en: 'Picks random entries from a list, optionally with weights, with or without repeats.',
    fr: 'Tire des éléments d’une liste, avec ou sans pondération, avec ou sans répétition.',
    ar: 'يسحب عناصر من قائمة، بأوزان أو دونها، مع التكرار أو دونه.',
    ch: '从列表中抽取，可设置权重，可重复或不重复。',
  },
  tags: ['raffle', 'weights', 'seed'],
  synonyms: {
    en: ['draw', 'raffle', 'winner', 'decide', 'wheel', 'sample'],
    fr: ['tirage au sort', 'gagnant', 'décider', 'roue', 'échantillon'],
    ar: ['قرعة', 'سحب', 'فائز', 'عجلة'],
    ch: ['抽奖', '抽签', '中奖', '转盘', '抽样'],
  },
  input: z.object({
    text: listField(100_000),
    weights: field(
      {
        title: { en: 'Weights', fr: 'Pondération', ar: 'الأوزان', ch: '权重' },
        help: {
          en: 'One number for each entry, in the same order, separated by spaces or commas. If empty, all are equally likely.',
          fr: 'Un nombre par élément, dans le même ordre, séparés par des espaces ou des virgules. Si le champ est vide, tous sont équiprobables.',
          ar: 'عدد واحد لكل عنصر بالترتيب نفسه، تفصل بينها مسافات أو فواصل. إذا كان الحقل فارغًا، تتساوى الاحتمالات.',
          ch: '每项一个数，顺序相同，用空格或逗号分隔。留空时各项概率相同。',
        },
      },
      z.string().max(20_000).default(''),
    ),
    count: countField(1000),
    repeat: field(
      {
        title: { en: 'Allow repeats', fr: 'Autoriser les répétitions', ar: 'السماح بالتكرار', ch: '允许重复' },
      },
      z.boolean().default(false),
    ),
    seed: seedField(),
  }),
  output: {
    schema: z.object({
      picked: field(
        {
          title: {
            en: 'Drawn, in this order',
            fr: 'Tirés, dans cet ordre',
            ar: 'المسحوب بهذا الترتيب',
            ch: '抽取结果（按顺序）',
          },
        },
        z.array(
          z.object({
            entry: field({ title: { en: 'Entry', fr: 'Élément', ar: 'العنصر', ch: '项' } }, z.string()),
            place: field(
              {
                title: {
                  en: 'Position in the list',
                  fr: 'Place dans la liste',
                  ar: 'الموضع في القائمة',
                  ch: '在列表中的位置',
                },
              },
              z.int(),
            ),
            chance: field(
              {
                title: {
                  en: 'Chance in the first draw',
                  fr: 'Probabilité au premier tirage',
                  ar: 'الاحتمال في السحب الأول',
                  ch: '首次抽取的概率',
                },
              },
              z.number(),
            ),
          }),
        ),
      ),
      entries: field({ title: entriesTitle }, z.int()),
      seed: seedOutput(),
      notes: notesField(),
    }),
    examples: [
      { picked: [{ entry: 'Amina', place: 2, chance: 0.333333 }], entries: 3, seed: 'k3v9mxwq27ae', notes: [] },
    ],
  },
  errors: {
    list_empty: listEmpty,
    list_short: {
      en: 'Only {{entries}} entries can be drawn. Draw fewer or allow repeats.',
      fr: 'Seuls {{entries}} éléments peuvent être tirés. Réduisez le nombre ou autorisez les répétitions.',
      ar: 'عدد العناصر التي يمكن سحبها هو {{entries}} فقط. اسحب عددًا أقل أو اسمح بالتكرار.',
      ch: '只有 {{entries}} 项可抽取。请减少数量或允许重复。',
    },
    weight_invalid: {
      en: '“{{weight}}” is not a weight. Enter numbers from 0 to 1000000000, with a decimal point.',
      fr: '« {{weight}} » n’est pas une pondération. Saisissez des nombres de 0 à 1000000000, avec un point décimal.',
      ar: '«{{weight}}» ليس وزنًا. اكتب أعدادًا من 0 إلى 1000000000 بنقطة عشرية.',
      ch: '“{{weight}}”不是有效的权重。请输入 0 到 1000000000 的数，小数用点号。',
    },
    weights_count: {
      en: 'The number of weights ({{weights}}) differs from the number of entries ({{entries}}). Enter one weight for each entry.',
      fr: 'Le nombre de pondérations ({{weights}}) diffère du nombre d’éléments ({{entries}}). Saisissez-en une par élément.',
      ar: 'عدد الأوزان ({{weights}}) يختلف عن عدد العناصر ({{entries}}). اكتب وزنًا واحدًا لكل عنصر.',
      ch: '权重数（{{weights}}）与项数（{{entries}}）不同。请为每项输入一个权重。',
    },
    weights_zero: {
      en: 'Every weight is 0, so nothing can be drawn. Give at least one entry a higher weight.',
      fr: 'Toutes les pondérations sont nulles : rien ne peut être tiré. Donnez une valeur supérieure à au moins un élément.',
      ar: 'كل الأوزان تساوي 0، فلا يمكن سحب شيء. أعطِ عنصرًا واحدًا على الأقل وزنًا أكبر.',
      ch: '所有权重均为 0，无法抽取。请至少为一项设置更高的权重。',
    },
  },
  notes: { blank_lines: blankLines },
  open: true,
  heavy: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'A winner', fr: 'Un gagnant', ar: 'فائز واحد', ch: '一位获奖者' },
      input: { text: 'Lea\nAmina\nTakumi\nPedro' },
    },
    {
      name: { en: 'Two lunches by weight', fr: 'Deux repas pondérés', ar: 'وجبتان حسب الوزن', ch: '按权重选两份午餐' },
      input: { text: 'Soup\nSalad\nPizza', weights: '3, 2, 1', count: 2 },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/random/chance/pick')).default(input),
});
