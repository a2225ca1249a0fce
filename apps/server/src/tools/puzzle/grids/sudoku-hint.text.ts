/** Sentences of hints. Cells are written as (row, column). */
import type { Text } from '../../../text.ts';

export const hintNotes: Readonly<Record<string, Text>> = {
  point: {
    en: 'Look at these cells.',
    fr: 'Regardez ces cases.',
    ar: 'انظر إلى هذه الخانات.',
    ch: '请看这些单元格。',
  },
  done: {
    en: 'The puzzle is solved.',
    fr: 'La grille est résolue.',
    ar: 'حُلّ اللغز.',
    ch: '谜题已解出。',
  },
  mistake: {
    en: 'These cells (row, column) do not match the solution: {{cells}}. Clear them.',
    fr: 'Ces cases (ligne, colonne) ne correspondent pas à la solution : {{cells}}. Effacez-les.',
    ar: 'هذه الخانات (الصف، العمود) لا تطابق الحل: {{cells}}. امسحها.',
    ch: '以下单元格（行，列）与答案不符：{{cells}}。请清除。',
  },
  solution: {
    en: 'No known technique applies. The solution has {{digit}} in the cell {{cells}} (row, column).',
    fr: 'Aucune technique connue ne s’applique. Dans la solution, la case {{cells}} (ligne, colonne) contient {{digit}}.',
    ar: 'لا ينطبق أي أسلوب معروف. في الحل الرقم {{digit}} في الخانة {{cells}} (الصف، العمود).',
    ch: '没有适用的已知技巧。答案中单元格 {{cells}}（行，列）为 {{digit}}。',
  },
  hidden_single_row: {
    en: 'In its row, {{digits}} fits only in the cell {{cells}}. Enter it there.',
    fr: 'Dans sa ligne, {{digits}} ne peut aller que dans la case {{cells}}. Inscrivez-le.',
    ar: 'في صفه، لا يصلح الرقم {{digits}} إلا في الخانة {{cells}}. اكتبه فيها.',
    ch: '在所在行中，{{digits}} 只能填入单元格 {{cells}}。请填入。',
  },
  hidden_single_column: {
    en: 'In its column, {{digits}} fits only in the cell {{cells}}. Enter it there.',
    fr: 'Dans sa colonne, {{digits}} ne peut aller que dans la case {{cells}}. Inscrivez-le.',
    ar: 'في عموده، لا يصلح الرقم {{digits}} إلا في الخانة {{cells}}. اكتبه فيها.',
    ch: '在所在列中，{{digits}} 只能填入单元格 {{cells}}。请填入。',
  },
  hidden_single_box: {
    en: 'In its box, {{digits}} fits only in the cell {{cells}}. Enter it there.',
    fr: 'Dans son bloc, {{digits}} ne peut aller que dans la case {{cells}}. Inscrivez-le.',
    ar: 'في مربعه، لا يصلح الرقم {{digits}} إلا في الخانة {{cells}}. اكتبه فيها.',
    ch: '在所在宫中，{{digits}} 只能填入单元格 {{cells}}。请填入。',
  },
  naked_single: {
    en: 'Only {{digits}} fits in the cell {{cells}}. Its row, column and box contain all other digits.',
    fr: 'Seul {{digits}} convient dans la case {{cells}} : sa ligne, sa colonne et son bloc ont tous les autres chiffres.',
    ar: 'لا يصلح في الخانة {{cells}} إلا الرقم {{digits}}، فبقية الأرقام موجودة في صفها وعمودها ومربعها.',
    ch: '单元格 {{cells}} 只能填 {{digits}}：其行、列和宫中已有其余数字。',
  },
  pointing: {
    en: 'In one box, {{digits}} fits only in {{cells}}, which are in one line. Remove it from the rest of the line.',
    fr: 'Dans un bloc, {{digits}} ne va que dans {{cells}}, qui sont alignées. Retirez-le du reste de la ligne ou de la colonne.',
    ar: 'في مربع واحد، لا يصلح الرقم {{digits}} إلا في {{cells}}، وهي على خط واحد. أزله من بقية الخط.',
    ch: '在某一宫中，{{digits}} 只能填入 {{cells}}，它们在同一行或列上。请从该行或列的其余单元格排除。',
  },
  claiming: {
    en: 'In one line, {{digits}} fits only in {{cells}}, which are in one box. Remove it from the rest of the box.',
    fr: 'Dans une ligne ou colonne, {{digits}} ne va que dans {{cells}}, qui sont dans un même bloc. Retirez-le du reste du bloc.',
    ar: 'على خط واحد، لا يصلح الرقم {{digits}} إلا في {{cells}}، وهي في مربع واحد. أزله من بقية المربع.',
    ch: '在某一行或列中，{{digits}} 只能填入 {{cells}}，它们在同一宫内。请从该宫的其余单元格排除。',
  },
  naked_pair: {
    en: 'The cells {{cells}} can only have the same two digits. Remove {{digits}} from the cells that share a unit with both.',
    fr: 'Les cases {{cells}} ne peuvent avoir que les deux mêmes chiffres. Retirez {{digits}} des cases qui partagent une ligne, une colonne ou un bloc avec les deux.',
    ar: 'لا تقبل الخانات {{cells}} إلا الرقمين نفسيهما. أزل {{digits}} من بقية خانات وحدتهما.',
    ch: '单元格 {{cells}} 只能填相同的两个数字。请从所在行、列或宫的其余单元格排除 {{digits}}。',
  },
  hidden_pair: {
    en: 'Two digits of a unit fit only in {{cells}}. Remove the other candidates of these cells: {{digits}}.',
    fr: 'Deux chiffres d’une ligne, d’une colonne ou d’un bloc ne vont que dans {{cells}}. Retirez les autres candidats de ces cases : {{digits}}.',
    ar: 'رقمان من وحدة واحدة لا يصلحان إلا في {{cells}}. أزل بقية مرشحات هذه الخانات: {{digits}}.',
    ch: '某一行、列或宫的两个数字只能填入 {{cells}}。请排除这些单元格的其他候选数：{{digits}}。',
  },
  naked_triple: {
    en: 'The cells {{cells}} can only have the same three digits. Remove {{digits}} from the other cells of their unit.',
    fr: 'Les cases {{cells}} ne peuvent avoir que les trois mêmes chiffres. Retirez {{digits}} du reste de leur ligne, colonne ou bloc.',
    ar: 'لا تقبل الخانات {{cells}} إلا الأرقام الثلاثة نفسها. أزل {{digits}} من بقية خانات وحدتها.',
    ch: '单元格 {{cells}} 只能填相同的三个数字。请从所在行、列或宫的其余单元格排除 {{digits}}。',
  },
  hidden_triple: {
    en: 'Three digits of a unit fit only in {{cells}}. Remove the other candidates of these cells: {{digits}}.',
    fr: 'Trois chiffres d’une ligne, d’une colonne ou d’un bloc ne vont que dans {{cells}}. Retirez les autres candidats de ces cases : {{digits}}.',
    ar: 'ثلاثة أرقام من وحدة واحدة لا تصلح إلا في {{cells}}. أزل بقية مرشحات هذه الخانات: {{digits}}.',
    ch: '某一行、列或宫的三个数字只能填入 {{cells}}。请排除这些单元格的其他候选数：{{digits}}。',
  },
  x_wing: {
    en: 'In two parallel lines, {{digits}} fits only in {{cells}}, the corners of a rectangle. Remove it from the rest of the crossing lines.',
    fr: 'Dans deux lignes ou deux colonnes, {{digits}} ne va que dans {{cells}}, les coins d’un rectangle. Retirez-le du reste des colonnes ou des lignes qui les croisent.',
    ar: 'على خطين متوازيين، لا يصلح الرقم {{digits}} إلا في {{cells}}، وهي زوايا مستطيل. أزله من بقية الخطين المتقاطعين معهما.',
    ch: '在两行或两列中，{{digits}} 只能填入矩形的四角 {{cells}}。请从与之相交的行或列的其余单元格排除。',
  },
  swordfish: {
    en: 'In three parallel lines, {{digits}} fits only in {{cells}}, which share three crossing lines. Remove it from the rest of those lines.',
    fr: 'Dans trois lignes ou trois colonnes, {{digits}} ne va que dans {{cells}}, alignées sur trois colonnes ou trois lignes. Retirez-le du reste de celles-ci.',
    ar: 'على ثلاثة خطوط متوازية، لا يصلح الرقم {{digits}} إلا في {{cells}}، على ثلاثة خطوط متقاطعة معها. أزله من بقيتها.',
    ch: '在三行或三列中，{{digits}} 只能填入 {{cells}}，它们位于相同的三列或三行。请从这些列或行的其余单元格排除。',
  },
  xy_wing: {
    en: 'The first of the cells {{cells}} shares a candidate with each of the other two, so one of those is {{digits}}. Remove it from cells that see both.',
    fr: 'La première des cases {{cells}} partage un candidat avec chacune des autres, donc l’une de celles-ci est {{digits}}. Retirez-le des cases qui voient les deux.',
    ar: 'تشترك أولى الخانات {{cells}} في مرشح مع كل من الأخريين، فإحداهما {{digits}}. أزله من الخانات التي تراهما معًا.',
    ch: '{{cells}} 中第一个单元格与另外两个各共用一个候选数，因此另外两个之一为 {{digits}}。请从同时能看到两者的单元格排除。',
  },
  xyz_wing: {
    en: 'Whatever the first of the cells {{cells}} is, one of the three is {{digits}}. Remove it from cells that see all three.',
    fr: 'Quelle que soit la première des cases {{cells}}, l’une des trois est {{digits}}. Retirez-le des cases qui voient les trois.',
    ar: 'مهما كانت أولى الخانات {{cells}}، فإحدى الثلاث {{digits}}. أزله من الخانات التي تراها جميعًا.',
    ch: '无论 {{cells}} 中第一个单元格填什么，三者之一必为 {{digits}}。请从同时能看到三者的单元格排除。',
  },
  colouring: {
    en: 'Chains of {{digits}} through {{cells}} alternate between true and false. Remove it where it conflicts with both.',
    fr: 'Des chaînes de {{digits}} passant par {{cells}} alternent entre vrai et faux. Retirez-le là où il est incompatible avec les deux.',
    ar: 'تتناوب سلاسل الرقم {{digits}} عبر {{cells}} بين الصحة والخطأ. أزله حيث يتعارض مع الحالتين.',
    ch: '{{digits}} 沿 {{cells}} 的链真假交替。请在与两种情况都冲突的位置排除。',
  },
  xy_chain: {
    en: 'Along the cells {{cells}} with two candidates each, one of the two ends is {{digits}}. Remove it from cells that see both ends.',
    fr: 'Le long des cases {{cells}} à deux candidats, l’une des extrémités est {{digits}}. Retirez-le des cases qui voient les deux extrémités.',
    ar: 'على طول الخانات {{cells}} ذات المرشحين، أحد الطرفين {{digits}}. أزله من الخانات التي ترى الطرفين معًا.',
    ch: '沿着各有两个候选数的单元格 {{cells}}，两端之一为 {{digits}}。请从同时能看到两端的单元格排除。',
  },
};

export const hintErrors: Readonly<Record<string, Text>> = {
  syntax: {
    en: '“{{character}}” is not allowed. Use digits, and 0, a dot or an underscore for an empty cell.',
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
