import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { langTitle, offsetField, positionField, textField, textTitle } from './fields.text.ts';

export default tool({
  path: 'ai/split-text',
  title: { en: 'Split text', fr: 'Découper un texte', ar: 'تقسيم النص', ch: '文本切分' },
  summary: {
    en: 'Splits a text into sentences, words, characters, paragraphs or overlapping chunks (UAX #29). Unusual abbreviations can be mistaken for the end of a sentence.',
    fr: 'Découpe un texte en phrases, mots, caractères, paragraphes ou blocs avec chevauchement, par segmentation Unicode (UAX #29). Des abréviations rares peuvent terminer une phrase.',
    ar: 'يقسّم النص إلى جمل أو كلمات أو أحرف أو فقرات أو مقاطع متداخلة وفق تجزئة Unicode (UAX #29). قد تنهي الاختصارات غير المعتادة الجملة.',
    ch: '按 Unicode 分段规则（UAX #29）将文本切分为句子、词、字符、段落或可重叠的文本块。不常见的缩写可能被当作句末。',
  },
  tags: ['uax 29', 'chunks', 'tokens', 'rag'],
  synonyms: {
    en: ['chunking', 'tokenizer', 'sentence splitter', 'segment', 'embedding chunks'],
    fr: ['segmentation', 'découpage', 'phrases', 'blocs de texte'],
    ar: ['تجزئة', 'تقطيع النص', 'فصل الجمل'],
    ch: ['分句', '分词', '分块', '文本分割'],
  },
  input: z.object({
    text: textField(),
    by: field(
      {
        title: { en: 'Split into', fr: 'Découper en', ar: 'التقسيم إلى', ch: '切分为' },
        options: {
          sentences: { en: 'Sentences', fr: 'Phrases', ar: 'جمل', ch: '句子' },
          words: { en: 'Words', fr: 'Mots', ar: 'كلمات', ch: '词' },
          characters: { en: 'Characters', fr: 'Caractères', ar: 'أحرف', ch: '字符' },
          paragraphs: { en: 'Paragraphs', fr: 'Paragraphes', ar: 'فقرات', ch: '段落' },
          chunks: {
            en: 'Chunks of whole sentences',
            fr: 'Blocs de phrases entières',
            ar: 'مقاطع من جمل كاملة',
            ch: '由完整句子组成的文本块',
          },
        },
      },
      z.enum(['sentences', 'words', 'characters', 'paragraphs', 'chunks']).default('sentences'),
    ),
    unit: field(
      {
        title: {
          en: 'Measure chunks in',
          fr: 'Unité de taille des blocs',
          ar: 'وحدة حجم المقاطع',
          ch: '文本块大小的单位',
        },
        options: {
          characters: { en: 'Characters', fr: 'Caractères', ar: 'أحرف', ch: '字符' },
          words: {
            en: 'Words (tokens of UAX #29)',
            fr: 'Mots (jetons d’UAX #29)',
            ar: 'كلمات (وحدات UAX #29)',
            ch: '词（UAX #29 词元）',
          },
        },
      },
      z.enum(['characters', 'words']).default('characters'),
    ),
    size: field(
      {
        title: { en: 'Size', fr: 'Taille', ar: 'الحجم', ch: '大小' },
        help: {
          en: 'Units per part. For chunks, the maximum number of characters or words.',
          fr: 'Unités par partie. Pour les blocs, le nombre maximal de caractères ou de mots.',
          ar: 'عدد الوحدات في كل جزء. للمقاطع، أقصى عدد من الأحرف أو الكلمات.',
          ch: '每部分的单位数。文本块为最多字符数或词数。',
        },
      },
      z.int().min(1).max(100_000).default(1),
    ),
    overlap: field(
      {
        title: { en: 'Overlap', fr: 'Chevauchement', ar: 'التداخل', ch: '重叠' },
        help: {
          en: 'Units from the end of one part that the next part repeats. For chunks, the maximum number of characters or words.',
          fr: 'Unités de fin de partie reprises au début de la suivante. Pour les blocs, caractères ou mots au plus.',
          ar: 'الوحدات في نهاية الجزء التي تتكرر في التالي. للمقاطع، أقصى عدد من الأحرف أو الكلمات.',
          ch: '上一部分末尾在下一部分重复的单位数。文本块为最多字符数或词数。',
        },
      },
      z.int().min(0).max(99_999).default(0),
    ),
    lang: field(
      {
        title: langTitle,
        help: {
          en: 'Optional. A language tag such as th or ja applies the rules of that language.',
          fr: 'Une étiquette de langue telle que th ou ja, pour les règles de cette langue. Facultatif.',
          ar: 'رمز لغة مثل th أو ja لقواعد تلك اللغة. اختياري.',
          ch: '语言标签，例如 th 或 ja，用于该语言的规则。可选。',
        },
      },
      z.string().max(35).optional(),
    ),
  }),
  output: {
    schema: z.object({
      count: field(
        { title: { en: 'Number of parts', fr: 'Nombre de parties', ar: 'عدد الأجزاء', ch: '部分数' } },
        z.int(),
      ),
      parts: field(
        { title: { en: 'Parts', fr: 'Parties', ar: 'الأجزاء', ch: '各部分' } },
        z.array(
          z.object({
            position: positionField(),
            text: field({ title: textTitle }, z.string()),
            offset: offsetField(),
            length: field(
              {
                title: {
                  en: 'Length in UTF-16 units',
                  fr: 'Longueur en unités UTF-16',
                  ar: 'الطول بوحدات UTF-16',
                  ch: '长度（UTF-16 单元）',
                },
              },
              z.int(),
            ),
          }),
        ),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        count: 2,
        parts: [
          { position: 1, offset: 0, length: 20, text: 'Dr. Smith went home.' },
          { position: 2, offset: 21, length: 9, text: 'He slept!' },
        ],
        notes: [],
      },
    ],
  },
  errors: {
    overlap_too_large: {
      en: 'The overlap of {{overlap}} must be smaller than the size of {{size}}. Use a smaller overlap.',
      fr: 'Le chevauchement {{overlap}} n’est pas inférieur à la taille {{size}}. Réduisez-le.',
      ar: 'التداخل {{overlap}} ليس أصغر من الحجم {{size}}. استخدم قيمة أصغر.',
      ch: '重叠 {{overlap}} 未小于大小 {{size}}。请使用较小的值。',
    },
    too_many_parts: {
      en: 'The text would have {{count}} parts, which is more than the limit of {{limit}}. Use a larger size.',
      fr: '{{count}} parties dépassent la limite de {{limit}}. Augmentez la taille.',
      ar: 'عدد الأجزاء {{count}} يتجاوز الحد {{limit}}. استخدم حجمًا أكبر.',
      ch: '{{count}} 个部分超出上限 {{limit}} 个。请增大大小。',
    },
    unknown_language: {
      en: '“{{lang}}” is not a language tag. Use one such as en or zh-Hans.',
      fr: '« {{lang}} » n’est pas une étiquette de langue. Utilisez par exemple en ou zh-Hans.',
      ar: '«{{lang}}» ليس رمز لغة. استخدم رمزًا مثل en أو zh-Hans.',
      ch: '“{{lang}}”不是语言标签。请使用 en 或 zh-Hans 等。',
    },
  },
  notes: {
    sentence_cut: {
      en: 'A sentence is longer than a chunk, so it is cut at words, or at characters if a word is longer.',
      fr: 'Une phrase est plus longue qu’un bloc : elle est coupée entre deux mots, ou entre deux caractères si un mot est plus long.',
      ar: 'توجد جملة أطول من المقطع، لذا قُطعت عند الكلمات، أو عند الأحرف إذا كانت الكلمة أطول.',
      ch: '有句子长于文本块，已在词间切分；词过长时在字符间切分。',
    },
  },
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'Sentences', fr: 'Phrases', ar: 'جمل', ch: '句子' },
      input: { text: 'Dr. Smith went home. He slept! Did he? 3.14 is pi.' },
    },
    {
      name: { en: 'Chunks with overlap', fr: 'Blocs avec chevauchement', ar: 'مقاطع متداخلة', ch: '重叠文本块' },
      input: {
        text: 'First sentence here. Second one. Third one. A fourth sentence.',
        by: 'chunks',
        size: 45,
        overlap: 15,
      },
    },
    {
      name: { en: 'Chinese words', fr: 'Mots chinois', ar: 'كلمات صينية', ch: '中文词' },
      input: { text: '今天天气很好。', by: 'words', lang: 'zh' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/ai/language/split-text')).default(input),
});
