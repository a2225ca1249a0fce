import type { Find } from './kind.ts';

/** Words before a date of birth, in four languages. */
const birth =
  /(?:\b(?:date of birth|birth ?date|birthday|d\.?o\.?b\b\.?|born(?: on)?|date de naissance|n[ée]e? le|naissance)|تاريخ الميلاد|تاريخ الولادة|المولودة? في|مواليد|出生日期|出生于|生日|生于)/giu;

const date =
  /^[^\p{L}\d\n]{0,5}(?:(?:on|le|في|the|is|est|هو|为|是)\s{1,3})?(?<date>\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}(?:st|nd|rd|th|er)? \p{L}{3,12}\.?,? \d{4}|\p{L}{3,12}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{4} ?年 ?\d{1,2} ?月 ?\d{1,2} ?日)/iu;

/** Other dates stay, as most are not personal. */
export function findDatesOfBirth(text: string): Find[] {
  return Array.from(text.matchAll(birth)).flatMap(({ 0: word, index }) => {
    const after = index + word.length;
    const found = date.exec(text.slice(after, after + 60));
    const written = found?.groups?.['date'];
    if (found === null || written === undefined) return [];
    return [{ kind: 'date_of_birth' as const, offset: after + found[0].length - written.length, text: written }];
  });
}
