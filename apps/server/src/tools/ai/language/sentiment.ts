import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { languageField, offsetField, positionField, sentenceErrors, textField, textTitle } from './fields.text.ts';

const label = () =>
  field(
    {
      title: { en: 'Sentiment', fr: 'Sentiment', ar: 'الشعور', ch: '情感' },
      options: {
        positive: { en: 'Positive', fr: 'Positif', ar: 'إيجابي', ch: '正面' },
        neutral: { en: 'Neutral', fr: 'Neutre', ar: 'محايد', ch: '中性' },
        negative: { en: 'Negative', fr: 'Négatif', ar: 'سلبي', ch: '负面' },
      },
    },
    z.enum(['positive', 'neutral', 'negative']),
  );

const share = (en: string, fr: string, ar: string, ch: string) => field({ title: { en, fr, ar, ch } }, z.number());

export default tool({
  path: 'ai/sentiment',
  title: { en: 'Sentiment', fr: 'Analyse de sentiment', ar: 'تحليل المشاعر', ch: '情感分析' },
  summary: {
    en: 'Scores how positive or negative English sentences are, by words and rules (VADER, Hutto and Gilbert 2014). Misses irony and context.',
    fr: 'Évalue si des phrases anglaises sont positives ou négatives, par une liste de mots et des règles (VADER, Hutto et Gilbert 2014). L’ironie et le contexte lui échappent.',
    ar: 'يقيس إيجابية الجمل الإنجليزية أو سلبيتها بقائمة كلمات وقواعد (VADER، Hutto وGilbert 2014). لا يدرك السخرية أو السياق.',
    ch: '通过词表和规则（VADER，Hutto 和 Gilbert，2014）评估英文句子的正负面程度。无法识别反讽和语境。',
  },
  tags: ['vader', 'opinion', 'english'],
  synonyms: {
    en: ['opinion mining', 'polarity', 'emotion', 'review analysis'],
    fr: ['opinion', 'polarité', 'émotion', 'analyse d’avis'],
    ar: ['تحليل الآراء', 'قطبية', 'عاطفة'],
    ch: ['情绪分析', '舆情', '正负面', '评论分析'],
  },
  input: z.object({ text: textField(50_000), lang: languageField(['en']) }),
  output: {
    schema: z.object({
      label: label(),
      compound: field(
        {
          title: {
            en: 'Mean score of the sentences, −1 to 1',
            fr: 'Moyenne des phrases, de −1 à 1',
            ar: 'متوسط الجمل، من ⁦−1⁩ إلى 1',
            ch: '各句平均值，−1 到 1',
          },
        },
        z.number(),
      ),
      sentences: field(
        { title: { en: 'Sentences', fr: 'Phrases', ar: 'الجمل', ch: '句子' } },
        z.array(
          z.object({
            position: positionField(),
            text: field({ title: textTitle }, z.string()),
            offset: offsetField(),
            label: label(),
            compound: share(
              'Compound score, −1 to 1',
              'Score composé, de −1 à 1',
              'الدرجة المركبة، من −1 إلى 1',
              '综合得分，−1 到 1',
            ),
            positive: share('Positive share', 'Part positive', 'النسبة الإيجابية', '正面占比'),
            neutral: share('Neutral share', 'Part neutre', 'النسبة المحايدة', '中性占比'),
            negative: share('Negative share', 'Part négative', 'النسبة السلبية', '负面占比'),
          }),
        ),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        label: 'positive',
        compound: 0.8316,
        sentences: [
          {
            position: 1,
            offset: 0,
            label: 'positive',
            compound: 0.8316,
            positive: 0.746,
            neutral: 0.254,
            negative: 0,
            text: 'VADER is smart, handsome, and funny.',
          },
        ],
        notes: [],
      },
    ],
  },
  errors: {
    ...sentenceErrors,
    not_english: {
      en: 'The text seems to be in “{{lang}}”, but the word list is English. If the text is English, choose English.',
      fr: 'Le texte semble être en « {{lang}} », et la liste de mots est anglaise. Choisissez l’anglais si le texte est anglais.',
      ar: 'يبدو النص باللغة «{{lang}}»، وقائمة الكلمات إنجليزية. اختر الإنجليزية إذا كان النص إنجليزيًا.',
      ch: '文本似乎是“{{lang}}”，而词表为英语。如果文本是英语，请选择英语。',
    },
  },
  notes: {
    english_assumed: {
      en: 'The language is not certain, so the text is read as English.',
      fr: 'La langue n’est pas certaine : le texte est lu comme de l’anglais.',
      ar: 'اللغة غير مؤكدة، لذا قُرئ النص على أنه إنجليزي.',
      ch: '语言不确定，文本按英语处理。',
    },
  },
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'A review', fr: 'Un avis', ar: 'مراجعة', ch: '评论' },
      input: { text: 'The room was very clean and the staff were friendly. Breakfast was horrible, though!' },
    },
    {
      name: { en: 'Emphasis', fr: 'Insistance', ar: 'تأكيد', ch: '强调' },
      input: { text: 'VADER is VERY SMART, uber handsome, and FRIGGIN FUNNY!!!', lang: 'en' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/ai/language/sentiment')).default(input),
});
