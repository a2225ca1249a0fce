import type { ComponentLabels } from '../component-labels.ts';

interface MoneyFieldLabels {
  /** `{limit}`: an amount with its currency. */
  atLeast: string;
  atMost: string;
  currency: string;
}

export const moneyFieldLabels: ComponentLabels<MoneyFieldLabels> = {
  en: { atLeast: 'Enter at least {limit}.', atMost: 'Enter at most {limit}.', currency: 'Currency' },
  fr: { atLeast: 'Saisissez au moins {limit}.', atMost: 'Saisissez au plus {limit}.', currency: 'Devise' },
  ar: { atLeast: 'أدخل {limit} على الأقل.', atMost: 'أدخل {limit} على الأكثر.', currency: 'العملة' },
  'zh-CN': { atLeast: '请输入不低于 {limit} 的金额。', atMost: '请输入不超过 {limit} 的金额。', currency: '币种' },
};
