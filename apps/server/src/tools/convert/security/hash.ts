import { algorithms } from '@apiyard/kernels/tools/convert/security/hash/names';
import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { algorithm, digestEncoding, errors, expected, matches, source } from './fields.text.ts';

export default tool({
  path: 'convert/hash',
  title: { en: 'Hash', fr: 'Empreinte (hash)', ar: 'التجزئة (Hash)', ch: '哈希计算' },
  summary: {
    en: 'Calculates hashes and checksums of a text or file: SHA-2, SHA-3, BLAKE2, BLAKE3, MD5, CRC, xxHash and others.',
    fr: 'Calcule les empreintes et sommes de contrôle d’un texte ou d’un fichier : SHA-2, SHA-3, BLAKE2, BLAKE3, MD5, CRC, xxHash, etc.',
    ar: 'يحسب قيم التجزئة والمجاميع الاختبارية لنص أو ملف: SHA-2 وSHA-3 وBLAKE2 وBLAKE3 وMD5 وCRC وxxHash وغيرها.',
    ch: '计算文本或文件的哈希值和校验和：SHA-2、SHA-3、BLAKE2、BLAKE3、MD5、CRC、xxHash 等。',
  },
  tags: ['SHA-256', 'SHA-3', 'MD5', 'BLAKE3', 'CRC-32', 'xxHash', 'Keccak'],
  synonyms: {
    en: ['checksum', 'digest', 'fingerprint', 'sha256sum', 'md5sum', 'file integrity'],
    fr: ['somme de contrôle', 'condensat', 'empreinte', 'intégrité de fichier'],
    ar: ['بصمة', 'مجموع اختباري', 'سلامة الملف'],
    ch: ['校验和', '摘要', '散列', '文件完整性', '指纹'],
  },
  input: z.object({
    ...source,
    algorithm: field(
      {
        title: algorithm,
        options: { all: { en: 'All algorithms', fr: 'Tous', ar: 'الكل', ch: '全部' } },
      },
      z.enum([...algorithms, 'all']).default('SHA-256'),
    ),
    encoding: digestEncoding(),
    expected: expected(),
  }),
  output: {
    schema: z.object({
      hashes: field(
        { title: { en: 'Hashes', fr: 'Empreintes', ar: 'قيم التجزئة', ch: '哈希值' } },
        z.array(
          z.object({
            algorithm: field({ title: algorithm }, z.enum(algorithms)),
            value: field({ title: { en: 'Hash', fr: 'Empreinte', ar: 'قيمة التجزئة', ch: '哈希值' } }, z.string()),
            bits: field(
              { title: { en: 'Length in bits', fr: 'Longueur en bits', ar: 'الطول بالبت', ch: '位数' } },
              z.int().positive(),
            ),
            matches: field({ title: matches }, z.boolean().nullable()),
          }),
        ),
      ),
      bytes: field(
        { title: { en: 'Size in bytes', fr: 'Taille en octets', ar: 'الحجم بالبايت', ch: '字节数' } },
        z.int().min(0),
      ),
      matches: field({ title: matches }, z.boolean().nullable()),
      notes: notesField(),
    }),
    examples: [
      {
        hashes: [
          {
            algorithm: 'SHA-256',
            value: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
            bits: 256,
            matches: null,
          },
        ],
        bytes: 3,
        matches: null,
        notes: [],
      },
    ],
  },
  errors: {
    not_hex: errors.not_hex,
    not_base64: errors.not_base64,
    text_and_file: errors.text_and_file,
    too_large: errors.too_large,
  },
  notes: {
    broken: {
      en: '{{algorithm}} is broken. It is possible to make different files with the same hash. Use it only to compare with existing values.',
      fr: '{{algorithm}} est cassé : des fichiers différents de même empreinte peuvent être créés. Ne l’utilisez que pour comparer avec d’anciennes valeurs.',
      ar: 'لم تعد خوارزمية {{algorithm}} آمنة، إذ يمكن إنشاء ملفات مختلفة لها القيمة نفسها. استخدمها فقط للمقارنة بقيم قديمة.',
      ch: '{{algorithm}} 已被攻破：可以构造哈希值相同的不同文件。请仅用于与旧值比较。',
    },
    checksum: {
      en: '{{algorithm}} detects accidental changes, not deliberate ones.',
      fr: '{{algorithm}} détecte les modifications accidentelles, pas les modifications volontaires.',
      ar: 'تكشف {{algorithm}} التغييرات العرضية، لا المتعمدة.',
      ch: '{{algorithm}} 只能发现意外更改，无法发现蓄意更改。',
    },
  },
  open: true,
  inBrowser: true,
  showsExample: true,
  heavy: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'SHA-256 of a text', fr: 'SHA-256 d’un texte', ar: 'SHA-256 لنص', ch: '文本的 SHA-256' },
      input: { text: 'abc' },
    },
    {
      name: { en: 'Every algorithm', fr: 'Tous les algorithmes', ar: 'كل الخوارزميات', ch: '全部算法' },
      input: { text: 'مرحبا', algorithm: 'all' },
    },
    {
      name: {
        en: 'Compare a checksum',
        fr: 'Comparer une somme de contrôle',
        ar: 'مقارنة مجموع اختباري',
        ch: '比较校验和',
      },
      input: { text: '123456789', algorithm: 'CRC-32', expected: 'CBF43926' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/security/hash')).default(input),
});
