import * as z from 'zod';
import { seedField, seedOutput } from '../../random/fields.text.ts';
import { field, tool } from '../../tool.ts';
import { languageField, wordTitle } from '../words.text.ts';

const lettersTitle = { en: 'Letters', fr: 'Lettres', ar: 'الحروف', ch: '字母' } as const;

const made = z.object({
  letters: field({ title: lettersTitle }, z.string()),
  clue: field({ title: { en: 'Clue', fr: 'Définition', ar: 'التعريف', ch: '提示' } }, z.string()),
  answer: field({ title: { en: 'Answer', fr: 'Réponse', ar: 'الإجابة', ch: '答案' } }, z.string()),
  seed: seedOutput(),
});

const solved = z.object({
  letters: field({ title: lettersTitle }, z.string()),
  words: field(
    { title: { en: 'Words', fr: 'Mots', ar: 'الكلمات', ch: '单词' } },
    z.array(
      z.object({
        word: field({ title: wordTitle }, z.string()),
        isAnagram: field(
          {
            title: {
              en: 'Uses every letter',
              fr: 'Utilise toutes les lettres',
              ar: 'تستخدم كل الحروف',
              ch: '用到所有字母',
            },
          },
          z.boolean(),
        ),
      }),
    ),
  ),
  listSize: field(
    { title: { en: 'Words in the list', fr: 'Mots dans la liste', ar: 'عدد كلمات القائمة', ch: '词表单词数' } },
    z.int(),
  ),
});

export default tool({
  path: 'puzzle/anagrams',
  title: { en: 'Anagrams', fr: 'Anagrammes', ar: 'ترتيب الحروف', ch: '字母重组' },
  summary: {
    en: 'Scrambles a word and gives a clue, in four languages, or finds the words that letters can form.',
    fr: 'Mélange les lettres d’un mot avec une définition en quatre langues, ou trouve les mots que des lettres peuvent former.',
    ar: 'يخلط حروف كلمة مع تعريف بأربع لغات، أو يجد الكلمات التي تتكون من حروف.',
    ch: '打乱单词的字母并给出提示（四种语言），或找出字母可组成的单词。',
  },
  tags: ['EFF word list', 'seed'],
  synonyms: {
    en: ['word scramble', 'jumble', 'words from letters'],
    fr: ['lettres mélangées', 'mots avec des lettres'],
    ar: ['حروف مبعثرة', 'كلمات من حروف', 'جناس'],
    ch: ['打乱单词', '拼词', '字谜'],
  },
  input: z.object({
    lang: languageField(),
    letters: field(
      {
        title: lettersTitle,
        help: {
          en: 'Letters to find words for: in English from the EFF list (CC BY 3.0 US) and ours, otherwise from our list of more than 400 words. If empty, a word is scrambled.',
          fr: 'Cherche dans la liste de l’EFF (CC BY 3.0 US) et la nôtre pour l’anglais, sinon dans nos plus de 400 mots. Si le champ est vide, un mot est mélangé.',
          ar: 'يبحث في قائمة EFF‏ (CC BY 3.0 US) وقائمتنا للإنجليزية، وإلا ففي قائمتنا التي تضم أكثر من 400 كلمة. إذا كان الحقل فارغًا، تُخلط كلمة.',
          ch: '英语在 EFF 词表（CC BY 3.0 US）和自带词表中查找，其他语言在自带的 400 多个单词中查找。留空则打乱一个单词。',
        },
      },
      z.string().max(60).optional(),
    ),
    lengthMin: field(
      { title: { en: 'Minimum word length', fr: 'Mot le plus court', ar: 'أقصر كلمة', ch: '最短单词长度' } },
      z.int().min(2).max(20).default(3),
    ),
    seed: seedField(),
  }),
  output: {
    schema: z.union([made, solved]),
    examples: [
      {
        letters: 'T O E R T',
        clue: 'A playful mammal that swims in rivers and cracks shells on its belly',
        answer: 'otter',
        seed: 'k3v9mxwq27ae',
      },
      { letters: 'M E A T', words: [{ word: 'team', isAnagram: true }], listSize: 7820 },
    ],
  },
  errors: {
    letters_count: {
      en: 'There are {{count}} letters. Enter 2 to {{max}}.',
      fr: 'Il y a {{count}} lettres. Envoyez-en de 2 à {{max}}.',
      ar: 'عدد الحروف {{count}}. أرسل من 2 إلى {{max}}.',
      ch: '共有 {{count}} 个字母。请提供 2 到 {{max}} 个。',
    },
  },
  open: true,
  heavy: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    { name: { en: 'A scrambled word', fr: 'Un mot mélangé', ar: 'كلمة مبعثرة', ch: '打乱的单词' }, input: {} },
    {
      name: { en: 'Words from letters', fr: 'Mots avec des lettres', ar: 'كلمات من حروف', ch: '用字母组词' },
      input: { letters: 'startle' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/puzzle/language/anagrams')).default(input),
});
