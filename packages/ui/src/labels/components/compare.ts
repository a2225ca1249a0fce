import type { ComponentLabels } from '../component-labels.ts';

interface CompareLabels {
  before: string;
  after: string;
  slider: string;
  sideBySide: string;
  /** Names the two ways to show the pictures. */
  view: string;
  /** Names the slider; its value is the share of the picture before. */
  divider: string;
}

export const compareLabels: ComponentLabels<CompareLabels> = {
  en: {
    before: 'Before',
    after: 'After',
    slider: 'Slider',
    sideBySide: 'Side by side',
    view: 'Comparison view',
    divider: 'Divider between before and after',
  },
  fr: {
    before: 'Avant',
    after: 'Après',
    slider: 'Curseur',
    sideBySide: 'Côte à côte',
    view: 'Mode de comparaison',
    divider: 'Séparation entre avant et après',
  },
  ar: {
    before: 'قبل',
    after: 'بعد',
    slider: 'شريط المقارنة',
    sideBySide: 'جنبًا إلى جنب',
    view: 'طريقة عرض المقارنة',
    divider: 'الفاصل بين ما قبل وما بعد',
  },
  'zh-CN': {
    before: '之前',
    after: '之后',
    slider: '滑块',
    sideBySide: '并排',
    view: '对比方式',
    divider: '前后图片的分隔线',
  },
};
