/** Sentences about CSV texts that cannot be read. */
export const csvErrors = {
  csv_empty: {
    en: 'The CSV is empty. Enter at least one row.',
    fr: 'Le CSV est vide. Saisissez au moins une ligne.',
    ar: 'نص CSV فارغ. أدخل صفًا واحدًا على الأقل.',
    ch: 'CSV 为空。请至少输入一行。',
  },
  csv_quote_open: {
    en: 'This quote is not closed. Add the missing double quote, or write a double quote twice inside a cell.',
    fr: 'Ce guillemet n’est pas fermé. Ajoutez le guillemet double manquant. Dans une cellule, doublez-le.',
    ar: 'علامة الاقتباس هذه غير مغلقة. أضف العلامة المزدوجة الناقصة. داخل الخلية، اكتبها مرتين.',
    ch: '此引号没有闭合。请补上缺少的双引号。单元格内的双引号要写两次。',
  },
  csv_after_quote: {
    en: 'Text follows a closing quote. Inside a cell, write a double quote twice.',
    fr: 'Du texte suit un guillemet fermant. Dans une cellule, doublez le guillemet.',
    ar: 'يوجد نص بعد علامة اقتباس الإغلاق. داخل الخلية، اكتب علامة الاقتباس مرتين.',
    ch: '结束引号后面还有文本。单元格内的双引号要写两次。',
  },
} as const;
