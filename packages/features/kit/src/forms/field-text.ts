import type { Translate } from '../copy.ts';
import type en from '../errors/copy/en.ts';
import type { FieldIssue } from './field-issues.ts';

/** Default messages of a field, if its form has no others. */
export function fieldText(
  t: Translate<typeof en>,
  { code, minimum, maximum, isText, decimalsMax, format }: FieldIssue,
): string {
  if (code === 'missing' || (code === 'too_small' && isText === true && minimum === 1))
    return t('problem.field.missing');
  if (minimum !== undefined)
    return isText === true ? t('problem.field.short', { count: minimum }) : t('problem.field.min', { min: minimum });
  if (maximum !== undefined)
    return isText === true ? t('problem.field.long', { count: maximum }) : t('problem.field.max', { max: maximum });
  if (decimalsMax !== undefined) return t('problem.field.decimals', { max: decimalsMax });
  if (format === 'email' || format === 'url') return t(`problem.field.${format}`);
  return t('problem.field.invalid');
}
