import type { ComponentLabels } from '../component-labels.ts';

interface LightboxLabels {
  failed: string;
  keys: string;
  next: string;
  /** `{number}` of `{count}`. */
  position: string;
  previous: string;
  zoomIn: string;
  zoomOut: string;
}

export const lightboxLabels: ComponentLabels<LightboxLabels> = {
  en: {
    failed: 'Couldn’t load the picture.',
    keys: 'Arrow keys show other pictures, plus and minus zoom.',
    next: 'Next picture',
    position: '{number} of {count}',
    previous: 'Previous picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
  },
  fr: {
    failed: 'Impossible de charger l’image.',
    keys: 'Les flèches affichent les autres images, les touches plus et moins règlent le zoom.',
    next: 'Image suivante',
    position: '{number} sur {count}',
    previous: 'Image précédente',
    zoomIn: 'Zoom avant',
    zoomOut: 'Zoom arrière',
  },
  ar: {
    failed: 'تعذّر تحميل الصورة.',
    keys: 'تعرض مفاتيح الأسهم الصور الأخرى، ويغيّر مفتاحا الزائد والناقص التكبير.',
    next: 'الصورة التالية',
    position: '{number} من {count}',
    previous: 'الصورة السابقة',
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
  },
  'zh-CN': {
    failed: '无法加载图片。',
    keys: '使用方向键切换图片，使用加号和减号缩放。',
    next: '下一张图片',
    position: '第 {number} 张，共 {count} 张',
    previous: '上一张图片',
    zoomIn: '放大',
    zoomOut: '缩小',
  },
};
