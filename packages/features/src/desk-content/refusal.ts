import type { Refusal } from '../_kit/refusal.ts';
import type { DeskTranslate } from './desk-copy.ts';

/** One sentence about it: what is wrong and what to do. */
export function refusalText(t: DeskTranslate, { code }: Pick<Refusal, 'code'>): string {
  switch (code) {
    case 'Stale':
      return t('desk.refused.stale');
    case 'NotFound':
      return t('desk.refused.gone');
    case 'SlugTaken':
      return t('desk.refused.slug');
    case 'InvalidInput':
      return t('desk.refused.input');
    case 'RateLimited':
      return t('desk.refused.rate');
    case 'TooLarge':
      return t('desk.refused.tooLarge');
    case 'UnsupportedMedia':
      return t('desk.refused.kind');
    case 'TooManyPixels':
      return t('desk.refused.pixels');
    case 'BrokenPicture':
      return t('desk.refused.broken');
    default:
      return t('desk.refused.noAnswer');
  }
}
