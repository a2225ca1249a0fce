import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, inputFile, tool } from '../../tool.ts';

const mediaType = () =>
  z.object({
    type: field({ title: { en: 'Media type', fr: 'Type de média', ar: 'نوع الوسائط', ch: '媒体类型' } }, z.string()),
    extensions: field(
      { title: { en: 'File extensions', fr: 'Extensions de fichier', ar: 'امتدادات الملفات', ch: '文件扩展名' } },
      z.array(z.string()),
    ),
    registered: field(
      {
        title: {
          en: 'Registered with IANA',
          fr: 'Enregistré auprès de l’IANA',
          ar: 'مسجل لدى IANA',
          ch: '已在 IANA 注册',
        },
      },
      z.boolean(),
    ),
    charset: field(
      {
        title: { en: 'Usual charset', fr: 'Jeu de caractères usuel', ar: 'مجموعة المحارف المعتادة', ch: '常用字符集' },
      },
      z.string().nullable(),
    ),
    compressible: field(
      {
        title: {
          en: 'Smaller when compressed',
          fr: 'Plus petit une fois compressé',
          ar: 'أصغر عند الضغط',
          ch: '压缩后更小',
        },
      },
      z.boolean().nullable(),
    ),
  });

export default tool({
  path: 'convert/mime',
  title: { en: 'Media types', fr: 'Types de média', ar: 'أنواع الوسائط', ch: '媒体类型' },
  summary: {
    en: 'Finds the media type (MIME type) of a file by its name or first bytes, and the file extensions of a type (RFC 6838).',
    fr: 'Trouve le type de média (MIME) d’un fichier par son nom ou ses premiers octets, et les extensions d’un type (RFC 6838).',
    ar: 'يحدد نوع الوسائط (MIME) لملف من اسمه أو بايتاته الأولى، وامتدادات نوع معيّن (RFC 6838).',
    ch: '根据文件名或首部字节识别媒体类型（MIME），并查询类型对应的扩展名（RFC 6838）。',
  },
  tags: ['MIME', 'Content-Type'],
  synonyms: {
    en: ['content type', 'file type', 'magic number', 'file extension', 'file signature'],
    fr: ['type de contenu', 'type de fichier', 'nombre magique', 'extension de fichier'],
    ar: ['نوع المحتوى', 'نوع الملف', 'امتداد الملف', 'بصمة الملف'],
    ch: ['内容类型', '文件类型', '文件头', '扩展名', '魔数'],
  },
  input: z.object({
    name: field(
      { title: { en: 'File name', fr: 'Nom de fichier', ar: 'اسم الملف', ch: '文件名' } },
      z.string().max(1000).optional(),
    ),
    type: field(
      { title: { en: 'Media type', fr: 'Type de média', ar: 'نوع الوسائط', ch: '媒体类型' } },
      z.string().max(1000).optional(),
    ),
    hex: field(
      {
        title: {
          en: 'First bytes, in hexadecimal',
          fr: 'Premiers octets, en hexadécimal',
          ar: 'البايتات الأولى بالنظام السداسي العشري',
          ch: '首部字节（十六进制）',
        },
        code: true,
      },
      z.string().max(20_000).optional(),
    ),
    file: field({ title: { en: 'File', fr: 'Fichier', ar: 'الملف', ch: '文件' }, file: [] }, inputFile().optional()),
  }),
  output: {
    schema: z.object({
      byName: field(
        { title: { en: 'By file name', fr: 'D’après le nom de fichier', ar: 'حسب اسم الملف', ch: '按文件名' } },
        z.array(mediaType()),
      ),
      byType: field(
        { title: { en: 'By media type', fr: 'D’après le type de média', ar: 'حسب نوع الوسائط', ch: '按媒体类型' } },
        mediaType().nullable(),
      ),
      byContent: field(
        { title: { en: 'By content', fr: 'D’après le contenu', ar: 'حسب المحتوى', ch: '按内容' } },
        mediaType().nullable(),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        byName: [{ type: 'image/png', extensions: ['png'], registered: true, charset: null, compressible: false }],
        byType: null,
        byContent: null,
        notes: [],
      },
    ],
  },
  errors: {
    missing: {
      en: 'Enter a file name, a media type or first bytes, or send a file.',
      fr: 'Saisissez un nom de fichier, un type de média ou des premiers octets, ou envoyez un fichier.',
      ar: 'أدخل اسم ملف أو نوع وسائط أو بايتات أولى، أو أرسل ملفًا.',
      ch: '请输入文件名、媒体类型或首部字节，或发送文件。',
    },
    not_hex: {
      en: 'The bytes are not hexadecimal. Enter two of the digits 0–9 and A–F for each byte.',
      fr: 'Les octets ne sont pas en hexadécimal. Écrivez deux des chiffres 0–9 et A–F par octet.',
      ar: 'البايتات ليست بالنظام السداسي العشري. اكتب لكل بايت رقمين من 0–9 وA–F.',
      ch: '字节不是十六进制。请为每个字节写两位 0–9 或 A–F。',
    },
    not_type: {
      en: 'This is not a media type. Enter it in two parts, such as text/html.',
      fr: 'Ce n’est pas un type de média. Écrivez-le en deux parties, par exemple text/html.',
      ar: 'هذا ليس نوع وسائط. اكتبه في جزأين، مثل text/html.',
      ch: '这不是媒体类型。请写成两部分，例如 text/html。',
    },
  },
  notes: {
    unknown_name: {
      en: 'No media type has the file extension of {{name}}.',
      fr: 'Aucun type de média n’a l’extension de {{name}}.',
      ar: 'لا يوجد نوع وسائط بامتداد {{name}}.',
      ch: '没有媒体类型使用 {{name}} 的扩展名。',
    },
    unknown_type: {
      en: 'The media type {{type}} is not in the list.',
      fr: 'Le type de média {{type}} ne figure pas parmi les types connus.',
      ar: 'نوع الوسائط {{type}} ليس ضمن الأنواع المعروفة.',
      ch: '媒体类型 {{type}} 不在已知类型列表中。',
    },
    unknown_content: {
      en: 'The first bytes do not belong to a known format.',
      fr: 'Les premiers octets ne correspondent à aucun format connu.',
      ar: 'لا تنتمي البايتات الأولى إلى صيغة معروفة.',
      ch: '首部字节不属于已知格式。',
    },
    mismatch: {
      en: 'The content is {{content}}, but the name or type indicates {{name}}.',
      fr: 'Le contenu est {{content}}, mais le nom ou le type indique {{name}}.',
      ar: 'المحتوى {{content}}، لكن الاسم أو النوع يشير إلى {{name}}.',
      ch: '内容为 {{content}}，但名称或类型表示 {{name}}。',
    },
  },
  open: true,
  inBrowser: true,
  showsExample: true,
  heavy: true,
  layout: 'values',
  examples: [
    {
      name: { en: 'By file name', fr: 'Par nom de fichier', ar: 'حسب اسم الملف', ch: '按文件名' },
      input: { name: 'report.docx' },
    },
    {
      name: { en: 'By first bytes', fr: 'Par premiers octets', ar: 'حسب البايتات الأولى', ch: '按首部字节' },
      input: { name: 'photo.jpg', hex: '89 50 4E 47 0D 0A 1A 0A 00 00 00 0D 49 48 44 52' },
    },
    {
      name: { en: 'Extensions of a type', fr: 'Extensions d’un type', ar: 'امتدادات نوع', ch: '类型的扩展名' },
      input: { type: 'text/html; charset=utf-8' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/web/mime')).default(input),
});
