/** Fields that tools for numbers, checks and units share. */
import type { Text } from '../../../text.ts';

export const titles = {
  result: { en: 'Result', fr: 'Résultat', ar: 'النتيجة', ch: '结果' },
  number: { en: 'Number', fr: 'Nombre', ar: 'العدد', ch: '数字' },
  exact: { en: 'Exact', fr: 'Exact', ar: 'دقيق', ch: '精确' },
  valid: { en: 'Valid', fr: 'Valide', ar: 'صالح', ch: '有效' },
  checkDigit: { en: 'Check digit', fr: 'Clé de contrôle', ar: 'رقم التحقق', ch: '校验码' },
} as const satisfies Readonly<Record<string, Text>>;

export const roundedNote = {
  en: 'The result is rounded.',
  fr: 'Le résultat est arrondi.',
  ar: 'النتيجة مقرّبة.',
  ch: '结果经过舍入。',
} as const satisfies Text;
