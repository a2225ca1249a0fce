import ar from '@apiyard/kernels/sudoku/copy/ar';
import ch from '@apiyard/kernels/sudoku/copy/ch';
import en from '@apiyard/kernels/sudoku/copy/en';
import fr from '@apiyard/kernels/sudoku/copy/fr';
import type { Text } from '../../../text.ts';

const keys = Object.keys(en) as (keyof typeof en)[];

/** The sentences of the page, by the code of the note: `naked_pair`. */
export const hintNotes: Readonly<Record<string, Text>> = Object.fromEntries(
  keys.map((key) => [key.slice('sudoku.hint.'.length), { en: en[key], fr: fr[key], ar: ar[key], ch: ch[key] }]),
);

export const hintErrors: Readonly<Record<string, Text>> = {
  syntax: {
    en: '“{{character}}” isn’t allowed. Use digits, and 0, a dot or an underscore for an empty cell.',
    fr: '« {{character}} » n’est pas autorisé. Utilisez des chiffres, et 0, un point ou un tiret bas pour une case vide.',
    ar: '«{{character}}» غير مسموح به. استخدم أرقامًا، و0 أو نقطة أو شرطة سفلية للخانة الفارغة.',
    ch: '不允许使用“{{character}}”。请使用数字，空格用 0、点或下划线表示。',
  },
  length: {
    en: 'A sudoku has 81 cells, but this one has {{length}}. Use 0, a dot or an underscore for an empty cell.',
    fr: 'Un sudoku a 81 cases, mais celui-ci en a {{length}}. Utilisez 0, un point ou un tiret bas pour une case vide.',
    ar: 'في السودوكو 81 خانة، لكن عدد الخانات هنا {{length}}. استخدم 0 أو نقطة أو شرطة سفلية للخانة الفارغة.',
    ch: '数独有 81 个单元格，但这里有 {{length}} 个。空格用 0、点或下划线表示。',
  },
  clash: {
    en: 'The cells {{cells}} (row, column) both have {{digit}} but share a unit. Change one of them.',
    fr: 'Les cases {{cells}} (ligne, colonne) ont toutes deux {{digit}} mais partagent une ligne, une colonne ou un bloc. Modifiez-en une.',
    ar: 'في الخانتين {{cells}} (الصف، العمود) الرقم {{digit}} وهما في وحدة واحدة. غيّر إحداهما.',
    ch: '单元格 {{cells}}（行，列）同为 {{digit}}，但在同一行、列或宫中。请更改其中一个。',
  },
  no_solution: {
    en: 'The puzzle has no solution. Check the clues against the original.',
    fr: 'La grille n’a pas de solution. Comparez les chiffres de départ avec l’original.',
    ar: 'ليس للغز حل. قارن الأرقام المعطاة بالأصل.',
    ch: '谜题无解。请对照原题检查已知数。',
  },
  several_solutions: {
    en: 'The puzzle has more than one solution. Add a clue.',
    fr: 'La grille a plus d’une solution. Ajoutez un chiffre de départ.',
    ar: 'للغز أكثر من حل. أضف رقمًا معطى.',
    ch: '谜题有多个解。请添加一个已知数。',
  },
  clue_missing: {
    en: 'The clue in the cell {{cells}} (row, column) is missing or changed. Enter all clues as in the puzzle.',
    fr: 'Le chiffre de départ de la case {{cells}} (ligne, colonne) manque ou diffère. Conservez tous les chiffres de départ.',
    ar: 'الرقم المعطى في الخانة {{cells}} (الصف، العمود) مفقود أو مختلف. أبقِ كل الأرقام المعطاة.',
    ch: '单元格 {{cells}}（行，列）的已知数缺失或不同。请保留所有已知数。',
  },
};
