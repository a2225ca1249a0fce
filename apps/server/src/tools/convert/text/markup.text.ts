/** Texts of the tools for HTML and Markdown. */
import type { Text } from '../../../text.ts';

export const htmlTitle: Text = { en: 'HTML source', fr: 'Code HTML', ar: 'مصدر HTML', ch: 'HTML 代码' };
export const markdownTitle: Text = {
  en: 'Markdown source',
  fr: 'Texte Markdown',
  ar: 'نص Markdown',
  ch: 'Markdown 文本',
};

export const htmlErrors = {
  too_deep: {
    en: 'The elements are nested more than {{max}} levels deep. Remove some levels.',
    fr: 'Les éléments sont imbriqués sur plus de {{max}} niveaux. Retirez des niveaux.',
    ar: 'العناصر متداخلة أكثر من {{max}} مستوى. احذف بعض المستويات.',
    ch: '元素嵌套超过 {{max}} 层。请减少层级。',
  },
  too_many_elements: {
    en: 'The repaired HTML has more than {{max}} elements. Split it into smaller parts.',
    fr: 'Le HTML a plus de {{max}} éléments une fois réparé. Divisez-le en parties plus petites.',
    ar: 'في HTML بعد إصلاحه أكثر من {{max}} عنصر. قسّمه إلى أجزاء أصغر.',
    ch: 'HTML 修复后超过 {{max}} 个元素。请拆分为较小的部分。',
  },
} as const satisfies Record<string, Text>;

/** What cleaning HTML removes. */
export const cleaningNotes = {
  content_removed: {
    en: 'Elements removed with their content: {{name}} ({{count}}).',
    fr: 'Éléments retirés avec leur contenu : {{name}} ({{count}}).',
    ar: 'عناصر أُزيلت مع محتواها: {{name}} ({{count}}).',
    ch: '已移除元素及其内容：{{name}}（{{count}} 个）。',
  },
  element_removed: {
    en: 'Elements removed, but their content kept: {{name}} ({{count}}).',
    fr: 'Éléments retirés, contenu gardé : {{name}} ({{count}}).',
    ar: 'عناصر أُزيلت وبقي محتواها: {{name}} ({{count}}).',
    ch: '已移除元素，内容保留：{{name}}（{{count}} 个）。',
  },
  attribute_removed: {
    en: 'Attributes removed: {{name}} ({{count}}).',
    fr: 'Attributs retirés : {{name}} ({{count}}).',
    ar: 'سمات أُزيلت: {{name}} ({{count}}).',
    ch: '已移除属性：{{name}}（{{count}} 个）。',
  },
  url_removed: {
    en: 'Attributes with a dangerous URL removed: {{name}} ({{count}}).',
    fr: 'Attributs à URL dangereuse retirés : {{name}} ({{count}}).',
    ar: 'سمات ذات عنوان URL خطر أُزيلت: {{name}} ({{count}}).',
    ch: '已移除含危险 URL 的属性：{{name}}（{{count}} 个）。',
  },
  comment_removed: {
    en: 'Comments removed: {{count}}.',
    fr: 'Commentaires retirés : {{count}}.',
    ar: 'التعليقات المُزالة: {{count}}.',
    ch: '已移除注释：{{count}} 个。',
  },
} as const satisfies Record<string, Text>;
