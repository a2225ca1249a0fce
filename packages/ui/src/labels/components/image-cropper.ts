import type { ComponentLabels } from '../component-labels.ts';

interface ImageCropperLabels {
  area: string;
  failed: string;
  /** Announced for screen readers with the crop area. */
  keys: string;
  rotate: string;
  /** `{width}` and `{height}` in pixels. */
  size: string;
  zoom: string;
}

export const imageCropperLabels: ComponentLabels<ImageCropperLabels> = {
  en: {
    area: 'Crop area',
    failed: 'Couldn’t load the picture. Choose another one.',
    keys: 'Arrow keys move the area, Shift and arrow keys resize it.',
    rotate: 'Rotate by 90°',
    size: '{width} × {height} pixels',
    zoom: 'Zoom',
  },
  fr: {
    area: 'Zone de recadrage',
    failed: 'Impossible de charger l’image. Choisissez-en une autre.',
    keys: 'Les flèches déplacent la zone, Maj et les flèches la redimensionnent.',
    rotate: 'Faire pivoter de 90°',
    size: '{width} × {height} pixels',
    zoom: 'Niveau de zoom',
  },
  ar: {
    area: 'منطقة الاقتصاص',
    failed: 'تعذّر تحميل الصورة. اختر صورة أخرى.',
    keys: 'تحرّك مفاتيح الأسهم المنطقة، ويغيّر Shift مع الأسهم حجمها.',
    rotate: 'تدوير بمقدار 90°',
    size: '{width} × {height} بكسل',
    zoom: 'مستوى التكبير',
  },
  'zh-CN': {
    area: '裁剪区域',
    failed: '无法加载图片，请选择其他图片。',
    keys: '使用方向键移动区域，按住 Shift 键并使用方向键调整大小。',
    rotate: '旋转 90°',
    size: '{width} × {height} 像素',
    zoom: '缩放',
  },
};
