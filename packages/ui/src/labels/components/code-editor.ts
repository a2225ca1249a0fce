import type { ComponentLabels } from '../component-labels.ts';
import type { PluralForms } from '../labels.ts';

interface CodeEditorLabels {
  find: string;
  /** Whether Tab indents or leaves the editor. */
  indentWithTab: string;
  /** Announced when it changes. */
  tabIndents: string;
  tabLeaves: string;
  /** `{line}` and `{column}` begin with 1. */
  place: string;
  /** `{place}`: where, `{message}`: what is wrong. */
  problem: string;
  problems: PluralForms;
  /** After the number of problems, on its button. */
  nextProblem: string;
  /** CodeMirror's own texts by their English words; `$` is a number. */
  phrases: Phrases;
}

type Phrases = Readonly<
  Record<
    | 'all'
    | 'by word'
    | 'close'
    | 'Control character'
    | 'current match'
    | 'Find'
    | 'Fold line'
    | 'folded code'
    | 'Folded lines'
    | 'go'
    | 'Go to line'
    | 'match case'
    | 'next'
    | 'on line'
    | 'previous'
    | 'regexp'
    | 'Replace'
    | 'replace'
    | 'replace all'
    | 'replaced $ matches'
    | 'replaced match on line $'
    | 'to'
    | 'unfold'
    | 'Unfold line'
    | 'Unfolded lines',
    string
  >
>;

export const codeEditorLabels: ComponentLabels<CodeEditorLabels> = {
  en: {
    find: 'Find',
    indentWithTab: 'Indent with Tab',
    tabIndents: 'Tab indents. Press Escape, then Tab, to leave the editor.',
    tabLeaves: 'Tab leaves the editor.',
    place: 'Line {line}, column {column}',
    problem: '{place}: {message}',
    problems: { one: '{count} problem', other: '{count} problems' },
    nextProblem: 'Go to the next problem',
    phrases: {
      all: 'Select all',
      'by word': 'Whole words',
      close: 'Close',
      'Control character': 'Control character',
      'current match': 'Current match',
      Find: 'Find',
      'Fold line': 'Fold line',
      'folded code': 'Folded code',
      'Folded lines': 'Folded lines',
      go: 'Go',
      'Go to line': 'Go to line',
      'match case': 'Match case',
      next: 'Next',
      'on line': 'on line',
      previous: 'Previous',
      regexp: 'Regular expression',
      Replace: 'Replace',
      replace: 'Replace',
      'replace all': 'Replace all',
      'replaced $ matches': 'Replaced $ matches',
      'replaced match on line $': 'Replaced the match on line $',
      to: 'to',
      unfold: 'Unfold',
      'Unfold line': 'Unfold line',
      'Unfolded lines': 'Unfolded lines',
    },
  },
  fr: {
    find: 'Rechercher',
    indentWithTab: 'Indenter avec Tab',
    tabIndents: 'La touche Tab indente. Pour quitter l’éditeur, appuyez sur Échap, puis sur Tab.',
    tabLeaves: 'La touche Tab permet de quitter l’éditeur.',
    place: 'Ligne {line}, colonne {column}',
    problem: '{place} : {message}',
    problems: { one: '{count} problème', many: '{count} problèmes', other: '{count} problèmes' },
    nextProblem: 'Aller au problème suivant',
    phrases: {
      all: 'Tout sélectionner',
      'by word': 'Mots entiers',
      close: 'Fermer',
      'Control character': 'Caractère de contrôle',
      'current match': 'Résultat actuel',
      Find: 'Rechercher',
      'Fold line': 'Replier la ligne',
      'folded code': 'Code replié',
      'Folded lines': 'Lignes repliées :',
      go: 'Atteindre',
      'Go to line': 'Atteindre la ligne',
      'match case': 'Respecter la casse',
      next: 'Suivant',
      'on line': 'à la ligne',
      previous: 'Précédent',
      regexp: 'Expression régulière',
      Replace: 'Remplacer',
      replace: 'Remplacer',
      'replace all': 'Tout remplacer',
      'replaced $ matches': '$ résultats remplacés',
      'replaced match on line $': 'Résultat remplacé à la ligne $',
      to: 'à',
      unfold: 'Déplier',
      'Unfold line': 'Déplier la ligne',
      'Unfolded lines': 'Lignes dépliées :',
    },
  },
  ar: {
    find: 'بحث',
    indentWithTab: 'المسافة البادئة بمفتاح Tab',
    tabIndents: 'يضيف Tab مسافة بادئة. اضغط Escape ثم Tab لمغادرة المحرر.',
    tabLeaves: 'يغادر Tab المحرر.',
    place: 'السطر {line}، العمود {column}',
    problem: '{place}: {message}',
    problems: {
      zero: 'لا مشكلات',
      one: 'مشكلة واحدة',
      two: 'مشكلتان',
      few: '{count} مشكلات',
      many: '{count} مشكلة',
      other: '{count} مشكلة',
    },
    nextProblem: 'الانتقال إلى المشكلة التالية',
    phrases: {
      all: 'تحديد الكل',
      'by word': 'كلمات كاملة',
      close: 'إغلاق',
      'Control character': 'حرف تحكم',
      'current match': 'النتيجة الحالية',
      Find: 'بحث',
      'Fold line': 'طي السطر',
      'folded code': 'تعليمات برمجية مطوية',
      'Folded lines': 'طُويت الأسطر',
      go: 'انتقال',
      'Go to line': 'الانتقال إلى السطر',
      'match case': 'مطابقة حالة الأحرف',
      next: 'التالي',
      'on line': 'في السطر',
      previous: 'السابق',
      regexp: 'تعبير نمطي',
      Replace: 'استبدال',
      replace: 'استبدال',
      'replace all': 'استبدال الكل',
      'replaced $ matches': 'عدد النتائج المستبدلة: $',
      'replaced match on line $': 'استُبدلت النتيجة في السطر $',
      to: 'إلى',
      unfold: 'توسيع',
      'Unfold line': 'توسيع السطر',
      'Unfolded lines': 'وُسّعت الأسطر',
    },
  },
  'zh-CN': {
    find: '查找',
    indentWithTab: '用 Tab 键缩进',
    tabIndents: 'Tab 键用于缩进。先按 Esc 再按 Tab 可离开编辑器。',
    tabLeaves: 'Tab 键用于离开编辑器。',
    place: '第 {line} 行，第 {column} 列',
    problem: '{place}：{message}',
    problems: { other: '{count} 个问题' },
    nextProblem: '转到下一个问题',
    phrases: {
      all: '全选',
      'by word': '全字匹配',
      close: '关闭',
      'Control character': '控制字符',
      'current match': '当前匹配项',
      Find: '查找',
      'Fold line': '折叠行',
      'folded code': '已折叠的代码',
      'Folded lines': '已折叠行',
      go: '转到',
      'Go to line': '转到行',
      'match case': '区分大小写',
      next: '下一个',
      'on line': '位于行',
      previous: '上一个',
      regexp: '正则表达式',
      Replace: '替换',
      replace: '替换',
      'replace all': '全部替换',
      'replaced $ matches': '已替换 $ 个匹配项',
      'replaced match on line $': '已替换第 $ 行的匹配项',
      to: '至',
      unfold: '展开',
      'Unfold line': '展开行',
      'Unfolded lines': '已展开行',
    },
  },
};
