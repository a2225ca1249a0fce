import type { ComponentLabels } from '../component-labels.ts';

interface SafeHtmlLabels {
  /** In the band above the text. */
  hidden: string;
  /** Without a way to show them. */
  never: string;
  show: string;
}

export const safeHtmlLabels: ComponentLabels<SafeHtmlLabels> = {
  en: {
    hidden: 'Remote pictures are hidden. Loading them shows the sender that you opened this.',
    never: 'Remote pictures aren’t shown.',
    show: 'Show pictures',
  },
  fr: {
    hidden:
      'Les images distantes sont masquées. Si vous les chargez, l’expéditeur saura que vous avez ouvert ce contenu.',
    never: 'Les images distantes ne sont pas affichées.',
    show: 'Afficher les images',
  },
  ar: {
    hidden: 'الصور الخارجية مخفية. تحميلها يُظهر للمرسل أنك فتحت هذا المحتوى.',
    never: 'لا تُعرض الصور الخارجية.',
    show: 'إظهار الصور',
  },
  'zh-CN': {
    hidden: '已隐藏远程图片。加载图片会让发件人得知您已打开此内容。',
    never: '不显示远程图片。',
    show: '显示图片',
  },
};
