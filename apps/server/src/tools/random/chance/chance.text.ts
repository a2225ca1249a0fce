/** Texts that several tools of chance have. */
export const minTitle = { en: 'Lowest', fr: 'Minimum', ar: 'الأدنى', ch: '最小值' } as const;
export const maxTitle = { en: 'Highest', fr: 'Maximum', ar: 'الأعلى', ch: '最大值' } as const;
export const meanTitle = { en: 'Mean', fr: 'Moyenne', ar: 'المتوسط', ch: '平均值' } as const;
export const numbersTitle = { en: 'Numbers', fr: 'Nombres', ar: 'الأعداد', ch: '数字' } as const;
export const entriesTitle = {
  en: 'Entries in the list',
  fr: 'Éléments de la liste',
  ar: 'عدد عناصر القائمة',
  ch: '列表项数',
} as const;
export const rangeReversed = {
  en: 'The highest number, {{max}}, is below the lowest, {{min}}. Swap them.',
  fr: 'Le maximum, {{max}}, est inférieur au minimum, {{min}}. Inversez-les.',
  ar: 'العدد الأعلى {{max}} أصغر من الأدنى {{min}}. بدّل بينهما.',
  ch: '最大值 {{max}} 小于最小值 {{min}}。请对调两者。',
} as const;
