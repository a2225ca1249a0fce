/** Texts and fields that several tools for the web have in common. */

export const text = { en: 'Text', fr: 'Texte', ar: 'النص', ch: '文本' };
export const name = { en: 'Name', fr: 'Nom', ar: 'الاسم', ch: '名称' };
export const value = { en: 'Value', fr: 'Valeur', ar: 'القيمة', ch: '值' };
export const version = { en: 'Version', fr: 'Version', ar: 'الإصدار', ch: '版本' };
export const action = { en: 'Action', fr: 'Action', ar: 'الإجراء', ch: '操作' };

export const empty = {
  en: 'The text is empty. Enter something to read.',
  fr: 'Le texte est vide. Saisissez un contenu à lire.',
  ar: 'النص فارغ. أدخل محتوى لقراءته.',
  ch: '文本为空。请输入要读取的内容。',
};
