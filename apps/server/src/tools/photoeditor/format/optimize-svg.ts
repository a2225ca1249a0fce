import { InputFault } from '@apiyard/kernels/faults/input-fault';
import * as z from 'zod';
import { field, RawResponse, tool } from '../../tool.ts';
import { svgField } from '../kit/fields/fields.ts';
import { pictureErrors } from '../kit/picture/errors.ts';
import { checkedFormat } from '../kit/picture/open.ts';
import { pictureTool } from '../kit/picture/picture-tool.ts';
import { nameWith } from '../kit/picture/write.ts';
import { leaf } from '../kit/samples/samples.ts';

export default tool({
  ...pictureTool,
  path: 'photoeditor/optimize-svg',
  title: { en: 'Optimise SVG', fr: 'Optimiser un SVG', ar: 'تحسين SVG', ch: '优化 SVG' },
  summary: {
    en: 'Reduces the size of an SVG file without changing how it looks. Removes scripts, comments and editor data.',
    fr: 'Réduit le poids d’un fichier SVG sans changer son apparence. Les scripts, commentaires et données d’éditeur sont retirés.',
    ar: 'يصغّر ملف SVG دون تغيير مظهره. تُحذف البرامج النصية والتعليقات وبيانات المحرر.',
    ch: '在不改变外观的情况下减小 SVG 文件。脚本、注释和编辑器数据会被移除。',
  },
  tags: ['svgo', 'minify'],
  synonyms: {
    en: ['svgo', 'minify', 'clean', 'vector'],
    fr: ['minifier', 'nettoyer', 'vectoriel'],
    ar: ['تصغير', 'تنظيف', 'رسوم متجهة'],
    ch: ['压缩', '清理', '矢量图'],
  },
  input: z.object({
    file: svgField(),
    precision: field(
      {
        title: { en: 'Precision', fr: 'Précision', ar: 'الدقة', ch: '精度' },
        help: {
          en: 'Digits after the decimal point.',
          fr: 'Nombre de chiffres après la virgule.',
          ar: 'عدد الأرقام بعد الفاصلة العشرية.',
          ch: '小数点后的位数。',
        },
      },
      z.int().min(0).max(8).default(3),
    ),
    pretty: field(
      {
        title: { en: 'Line breaks', fr: 'Retours à la ligne', ar: 'فواصل الأسطر', ch: '换行' },
        help: {
          en: 'Keeps the file readable, but larger.',
          fr: 'Garde le fichier lisible, mais plus lourd.',
          ar: 'يبقي الملف مقروءًا لكن بحجم أكبر.',
          ch: '便于阅读，但文件更大。',
        },
      },
      z.boolean().default(false),
    ),
  }),
  output: ['image/svg+xml'],
  errors: {
    not_svg: {
      en: 'The file is not an SVG. Send an SVG file.',
      fr: 'Le fichier n’est pas un SVG. Envoyez un fichier SVG.',
      ar: 'الملف ليس بصيغة SVG. أرسل ملف SVG.',
      ch: '该文件不是 SVG。请上传 SVG 文件。',
    },
    not_picture: pictureErrors.not_picture,
    file_too_large: pictureErrors.file_too_large,
    external_reference: pictureErrors.external_reference,
    broken_svg: {
      en: 'The SVG is not well-formed XML: {{reason}}. Correct it and send it again.',
      fr: 'Le SVG n’est pas un XML bien formé : {{reason}}. Corrigez-le et envoyez-le de nouveau.',
      ar: 'ملف SVG ليس XML سليم الصياغة: {{reason}}. صحّحه وأرسله من جديد.',
      ch: 'SVG 不是格式良好的 XML：{{reason}}。请修正后重新上传。',
    },
  },
  examples: [
    { name: { en: 'A leaf', fr: 'Une feuille', ar: 'ورقة شجر', ch: '树叶' }, input: { file: leaf() } },
    {
      name: { en: 'Readable', fr: 'Lisible', ar: 'قابل للقراءة', ch: '可读格式' },
      input: { file: leaf(), pretty: true, precision: 1 },
    },
  ],
  run: async ({ file, precision, pretty }) => {
    if (checkedFormat(file, '/file') !== 'svg') throw new InputFault('not_svg', { pointer: '/file' });
    const { optimize } = await import('svgo');
    const text = Buffer.from(file.bytes).toString();
    try {
      const { data } = optimize(text, {
        multipass: true,
        floatPrecision: precision,
        js2svg: { pretty, indent: 2 },
        plugins: ['preset-default', 'removeScripts'],
      });
      return new RawResponse({ type: 'image/svg+xml', name: nameWith(file.name, 'svg'), bytes: Buffer.from(data) });
    } catch (error) {
      if (!isParserError(error)) throw error;
      const { reason, line, column } = error;
      throw new InputFault('broken_svg', {
        pointer: '/file',
        values: { reason: `${reason} (${line}:${column})` },
      });
    }
  },
});

interface ParserError {
  readonly reason: string;
  readonly line: number;
  readonly column: number;
}

/** The library doesn't export the class of its errors. */
const isParserError = (error: unknown): error is ParserError =>
  error instanceof Error && error.name === 'SvgoParserError' && 'reason' in error && 'line' in error;
