import changeCase, { cases } from '@apiyard/kernels/tools/convert/text/case';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { locale, resultText, textInput } from './fields.text.ts';
import { badLocaleError, caseHelp } from './locale.text.ts';

const upperCase = { en: 'UPPER CASE', fr: 'MAJUSCULES', ar: 'أحرف كبيرة (UPPER)', ch: '全部大写（UPPER）' };
const lowerCase = { en: 'lower case', fr: 'minuscules', ar: 'أحرف صغيرة (lower)', ch: '全部小写（lower）' };

export default tool({
  path: 'convert/case',
  title: { en: 'Letter case', fr: 'Casse des lettres', ar: 'حالة الأحرف', ch: '大小写转换' },
  summary: {
    en: 'Changes text to title, sentence, upper or lower case, or to identifiers such as camelCase and snake_case, by the rules of a language.',
    fr: 'Met un texte en casse de titre, de phrase, en majuscules ou minuscules, ou en identifiants comme camelCase et snake_case, selon les règles d’une langue.',
    ar: 'يحوّل النص إلى حالة العنوان أو الجملة أو الأحرف الكبيرة أو الصغيرة، أو إلى معرّفات مثل camelCase وsnake_case، وفق قواعد اللغة.',
    ch: '按语言规则将文本转换为标题、句首大写、全大写或全小写，或转换为 camelCase、snake_case 等标识符。',
  },
  tags: ['camelCase', 'PascalCase', 'snake_case', 'kebab-case', 'CONSTANT_CASE', 'Title Case'],
  synonyms: {
    en: ['uppercase', 'lowercase', 'capitalize', 'capitals', 'identifier', 'variable name'],
    fr: ['majuscules', 'minuscules', 'capitaliser', 'nom de variable'],
    ar: ['أحرف كبيرة', 'أحرف صغيرة', 'اسم متغير'],
    ch: ['大写', '小写', '驼峰', '下划线命名', '变量名'],
  },
  input: z.object({
    text: textInput(),
    format: field(
      {
        title: { en: 'Case', fr: 'Casse', ar: 'الحالة', ch: '格式' },
        help: {
          en: 'Each line becomes one identifier.',
          fr: 'Chaque ligne donne un identifiant.',
          ar: 'يُنشأ معرّف من كل سطر.',
          ch: '每行生成一个标识符。',
        },
        options: {
          camel: { en: 'camelCase', fr: 'camelCase', ar: 'نمط camelCase', ch: '小驼峰 camelCase' },
          pascal: { en: 'PascalCase', fr: 'PascalCase', ar: 'نمط PascalCase', ch: '大驼峰 PascalCase' },
          snake: { en: 'snake_case', fr: 'snake_case', ar: 'نمط snake_case', ch: '下划线 snake_case' },
          kebab: { en: 'kebab-case', fr: 'kebab-case', ar: 'نمط kebab-case', ch: '连字符 kebab-case' },
          constant: { en: 'CONSTANT_CASE', fr: 'CONSTANT_CASE', ar: 'نمط CONSTANT_CASE', ch: '常量 CONSTANT_CASE' },
          dot: { en: 'dot.case', fr: 'dot.case', ar: 'نمط dot.case', ch: '点分隔 dot.case' },
          path: { en: 'path/case', fr: 'path/case', ar: 'نمط path/case', ch: '路径 path/case' },
          train: { en: 'Train-Case', fr: 'Train-Case', ar: 'نمط Train-Case', ch: '首字母大写连字符 Train-Case' },
          title: {
            en: 'Title Case',
            fr: 'Casse De Titre',
            ar: 'حالة العنوان (Title Case)',
            ch: '标题格式（Title Case）',
          },
          sentence: {
            en: 'Sentence case',
            fr: 'Casse de phrase',
            ar: 'حالة الجملة (Sentence case)',
            ch: '句首大写（Sentence case）',
          },
          upper: upperCase,
          lower: lowerCase,
          swap: { en: 'sWAP cASE', fr: 'cASSE iNVERSÉE', ar: 'عكس الحالة (sWAP cASE)', ch: '大小写互换（sWAP cASE）' },
        },
      },
      z.enum(cases).default('camel'),
    ),
    locale: locale(caseHelp),
  }),
  output: {
    schema: z.object({ text: resultText(), notes: notesField() }),
    examples: [{ text: 'parseHttpRequest', notes: [] }],
  },
  layout: 'text',
  open: true,
  instant: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  errors: { bad_locale: badLocaleError },
  notes: {
    no_case: {
      en: 'Some words have no upper and lower case, so the boundaries before them are lost. snake_case keeps them.',
      fr: 'Certains mots n’ont ni majuscules ni minuscules : leur début n’est plus visible. snake_case le conserve.',
      ar: 'ليس لبعض الكلمات أحرف كبيرة وصغيرة، فلم يعد الحد الفاصل قبلها ظاهرًا. يحافظ عليه snake_case.',
      ch: '部分词语没有大小写之分，其前的边界不再可见。snake_case 可保留边界。',
    },
  },
  examples: [
    {
      name: { en: 'camelCase', fr: 'Identifiant camelCase', ar: 'معرّف camelCase', ch: '小驼峰标识符' },
      input: { text: 'Parse HTTP request\norder-line_id' },
    },
    {
      name: { en: 'Title case', fr: 'Casse de titre', ar: 'حالة العنوان', ch: '标题格式' },
      input: { text: 'the old man and the sea', format: 'title' },
    },
    {
      name: { en: 'Turkish capitals', fr: 'Majuscules turques', ar: 'أحرف كبيرة تركية', ch: '土耳其语大写' },
      input: { text: 'istanbul ılık', format: 'upper', locale: 'tr' },
    },
  ],
  run: changeCase,
});
