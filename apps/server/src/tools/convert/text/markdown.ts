import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { codeInput, resultCode } from './fields.text.ts';
import { htmlTitle, markdownTitle } from './markup.text.ts';

export default tool({
  path: 'convert/markdown',
  title: { en: 'Markdown to HTML', fr: 'Markdown vers HTML', ar: 'من Markdown إلى HTML', ch: 'Markdown 转 HTML' },
  summary: {
    en: 'Converts Markdown (CommonMark 0.31 or GitHub Flavored Markdown) to safe HTML.',
    fr: 'Convertit du Markdown en HTML sûr selon CommonMark 0.31 et GitHub Flavored Markdown.',
    ar: 'يحوّل Markdown إلى HTML آمن وفق CommonMark 0.31 وGitHub Flavored Markdown.',
    ch: '按 CommonMark 0.31 和 GitHub Flavored Markdown 将 Markdown 转换为安全的 HTML。',
  },
  tags: ['commonmark', 'gfm', 'html', 'md'],
  synonyms: {
    en: ['render', 'readme', 'rich text', 'github'],
    fr: ['rendu', 'readme', 'texte enrichi'],
    ar: ['عرض', 'ماركداون', 'نص منسق'],
    ch: ['渲染', '富文本', '文档'],
  },
  input: z.object({
    text: codeInput(markdownTitle, 30_000),
    flavour: field(
      {
        title: { en: 'Flavour', fr: 'Variante', ar: 'النوع', ch: '规范' },
        options: {
          gfm: {
            en: 'GitHub: tables, task lists, footnotes',
            fr: 'GitHub : tableaux, listes de tâches, notes',
            ar: 'GitHub: جداول وقوائم مهام وحواشٍ',
            ch: 'GitHub：表格、任务列表、脚注',
          },
          commonmark: { en: 'CommonMark', fr: 'CommonMark', ar: 'معيار CommonMark', ch: 'CommonMark 标准' },
        },
      },
      z.enum(['gfm', 'commonmark']).default('gfm'),
    ),
    html: field(
      {
        title: { en: 'HTML in the text', fr: 'HTML dans le texte', ar: 'HTML داخل النص', ch: '文本中的 HTML' },
        help: {
          en: 'Keep HTML only if you trust the text, because it can contain scripts.',
          fr: 'Gardez le HTML seulement si vous faites confiance au texte : il peut contenir des scripts.',
          ar: 'أبقِ HTML فقط إن كنت تثق بالنص، فقد يحتوي على برامج نصية.',
          ch: '仅在信任文本时保留 HTML：其中可能包含脚本。',
        },
        options: {
          escape: { en: 'Show as text', fr: 'Afficher comme texte', ar: 'عرضه نصًا', ch: '显示为文本' },
          keep: { en: 'Keep', fr: 'Garder', ar: 'الإبقاء عليه', ch: '保留' },
        },
      },
      z.enum(['escape', 'keep']).default('escape'),
    ),
  }),
  output: {
    schema: z.object({ text: resultCode(htmlTitle), notes: notesField() }),
    examples: [{ text: '<h1>Tea</h1>\n<p>Boil <strong>water</strong>.</p>', notes: [] }],
  },
  layout: 'text',
  open: true,
  heavy: true,
  inBrowser: true,
  showsExample: true,
  errors: {
    too_deep: {
      en: 'A line begins more than {{max}} nested quotes and lists. Remove some levels.',
      fr: 'Une ligne commence plus de {{max}} citations et listes imbriquées. Retirez des niveaux.',
      ar: 'يبدأ سطر أكثر من {{max}} اقتباس وقائمة متداخلة. احذف بعض المستويات.',
      ch: '有一行开始了超过 {{max}} 层嵌套的引用和列表。请减少层级。',
    },
    too_many_lazy_lines: {
      en: 'More than {{max}} lines continue a quote or list item without a marker or indent. Add markers, or put a blank line before them.',
      fr: 'Plus de {{max}} lignes prolongent une citation ou un élément de liste sans marque ni retrait. Marquez-les ou faites-les précéder d’une ligne vide.',
      ar: 'أكثر من {{max}} سطر يتابع اقتباسًا أو عنصر قائمة دون علامة أو مسافة بادئة. ضع لها علامة أو أضف قبلها سطرًا فارغًا.',
      ch: '超过 {{max}} 行在没有标记或缩进的情况下延续引用或列表项。请添加标记，或在其前插入空行。',
    },
    too_many_marks: {
      en: 'A paragraph has more than {{max}} asterisks, underscores, tildes and brackets. Split it with blank lines.',
      fr: 'Un paragraphe compte plus de {{max}} astérisques, tirets bas, tildes et crochets. Divisez-le par des lignes vides.',
      ar: 'في إحدى الفقرات أكثر من {{max}} من النجوم والشرطات السفلية وعلامات التلدة والأقواس المربعة. قسّمها بأسطر فارغة.',
      ch: '某个段落包含超过 {{max}} 个星号、下划线、波浪号和方括号。请用空行拆分。',
    },
    too_many_brackets: {
      en: 'A paragraph has more than {{max}} opening square brackets without a closing one. Write \\[ for brackets that are text.',
      fr: 'Un paragraphe compte plus de {{max}} crochets ouvrants sans crochet fermant. Écrivez \\[ pour les crochets qui sont du texte.',
      ar: 'في إحدى الفقرات أكثر من {{max}} قوس مربع مفتوح دون قوس إغلاق. اكتب ⁦\\[⁩ للأقواس التي هي نص.',
      ch: '某个段落包含超过 {{max}} 个未闭合的左方括号。作为文本的方括号请写作 \\[。',
    },
    too_many_underlines: {
      en: 'More than {{max}} lines consist of = or -, which makes headings. Use # for headings instead.',
      fr: 'Plus de {{max}} lignes ne contiennent que = ou -, qui marquent des titres. Écrivez les titres avec #.',
      ar: 'أكثر من {{max}} سطر يتكوّن من = أو -، وهي تصنع عناوين. اكتب العناوين باستخدام #.',
      ch: '超过 {{max}} 行仅由 = 或 - 组成（表示标题）。请用 # 书写标题。',
    },
    too_many_cells: {
      en: 'The tables have more than {{max}} cells once every row has all columns. Remove columns or rows.',
      fr: 'Les tableaux ont plus de {{max}} cellules une fois chaque ligne complétée. Retirez des colonnes ou des lignes.',
      ar: 'في الجداول أكثر من {{max}} خلية بعد إكمال كل صف بجميع الأعمدة. احذف أعمدة أو صفوفًا.',
      ch: '将每行补齐所有列后，表格超过 {{max}} 个单元格。请减少列或行。',
    },
  },
  notes: {
    html_escaped: {
      en: 'The text contains HTML, which is shown as text.',
      fr: 'Le texte contient du HTML, affiché comme du texte.',
      ar: 'يحتوي النص على HTML، ويُعرض نصًا.',
      ch: '文本包含 HTML，已显示为文本。',
    },
    urls_removed: {
      en: 'Dangerous URLs, such as javascript:, were removed from links or images.',
      fr: 'Des liens ou images avec une URL dangereuse, comme javascript:, ont perdu leur URL.',
      ar: 'حُذفت عناوين URL الخطرة، مثل javascript:، من روابط أو صور.',
      ch: '部分链接或图片使用危险的 URL（例如 javascript:），其 URL 已移除。',
    },
    not_safe: {
      en: 'The HTML was kept and can run scripts. Clean it before you show it to others.',
      fr: 'Le HTML a été gardé et peut exécuter des scripts. Nettoyez-le avant de l’afficher à d’autres.',
      ar: 'أُبقي على HTML وقد يشغّل برامج نصية. نظّفه قبل عرضه على الآخرين.',
      ch: 'HTML 已保留，可能会运行脚本。向他人展示前请先清理。',
    },
  },
  examples: [
    {
      name: { en: 'Article', fr: 'Un article', ar: 'مقالة', ch: '文章' },
      input: { text: '# Green tea\n\nUse *soft* water at **80 °C**.\n\n1. Boil\n2. Wait\n3. Pour\n' },
    },
    {
      name: {
        en: 'Table and task list',
        fr: 'Tableau et liste de tâches',
        ar: 'جدول وقائمة مهام',
        ch: '表格和任务列表',
      },
      input: { text: '| Tea | °C |\n| --- | ---: |\n| Green | 80 |\n\n- [x] Kettle\n- [ ] Cups\n' },
    },
    {
      name: { en: 'Unsafe HTML', fr: 'Texte non sûr', ar: 'نص غير آمن', ch: '不安全的文本' },
      input: { text: '<script>alert(1)</script>\n\n[link](javascript:alert(1))\n' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/text/markdown')).default(input),
});
