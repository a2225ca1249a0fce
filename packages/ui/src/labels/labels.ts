/** One text per plural category that the language has; `{count}` stands for the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Every text that a component brings along. One file per locale holds all of them. */
export interface Labels {
  chooseFile: string;
  chooseOption: string;
  clear: string;
  clearSearch: string;
  close: string;
  collapse: string;
  copied: string;
  copy: string;
  copyRequestId: string;
  decrease: string;
  dropFile: string;
  expand: string;
  /** `{kinds}`: the accepted endings or media types. */
  fileKindRefused: string;
  /** `{limit}`: the largest size with its unit. */
  fileTooLarge: string;
  hidePassword: string;
  increase: string;
  items: PluralForms;
  loading: string;
  opensInNewTab: string;
  /** `{name}`: the file's name. */
  removeFile: string;
  required: string;
  retry: string;
  showPassword: string;
}

/** The languages that the interface speaks, as BCP-47 tags. */
export const uiLocales = ['en', 'fr', 'ar', 'zh-CN'] as const;
export type UiLocale = (typeof uiLocales)[number];
