/** Texts of the tools for HTML and Markdown. */
import type { Text } from '../../../text.ts';

export const htmlTitle: Text = { en: 'HTML source', fr: 'Code HTML', ar: 'شيفرة HTML', ch: 'HTML 代码' };
export const markdownTitle: Text = {
  en: 'Markdown source',
  fr: 'Texte Markdown',
  ar: 'نص Markdown',
  ch: 'Markdown 文本',
};

export const tooDeepError: Text = {
  en: 'The elements are nested more than {{max}} levels deep. Remove some levels.',
  fr: 'Les éléments sont imbriqués sur plus de {{max}} niveaux. Retirez des niveaux.',
  ar: 'العناصر متداخلة أكثر من {{max}} مستوى. احذف بعض المستويات.',
  ch: '元素嵌套超过 {{max}} 层。请减少层级。',
};
