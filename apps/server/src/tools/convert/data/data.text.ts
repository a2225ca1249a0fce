import type { Language } from '@apiyard/api/contract/hub/hub';
import type { Words } from '@apiyard/kernels/data-formats/words';
import { faultSentences, loadWords } from '@apiyard/kernels/data-formats/words';
import type { Text } from '../../../text.ts';

const [en, fr, ar, ch] = await Promise.all([loadWords('en'), loadWords('fr'), loadWords('ar'), loadWords('ch')]);

/** The sentences of conversions in each language. */
export const dataWords: Readonly<Record<Language, Words>> = { en, fr, ar, ch };

const texts = { fr: faultSentences(fr), ar: faultSentences(ar), ch: faultSentences(ch) };

/** Of data that cannot be read or written. */
export const dataSentences: Readonly<Record<string, Text>> = Object.fromEntries(
  Object.entries(faultSentences(en)).map(([key, text]) => [
    key,
    { en: text, fr: texts.fr[key] ?? text, ar: texts.ar[key] ?? text, ch: texts.ch[key] ?? text },
  ]),
);

export const dataErrors = {
  one_of: {
    en: 'Send the data as text or as a file, not both.',
    fr: 'Envoyez les données en texte ou en fichier, pas les deux.',
    ar: 'أرسل البيانات نصًا أو ملفًا، لا كليهما.',
    ch: '请以文本或文件发送数据，不要同时使用两者。',
  },
  missing: {
    en: 'Send the data as text or as a file.',
    fr: 'Envoyez les données en texte ou en fichier.',
    ar: 'أرسل البيانات نصًا أو ملفًا.',
    ch: '请以文本或文件发送数据。',
  },
};
