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
  collapseAll: string;
  copied: string;
  copy: string;
  /** Where the browser lets nobody write to the clipboard. */
  copyFailed: string;
  copyPath: string;
  copyRequestId: string;
  copyValue: string;
  dropFile: string;
  expand: string;
  expandAll: string;
  /** `{kinds}`: the accepted endings or media types. */
  fileKindRefused: string;
  /** `{limit}`: the largest size with its unit. */
  fileTooLarge: string;
  hidePassword: string;
  items: PluralForms;
  loading: string;
  /** What a cut text leaves out. */
  moreCharacters: PluralForms;
  notifications: string;
  opensInNewTab: string;
  /** `{name}`: the file's name. */
  removeFile: string;
  requestId: string;
  required: string;
  retry: string;
  /** The button under the first items of a long list. */
  showMoreItems: PluralForms;
  showPassword: string;
  statusError: string;
  statusInfo: string;
  statusSuccess: string;
  statusWarning: string;
  /** Under a field whose value is not of its kind. */
  valueMismatch: string;
  /** Under a required field that is empty. */
  valueMissing: string;
  wrapLines: string;
}

/** The languages that the interface speaks, as BCP-47 tags. */
export const uiLocales = ['en', 'fr', 'ar', 'zh-CN'] as const;
export type UiLocale = (typeof uiLocales)[number];
