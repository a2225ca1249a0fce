import type { ComponentLabels } from '../component-labels.ts';

interface RichTextLabels {
  bold: string;
  bulletedList: string;
  cancel: string;
  code: string;
  codeBlock: string;
  /** Names the toolbar. */
  formatting: string;
  heading: string;
  insertPicture: string;
  italic: string;
  link: string;
  numberedList: string;
  quote: string;
  redo: string;
  removeLink: string;
  save: string;
  strikethrough: string;
  subheading: string;
  underline: string;
  undo: string;
  url: string;
  urlRefused: string;
  /** `{name}`: what it does, `{keys}`: its shortcut. */
  withShortcut: string;
}

export const richTextLabels: ComponentLabels<RichTextLabels> = {
  en: {
    bold: 'Bold',
    bulletedList: 'Bulleted list',
    cancel: 'Cancel',
    code: 'Code',
    codeBlock: 'Code block',
    formatting: 'Formatting',
    heading: 'Heading',
    insertPicture: 'Insert picture',
    italic: 'Italic',
    link: 'Link',
    numberedList: 'Numbered list',
    quote: 'Quote',
    redo: 'Redo',
    removeLink: 'Remove link',
    save: 'Save',
    strikethrough: 'Strikethrough',
    subheading: 'Subheading',
    underline: 'Underline',
    undo: 'Undo',
    url: 'URL',
    urlRefused: 'Enter a web or email address, such as https://example.org.',
    withShortcut: '{name} ({keys})',
  },
  fr: {
    bold: 'Gras',
    bulletedList: 'Liste à puces',
    cancel: 'Annuler',
    code: 'Code en ligne',
    codeBlock: 'Bloc de code',
    formatting: 'Mise en forme',
    heading: 'Titre',
    insertPicture: 'Insérer une image',
    italic: 'Italique',
    link: 'Lien',
    numberedList: 'Liste numérotée',
    quote: 'Citation',
    redo: 'Rétablir',
    removeLink: 'Retirer le lien',
    save: 'Enregistrer',
    strikethrough: 'Barré',
    subheading: 'Sous-titre',
    underline: 'Souligné',
    undo: 'Annuler la dernière action',
    url: 'Adresse URL',
    urlRefused: 'Saisissez une adresse web ou e-mail, par exemple https://example.org.',
    withShortcut: '{name} ({keys})',
  },
  ar: {
    bold: 'غامق',
    bulletedList: 'قائمة نقطية',
    cancel: 'إلغاء',
    code: 'تعليمات برمجية',
    codeBlock: 'كتلة تعليمات برمجية',
    formatting: 'التنسيق',
    heading: 'عنوان',
    insertPicture: 'إدراج صورة',
    italic: 'مائل',
    link: 'رابط',
    numberedList: 'قائمة مرقّمة',
    quote: 'اقتباس',
    redo: 'إعادة',
    removeLink: 'إزالة الرابط',
    save: 'حفظ',
    strikethrough: 'يتوسطه خط',
    subheading: 'عنوان فرعي',
    underline: 'تسطير',
    undo: 'تراجع',
    url: 'عنوان URL',
    urlRefused: 'أدخل عنوان ويب أو عنوان بريد إلكتروني، مثل \u2066https://example.org\u2069.',
    withShortcut: '{name} (\u2066{keys}\u2069)',
  },
  'zh-CN': {
    bold: '粗体',
    bulletedList: '项目符号列表',
    cancel: '取消',
    code: '行内代码',
    codeBlock: '代码块',
    formatting: '格式',
    heading: '标题',
    insertPicture: '插入图片',
    italic: '斜体',
    link: '链接',
    numberedList: '编号列表',
    quote: '引用',
    redo: '重做',
    removeLink: '移除链接',
    save: '保存',
    strikethrough: '删除线',
    subheading: '小标题',
    underline: '下划线',
    undo: '撤销',
    url: '链接 URL',
    urlRefused: '请输入 URL 或邮箱地址，例如 https://example.org。',
    withShortcut: '{name}（{keys}）',
  },
};
