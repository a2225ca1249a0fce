/** One text per plural category of the language; `{count}` is replaced by the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Every text that a component brings along. One file per locale holds all of them. */
export interface Labels {
  actions: string;
  all: string;
  atLeast: string;
  atMost: string;
  /** Link from a footnote back to its reference. */
  backToReference: string;
  breadcrumbs: string;
  cancel: string;
  charactersLeft: string;
  chart: string;
  chartKeys: string;
  /** `{limit}`: the last allowed date or time. */
  chooseEarlier: string;
  chooseFile: string;
  chooseFiles: string;
  /** `{limit}`: the first allowed date or time. */
  chooseLater: string;
  chooseOption: string;
  clear: string;
  clearFilters: string;
  clearSearch: string;
  clearSelection: string;
  close: string;
  code: string;
  collapse: string;
  collapseAll: string;
  columns: string;
  /** The resize handle of a column; `{name}` is the column's. */
  columnWidth: string;
  /** A completed step of `Stepper`. */
  completed: string;
  contains: string;
  copied: string;
  copy: string;
  /** If the browser denies access to the clipboard. */
  copyFailed: string;
  copyPath: string;
  copyRequestId: string;
  copyValue: string;
  dateUnavailable: string;
  decrease: string;
  details: string;
  downloadCsv: string;
  downloadFailed: string;
  dropFile: string;
  dropFiles: string;
  endBeforeStart: string;
  expand: string;
  expandAll: string;
  /** `{kinds}`: the accepted extensions or media types. */
  fileKindRefused: string;
  /** `{kinds}`: the accepted extensions or media types. */
  fileKinds: string;
  /** `{limit}`: the largest size with its unit. */
  fileSizeMax: string;
  /** `{limit}`: the largest size with its unit. */
  fileTooLarge: string;
  filesMax: string;
  filterBy: string;
  filters: string;
  footnotes: string;
  goToFirstPage: string;
  goToLastPage: string;
  goToNextPage: string;
  goToPage: string;
  goToPreviousPage: string;
  hexColor: string;
  hidePassword: string;
  increase: string;
  items: PluralForms;
  jumpToLatest: string;
  /** Names of keys for screen readers; the screen shows symbols. */
  keyBackspace: string;
  keyCommand: string;
  keyControl: string;
  keyDown: string;
  keyEnter: string;
  keyEscape: string;
  keyLeft: string;
  keyOption: string;
  keyRight: string;
  keyShift: string;
  keySpace: string;
  keyUp: string;
  loading: string;
  messageNotSent: string;
  messageSending: string;
  messageSent: string;
  /** Number of characters that a truncated text hides. */
  moreCharacters: PluralForms;
  /** `{name}`: of the item that it is moved behind; `moveBefore` in front of it. */
  moveAfter: string;
  moveBefore: string;
  moveDown: string;
  /** Announced. `{name}` is what was moved, `{list}` where it is now. */
  movedTo: string;
  /** `{name}`: of the list it is moved to. */
  moveTo: string;
  moveUp: string;
  newMessageCount: PluralForms;
  /** The line above the first message that was not read. */
  newMessages: string;
  noData: string;
  noItems: string;
  noMatches: string;
  noOptions: string;
  noRating: string;
  notifications: string;
  open: string;
  opensInNewTab: string;
  /** With its brackets, which differ by language. */
  optional: string;
  /** People not shown in a group of avatars. */
  others: PluralForms;
  /** `{limit}`: the most that a list should hold. */
  overLimit: string;
  page: string;
  /** Accessible name of a pagination. */
  pages: string;
  pickFromScreen: string;
  rangeOfCount: string;
  /** If the total is unknown. */
  rangeOfMore: string;
  /** `{name}`: of the tag or the file. */
  remove: string;
  requestId: string;
  required: string;
  resetColumns: string;
  retry: string;
  rowsPerPage: string;
  rowsSelected: PluralForms;
  search: string;
  selectAllRows: string;
  selectRow: string;
  share: string;
  showChart: string;
  /** The button under the first items of a long list. */
  showMoreItems: PluralForms;
  showPassword: string;
  showPath: string;
  showTable: string;
  /** Of a column, if several sort; 1 is the first. */
  sortPriority: string;
  stars: PluralForms;
  statusError: string;
  statusInfo: string;
  statusSuccess: string;
  statusWarning: string;
  step: string;
  today: string;
  total: string;
  unchanged: string;
  /** Error of a field whose value has the wrong type. */
  valueMismatch: string;
  /** Error of a required field that is empty. */
  valueMissing: string;
  wrapLines: string;
}

/** The languages of the interface, as BCP-47 tags. */
export const uiLocales = ['en', 'fr', 'ar', 'zh-CN'] as const;
export type UiLocale = (typeof uiLocales)[number];

/**
 * The locales that components have texts in, as BCP-47 tags: more than the interface uses, for other users of the
 * library.
 */
export const labelLocales = [
  'am',
  'ar-EG',
  'ar-SA',
  'ar-SD',
  'az',
  'be',
  'bg',
  'bn',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'hy',
  'id',
  'is',
  'it',
  'ja',
  'kk',
  'km',
  'ko',
  'ku',
  'mk',
  'ms',
  'my',
  'nb',
  'ne',
  'nl',
  'nn',
  'pl',
  'ps',
  'pt-BR',
  'pt-PT',
  'ro',
  'ru',
  'si',
  'sk',
  'sr',
  'sv',
  'th',
  'tl',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh-CN',
  'zh-HK',
  'zh-TW',
] as const;
export type LabelLocale = (typeof labelLocales)[number];
