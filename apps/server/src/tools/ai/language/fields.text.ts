/** Fields, errors and notes that several tools for language have. */
import * as z from 'zod';
import { field } from '../../tool.ts';

export const textTitle = { en: 'Text', fr: 'Texte', ar: 'النص', ch: '文本' };

export const textField = (max = 100_000) => field({ title: textTitle, multiline: true }, z.string().min(1).max(max));

export const langTitle = { en: 'Language', fr: 'Langue', ar: 'اللغة', ch: '语言' };

/** Names of languages by ISO 639-1 code. */
const languageNames = {
  en: { en: 'English', fr: 'Anglais', ar: 'الإنجليزية', ch: '英语' },
  fr: { en: 'French', fr: 'Français', ar: 'الفرنسية', ch: '法语' },
  ar: { en: 'Arabic', fr: 'Arabe', ar: 'العربية', ch: '阿拉伯语' },
  zh: { en: 'Chinese', fr: 'Chinois', ar: 'الصينية', ch: '中文' },
  es: { en: 'Spanish', fr: 'Espagnol', ar: 'الإسبانية', ch: '西班牙语' },
  de: { en: 'German', fr: 'Allemand', ar: 'الألمانية', ch: '德语' },
  it: { en: 'Italian', fr: 'Italien', ar: 'الإيطالية', ch: '意大利语' },
  pt: { en: 'Portuguese', fr: 'Portugais', ar: 'البرتغالية', ch: '葡萄牙语' },
  nl: { en: 'Dutch', fr: 'Néerlandais', ar: 'الهولندية', ch: '荷兰语' },
  sv: { en: 'Swedish', fr: 'Suédois', ar: 'السويدية', ch: '瑞典语' },
  da: { en: 'Danish', fr: 'Danois', ar: 'الدنماركية', ch: '丹麦语' },
  no: { en: 'Norwegian', fr: 'Norvégien', ar: 'النرويجية', ch: '挪威语' },
  fi: { en: 'Finnish', fr: 'Finnois', ar: 'الفنلندية', ch: '芬兰语' },
  pl: { en: 'Polish', fr: 'Polonais', ar: 'البولندية', ch: '波兰语' },
  cs: { en: 'Czech', fr: 'Tchèque', ar: 'التشيكية', ch: '捷克语' },
  ru: { en: 'Russian', fr: 'Russe', ar: 'الروسية', ch: '俄语' },
  uk: { en: 'Ukrainian', fr: 'Ukrainien', ar: 'الأوكرانية', ch: '乌克兰语' },
  tr: { en: 'Turkish', fr: 'Turc', ar: 'التركية', ch: '土耳其语' },
  fa: { en: 'Persian', fr: 'Persan', ar: 'الفارسية', ch: '波斯语' },
  he: { en: 'Hebrew', fr: 'Hébreu', ar: 'العبرية', ch: '希伯来语' },
  hi: { en: 'Hindi', fr: 'Hindi', ar: 'الهندية', ch: '印地语' },
  id: { en: 'Indonesian', fr: 'Indonésien', ar: 'الإندونيسية', ch: '印尼语' },
  ms: { en: 'Malay', fr: 'Malais', ar: 'الملايوية', ch: '马来语' },
  ja: { en: 'Japanese', fr: 'Japonais', ar: 'اليابانية', ch: '日语' },
  ko: { en: 'Korean', fr: 'Coréen', ar: 'الكورية', ch: '韩语' },
};
type Lang = keyof typeof languageNames;

/** The language of the text, of those that the tool has data for. */
export const languageField = (langs: readonly Lang[]) =>
  field(
    {
      title: langTitle,
      options: {
        auto: { en: 'Detect', fr: 'Détecter', ar: 'اكتشاف تلقائي', ch: '自动检测' },
        ...Object.fromEntries(langs.map((lang) => [lang, languageNames[lang]])),
      },
    },
    z.enum(['auto', ...langs]).default('auto'),
  );

export const foundLangField = () =>
  field(
    {
      title: {
        en: 'Language (ISO 639-1, or und if unknown)',
        fr: 'Langue (ISO 639-1 ; und si inconnue)',
        ar: 'اللغة (ISO ⁦639-1⁩؛ und لغير المعروفة)',
        ch: '语言（ISO 639-1，und 表示未知）',
      },
    },
    z.string(),
  );

export const offsetField = () =>
  field(
    {
      title: {
        en: 'Offset in UTF-16 units',
        fr: 'Position en unités UTF-16',
        ar: 'الموضع بوحدات UTF-16',
        ch: '偏移量（UTF-16 单元）',
      },
    },
    z.int(),
  );

export const positionField = () =>
  field(
    {
      title: { en: 'Position, from 1', fr: 'Rang, à partir de 1', ar: 'الترتيب، بدءًا من 1', ch: '序号，从 1 开始' },
    },
    z.int(),
  );

export const languageNotes = {
  language_detected: {
    en: 'The text was read as “{{lang}}”. If that is wrong, choose the language.',
    fr: 'Le texte est lu dans la langue « {{lang}} ». Choisissez la langue si ce n’est pas le cas.',
    ar: 'قُرئ النص باللغة «{{lang}}». اختر اللغة إذا لم يكن ذلك صحيحًا.',
    ch: '文本按语言“{{lang}}”处理。如果不对，请选择语言。',
  },
  language_unknown: {
    en: 'The language of the text could not be detected. Choose it for a better result.',
    fr: 'La langue du texte n’a pas pu être détectée. Choisissez-la pour un meilleur résultat.',
    ar: 'تعذّر اكتشاف لغة النص. اخترها لنتيجة أفضل.',
    ch: '无法检测文本的语言。选择语言可改善结果。',
  },
};

export const stopWordNote = {
  no_stop_words: {
    en: 'There is no stop word list for this language, so common words count as much as others.',
    fr: 'Il n’existe pas de liste de mots vides pour cette langue : les mots courants comptent autant que les autres.',
    ar: 'لا توجد قائمة كلمات شائعة لهذه اللغة، لذا تُحسب الكلمات الشائعة كغيرها.',
    ch: '该语言没有停用词表，常用词与其他词同等计算。',
  },
};

export const sentenceErrors = {
  no_sentences: {
    en: 'The text has no sentences. Enter at least one.',
    fr: 'Le texte ne contient aucune phrase. Saisissez-en au moins une.',
    ar: 'لا يحتوي النص على جمل. أدخل جملة واحدة على الأقل.',
    ch: '文本中没有句子。请至少输入一句。',
  },
  too_many_sentences: {
    en: 'The text has {{count}} sentences, which is more than the limit of {{limit}}. Split the text.',
    fr: '{{count}} phrases dépassent la limite de {{limit}}. Divisez le texte.',
    ar: 'عدد الجمل {{count}} يتجاوز الحد {{limit}}. قسّم النص.',
    ch: '{{count}} 个句子超出上限 {{limit}} 个。请拆分文本。',
  },
};

export const wordErrors = {
  no_words: {
    en: 'The text has no words to count. Enter some text.',
    fr: 'Le texte ne contient aucun mot à compter. Saisissez du texte.',
    ar: 'لا يحتوي النص على كلمات. أدخل نصًا.',
    ch: '文本中没有可统计的词。请输入文本。',
  },
};
