import type { DeskTranslate } from './desk-copy.ts';

/** Why a call was not done, as far as it is known. */
export interface Refusal {
  /** Null when the server gave no answer that says so. */
  readonly code: string | null;
  /** Members of the input that were wrong: `/title`. */
  readonly pointers: readonly string[];
  readonly requestId: string | undefined;
}

/** Reads what a call rejected with. */
export function refusalOf(rejection: unknown): Refusal {
  const { code, errors, requestId } = (typeof rejection === 'object' && rejection !== null ? rejection : {}) as Readonly<Record<string, unknown>>;
  return {
    code: typeof code === 'string' ? code : null,
    pointers: Array.isArray(errors) ? errors.flatMap((issue: unknown) => (typeof issue === 'object' && issue !== null && 'pointer' in issue && typeof issue.pointer === 'string' ? issue.pointer : [])) : [],
    requestId: typeof requestId === 'string' ? requestId : undefined,
  };
}

/** One sentence about it: what is wrong and what to do. */
export function refusalText(t: DeskTranslate, { code }: Refusal): string {
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
