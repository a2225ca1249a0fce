/** Texts that several checks share. */
import * as z from 'zod';
import type { Text } from '../../../text.ts';
import { field } from '../../tool.ts';
import { titles } from '../numbers/fields.text.ts';

/** What is checked has digits, but is no quantity. */
export const text = (max: number) =>
  field({ title: { en: 'Number', fr: 'Numéro', ar: 'الرقم', ch: '号码' } }, z.string().min(1).max(max));
export const valid = field({ title: titles.valid }, z.boolean());
export const countryCode = {
  en: 'Country (ISO 3166-1)',
  fr: 'Pays (ISO 3166-1)',
  ar: 'البلد (ISO 3166-1)',
  ch: '国家/地区（ISO 3166-1）',
} as const satisfies Text;

export const wrongCheckDigit = {
  en: 'The check digit is {{found}} but should be {{expected}}.',
  fr: 'La clé de contrôle est {{found}} au lieu de {{expected}}.',
  ar: 'رقم التحقق هو {{found}} والصواب {{expected}}.',
  ch: '校验码为 {{found}}，应为 {{expected}}。',
} as const satisfies Text;

export const notDigit = {
  en: 'This is not a digit. Use digits, spaces and hyphens only.',
  fr: 'Ce n’est pas un chiffre. Utilisez seulement des chiffres, des espaces et des traits d’union.',
  ar: 'هذا ليس رقمًا. استخدم الأرقام والمسافات والشرطات فقط.',
  ch: '这不是数字。请仅使用数字、空格和连字符。',
} as const satisfies Text;
