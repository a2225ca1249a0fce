import * as z from 'zod';
import type { Text } from '../../../text.ts';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { textInput, textTitle } from './fields.text.ts';
import { ignoreCaseTitle } from './locale.text.ts';
import { patternErrors } from './patterns.text.ts';
import { patternParts } from './pattern-parts.text.ts';

const startTitle: Text = {
  en: 'Start, in UTF-16 units',
  fr: 'Début, en unités UTF-16',
  ar: 'البداية بوحدات UTF-16',
  ch: '起始位置（UTF-16 单元）',
};
const endTitle: Text = {
  en: 'End, in UTF-16 units',
  fr: 'Fin, en unités UTF-16',
  ar: 'النهاية بوحدات UTF-16',
  ch: '结束位置（UTF-16 单元）',
};
const patternTitle: Text = { en: 'Pattern', fr: 'Expression', ar: 'النمط', ch: '表达式' };
const count = (title: Text, min: number) => field({ title }, z.int().min(min));
const isOff = () => z.boolean().default(false);

export default tool({
  path: 'convert/regex',
  title: { en: 'Regular expression', fr: 'Expression régulière', ar: 'التعبير النمطي', ch: '正则表达式' },
  summary: {
    en: 'Tests a regular expression in linear time (RE2 syntax), lists matches with groups and positions, previews replacements and explains each part.',
    fr: 'Applique une expression régulière en temps linéaire, liste les groupes et leurs positions, montre un remplacement et explique chaque partie (syntaxe RE2).',
    ar: 'يطابق تعبيرًا نمطيًا في زمن خطي، ويسرد المجموعات ومواضعها، ويعاين الاستبدال، ويشرح كل جزء (صياغة RE2).',
    ch: '在线性时间内匹配正则表达式，列出分组和位置，预览替换结果，并逐段解释（RE2 语法）。',
  },
  tags: ['regex', 'regexp', 'RE2', 'match', 'replace', 'explain'],
  synonyms: {
    en: ['pattern', 'find and replace', 'test regex', 'capture groups'],
    fr: ['regex', 'motif', 'rechercher et remplacer', 'groupes capturants'],
    ar: ['نمط', 'بحث واستبدال', 'تعبير منتظم'],
    ch: ['正则', '查找替换', '模式', '捕获组'],
  },
  input: z.object({
    pattern: field(
      {
        title: patternTitle,
        help: {
          en: 'RE2 syntax. Backreferences, lookahead and lookbehind are not supported because they cannot run in linear time.',
          fr: 'Syntaxe RE2 : sans références arrière ni assertions avant ou arrière, impossibles en temps linéaire.',
          ar: 'صياغة RE2: دون مراجع خلفية ودون نظر أمامي أو خلفي، لأنها لا تعمل في زمن خطي.',
          ch: 'RE2 语法：不含反向引用、先行断言和后行断言，因为它们无法在线性时间内运行。',
        },
        code: true,
      },
      z.string().max(2000),
    ),
    text: textInput(50_000),
    replacement: field(
      {
        title: { en: 'Replacement', fr: 'Remplacement', ar: 'الاستبدال', ch: '替换为' },
        help: {
          en: '$1 or $<name> inserts a group, $& inserts the match and $$ inserts a dollar sign.',
          fr: '$1 ou $<nom> insère un groupe, $& la correspondance, $$ un dollar.',
          ar: 'يُدرج ⁦$1⁩ أو ⁦$<name>⁩ مجموعة، و⁦$&⁩ المطابقة، و⁦$$⁩ علامة الدولار.',
          ch: '$1 或 $<name> 插入分组，$& 插入匹配内容，$$ 表示美元符号。',
        },
        code: true,
      },
      z.string().max(1000).optional(),
    ),
    ignoreCase: field({ title: ignoreCaseTitle }, isOff()),
    multiline: field(
      {
        title: {
          en: '^ and $ match at line breaks',
          fr: '^ et $ correspondent aux retours à la ligne',
          ar: '⁦^⁩ و⁦$⁩ يطابقان عند فواصل الأسطر',
          ch: '^ 和 $ 匹配行首和行尾',
        },
      },
      isOff(),
    ),
    dotAll: field(
      {
        title: {
          en: 'Dot matches line breaks',
          fr: 'Le point correspond aux retours à la ligne',
          ar: 'النقطة تطابق فواصل الأسطر',
          ch: '点号匹配换行符',
        },
      },
      isOff(),
    ),
  }),
  output: {
    schema: z.object({
      count: count({ en: 'Number of matches', fr: 'Nombre de correspondances', ar: 'عدد المطابقات', ch: '匹配数' }, 0),
      matches: field(
        {
          title: {
            en: 'Matches, at most 1000',
            fr: 'Correspondances, 1000 au plus',
            ar: 'المطابقات، 1000 على الأكثر',
            ch: '匹配，最多 1000 个',
          },
        },
        z.array(
          z.object({
            text: field(
              { title: { en: 'Matched text', fr: 'Texte trouvé', ar: 'النص المطابق', ch: '匹配的文本' } },
              z.string(),
            ),
            start: count(startTitle, 0),
            end: count(endTitle, 0),
            line: count({ en: 'Line', fr: 'Ligne', ar: 'السطر', ch: '行' }, 1),
            column: count({ en: 'Column', fr: 'Colonne', ar: 'العمود', ch: '列' }, 1),
            groups: field(
              { title: { en: 'Groups', fr: 'Groupes', ar: 'المجموعات', ch: '分组' } },
              z.array(
                z.object({
                  number: count({ en: 'Number', fr: 'Numéro', ar: 'الرقم', ch: '编号' }, 1),
                  name: field({ title: { en: 'Name', fr: 'Nom', ar: 'الاسم', ch: '名称' } }, z.string().nullable()),
                  text: field({ title: textTitle }, z.string().nullable()),
                  start: field({ title: startTitle }, z.int().min(0).nullable()),
                  end: field({ title: endTitle }, z.int().min(0).nullable()),
                }),
              ),
            ),
          }),
        ),
      ),
      replaced: field(
        {
          title: {
            en: 'Text with replacements',
            fr: 'Texte avec les remplacements',
            ar: 'النص بعد الاستبدال',
            ch: '替换后的文本',
          },
        },
        z.string().optional(),
      ),
      parts: field(
        {
          title: {
            en: 'Parts of the pattern',
            fr: 'Parties de l’expression',
            ar: 'أجزاء النمط',
            ch: '表达式的各部分',
          },
        },
        z.array(
          z.object({
            pattern: field({ title: patternTitle }, z.string()),
            offset: count(startTitle, 0),
            depth: count(
              { en: 'Depth, from 0', fr: 'Profondeur, à partir de 0', ar: 'العمق، بدءًا من 0', ch: '层级，从 0 开始' },
              0,
            ),
            code: field(
              { title: { en: 'Kind of part', fr: 'Type de partie', ar: 'نوع الجزء', ch: '部分的类型' } },
              z.string(),
            ),
          }),
        ),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        count: 1,
        matches: [
          {
            text: '2026-11',
            start: 3,
            end: 10,
            line: 1,
            column: 4,
            groups: [{ number: 1, name: 'year', text: '2026', start: 3, end: 7 }],
          },
        ],
        replaced: 'In 2026',
        parts: [{ pattern: '\\d', offset: 0, depth: 0, code: 'digit' }],
        notes: [{ pointer: '/parts/0', code: 'digit', detail: 'A digit from 0 to 9.' }],
      },
    ],
  },
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  layout: 'values',
  errors: {
    ...patternErrors,
    too_many_groups: {
      en: 'The pattern has more than {{max}} groups. Use (?:…) for groups whose text you do not need.',
      fr: 'L’expression a plus de {{max}} groupes. Écrivez (?:…) pour les groupes dont le texte n’est pas utile.',
      ar: 'في النمط أكثر من {{max}} مجموعة. اكتب ⁦(?:…)⁩ للمجموعات التي لا تحتاج إلى نصها.',
      ch: '表达式的分组超过 {{max}} 个。不需要其文本的分组请写作 (?:…)。',
    },
    unknown_group: {
      en: 'The pattern has no group {{name}}. Use one of its groups, or $$ for a dollar sign.',
      fr: 'L’expression n’a pas de groupe {{name}}. Utilisez l’un de ses groupes, ou $$ pour un dollar.',
      ar: 'ليس في النمط مجموعة {{name}}. استخدم إحدى مجموعاته، أو ⁦$$⁩ لعلامة الدولار.',
      ch: '表达式没有分组 {{name}}。请使用已有的分组，美元符号请写作 $$。',
    },
    replacement_too_long: {
      en: 'The text with replacements would have more than 2 million characters. Use a shorter replacement or text.',
      fr: 'Le texte avec les remplacements dépasse 2 millions de caractères. Utilisez un remplacement ou un texte plus court.',
      ar: 'يتجاوز النص بعد الاستبدال مليوني محرف. استخدم استبدالًا أو نصًا أقصر.',
      ch: '替换后的文本超过 200 万个字符。请使用更短的替换内容或文本。',
    },
  },
  notes: patternParts,
  examples: [
    {
      name: { en: 'Dates with groups', fr: 'Dates avec des groupes', ar: 'تواريخ مع مجموعات', ch: '带分组的日期' },
      input: {
        pattern: '(?<year>\\d{4})-(?<month>\\d\\d)-(?<day>\\d\\d)',
        text: 'From 2026-11-26 to 2027-01-03',
      },
    },
    {
      name: {
        en: 'Dates in another order',
        fr: 'Dates dans un autre ordre',
        ar: 'تواريخ بترتيب آخر',
        ch: '调整日期顺序',
      },
      input: {
        pattern: '(?<year>\\d{4})-(?<month>\\d\\d)-(?<day>\\d\\d)',
        text: 'From 2026-11-26 to 2027-01-03',
        replacement: '$<day>/$<month>/$<year>',
      },
    },
    {
      name: {
        en: 'First word of each line',
        fr: 'Premier mot de chaque ligne',
        ar: 'أول كلمة في كل سطر',
        ch: '每行的第一个词',
      },
      input: { pattern: '^\\p{L}+', text: 'Tea time\nأهلًا وسهلًا\n你好，世界', multiline: true },
    },
    {
      name: { en: 'Email addresses', fr: 'Adresses e-mail', ar: 'عناوين بريد إلكتروني', ch: '邮箱地址' },
      input: { pattern: '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+', text: 'Ann <ann@example.com>, bo@example.org' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/text/regex')).default(input),
});
