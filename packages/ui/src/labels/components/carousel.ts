import type { ComponentLabels } from '../component-labels.ts';

interface CarouselLabels {
  /** What it is, read after its name. */
  carousel: string;
  /** `{number}`: of the slide. */
  goTo: string;
  next: string;
  pause: string;
  play: string;
  /** `{number}` of `{count}`. */
  position: string;
  previous: string;
  slide: string;
}

export const carouselLabels: ComponentLabels<CarouselLabels> = {
  en: {
    carousel: 'carousel',
    goTo: 'Go to slide {number}',
    next: 'Next slide',
    pause: 'Pause',
    play: 'Play',
    position: '{number} of {count}',
    previous: 'Previous slide',
    slide: 'slide',
  },
  fr: {
    carousel: 'carrousel',
    goTo: 'Aller à la diapositive {number}',
    next: 'Diapositive suivante',
    pause: 'Mettre en pause',
    play: 'Lancer le défilement',
    position: '{number} sur {count}',
    previous: 'Diapositive précédente',
    slide: 'diapositive',
  },
  ar: {
    carousel: 'عرض شرائح',
    goTo: 'الانتقال إلى الشريحة {number}',
    next: 'الشريحة التالية',
    pause: 'إيقاف مؤقت',
    play: 'تشغيل',
    position: '{number} من {count}',
    previous: 'الشريحة السابقة',
    slide: 'شريحة',
  },
  'zh-CN': {
    carousel: '轮播',
    goTo: '转到第 {number} 张',
    next: '下一张',
    pause: '暂停',
    play: '播放',
    position: '第 {number} 张，共 {count} 张',
    previous: '上一张',
    slide: '幻灯片',
  },
};
