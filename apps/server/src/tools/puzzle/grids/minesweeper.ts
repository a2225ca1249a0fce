import { minesweeperTechniques } from '@apiyard/kernels/minesweeper/deduce';
import * as z from 'zod';
import { seedField, seedOutput } from '../../random/fields.text.ts';
import { field, tool } from '../../tool.ts';
import {
  actionTitle,
  cellFields,
  heightField,
  heightOutput,
  levelTitle,
  methodOptions,
  methodTitle,
  proofTitle,
  stepsTitle,
  widthField,
  widthOutput,
} from '../puzzle.text.ts';

const techniqueOptions = {
  count: { en: 'One number', fr: 'Un nombre', ar: 'رقم واحد', ch: '单个数字' },
  overlap: {
    en: 'Two numbers that overlap',
    fr: 'Deux nombres qui se recoupent',
    ar: 'رقمان متداخلان',
    ch: '两个重叠的数字',
  },
  cases: {
    en: 'All cases of a connected area',
    fr: 'Tous les cas d’une partie connexe',
    ar: 'كل حالات جزء متصل',
    ch: '枚举相连区域的所有情况',
  },
  'mines-left': {
    en: 'Number of mines left',
    fr: 'Nombre de mines restantes',
    ar: 'عدد الألغام المتبقية',
    ch: '剩余地雷数',
  },
} as const;

const minesTitle = { en: 'Mines', fr: 'Mines', ar: 'الألغام', ch: '地雷数' } as const;
const textTitle = { en: 'Board', fr: 'Grille', ar: 'اللوحة', ch: '棋盘' } as const;
const safeTitle = { en: 'Safe cells', fr: 'Cases sûres', ar: 'الخانات الآمنة', ch: '安全的单元格' } as const;
const minedTitle = { en: 'Cells with mines', fr: 'Cases minées', ar: 'الخانات الملغومة', ch: '有雷的单元格' } as const;
const cells = (title: typeof safeTitle | typeof minedTitle) => field({ title }, z.array(z.object(cellFields(40))));

const made = z.object({
  text: field({ title: textTitle, code: true }, z.string()),
  start: field(
    { title: { en: 'First cell', fr: 'Première case', ar: 'الخانة الأولى', ch: '首个单元格' } },
    z.object(cellFields(40)),
  ),
  board: field(
    {
      title: {
        en: 'Numbers by rows, -1 for a mine',
        fr: 'Nombres par lignes, -1 pour une mine',
        ar: 'الأرقام بالصفوف، \u2066-1\u2069 للغم',
        ch: '按行的数字，-1 为地雷',
      },
    },
    z.array(z.array(z.int().min(-1).max(8))),
  ),
  width: widthOutput(),
  height: heightOutput(),
  mines: field({ title: minesTitle }, z.int()),
  proof: field(
    { title: proofTitle },
    z.object({
      method: field({ title: methodTitle, options: methodOptions }, z.literal('logic')),
      steps: field({ title: stepsTitle }, z.int()),
      hardest: field(
        {
          title: { en: 'Hardest technique', fr: 'Technique la plus difficile', ar: 'أصعب أسلوب', ch: '最难技巧' },
          options: techniqueOptions,
        },
        z.enum(minesweeperTechniques),
      ),
    }),
  ),
  seed: seedOutput(),
});

const solved = z.object({
  text: field({ title: textTitle, code: true }, z.string()),
  safe: cells(safeTitle),
  mined: cells(minedTitle),
  steps: field(
    { title: { en: 'Steps in order', fr: 'Étapes dans l’ordre', ar: 'الخطوات بالترتيب', ch: '按顺序的步骤' } },
    z.array(
      z.object({
        technique: field(
          { title: { en: 'Technique', fr: 'Technique', ar: 'الأسلوب', ch: '技巧' }, options: techniqueOptions },
          z.enum(minesweeperTechniques),
        ),
        safe: cells(safeTitle),
        mined: cells(minedTitle),
        from: field(
          {
            title: {
              en: 'Numbers that prove it',
              fr: 'Nombres dont cela découle',
              ar: 'الأرقام التي يُستنتج منها',
              ch: '所依据的数字',
            },
          },
          z.array(z.object(cellFields(40))),
        ),
      }),
    ),
  ),
  mines: field({ title: minesTitle }, z.int()),
});

export default tool({
  path: 'puzzle/minesweeper',
  title: { en: 'Minesweeper', fr: 'Démineur', ar: 'كاسحة الألغام', ch: '扫雷' },
  summary: {
    en: 'Generates a Minesweeper board that can be solved without guessing, or finds the safe cells and mines on a board.',
    fr: 'Génère une grille de démineur sans hasard, ou trouve les cases sûres et les mines d’une grille.',
    ar: 'ينشئ لوحة كاسحة ألغام لا تحتاج إلى تخمين، أو يجد الخانات الآمنة والألغام في لوحة.',
    ch: '生成无需猜测的扫雷棋盘，或找出棋盘上安全的单元格和地雷。',
  },
  tags: ['no guessing', 'seed'],
  synonyms: {
    en: ['mines', 'no guess', 'solver', 'mine sweeper'],
    fr: ['mines', 'solveur', 'sans hasard'],
    ar: ['ألغام', 'حقل ألغام', 'مزيل الألغام'],
    ch: ['地雷', '无猜', '扫雷求解'],
  },
  input: z.object({
    action: field(
      {
        title: actionTitle,
        options: {
          make: { en: 'Generate a board', fr: 'Générer une grille', ar: 'إنشاء لوحة', ch: '生成' },
          solve: {
            en: 'Find safe cells and mines',
            fr: 'Trouver ce qui est certain',
            ar: 'إيجاد الخانات المؤكدة',
            ch: '找出确定的单元格',
          },
        },
      },
      z.enum(['make', 'solve']).default('make'),
    ),
    level: field(
      {
        title: levelTitle,
        help: {
          en: 'Only used to generate a board.',
          fr: 'Utilisé uniquement pour générer.',
          ar: 'يُستخدم عند الإنشاء فقط.',
          ch: '仅用于生成。',
        },
        options: {
          beginner: {
            en: 'Beginner: 9 × 9, 10 mines',
            fr: 'Débutant : 9 × 9, 10 mines',
            ar: 'مبتدئ: 9 × 9 و10 ألغام',
            ch: '初级：9 × 9，10 个雷',
          },
          intermediate: {
            en: 'Intermediate: 16 × 16, 40 mines',
            fr: 'Intermédiaire : 16 × 16, 40 mines',
            ar: 'متوسط: 16 × 16 و40 لغمًا',
            ch: '中级：16 × 16，40 个雷',
          },
          expert: {
            en: 'Expert: 30 × 16, 99 mines',
            fr: 'Expert : 30 × 16, 99 mines',
            ar: 'خبير: 30 × 16 و99 لغمًا',
            ch: '高级：30 × 16，99 个雷',
          },
          custom: { en: 'Custom size', fr: 'Taille personnalisée', ar: 'حجم مخصص', ch: '自定义大小' },
        },
      },
      z.enum(['beginner', 'intermediate', 'expert', 'custom']).default('beginner'),
    ),
    width: widthField(5, 30, 9),
    height: heightField(5, 24, 9),
    mines: field(
      {
        title: minesTitle,
        help: {
          en: 'Only used for a custom size and to solve a board.',
          fr: 'Utilisé pour une taille personnalisée et pour résoudre.',
          ar: 'يُستخدم للحجم المخصص وعند الحل.',
          ch: '用于自定义大小和求解。',
        },
      },
      z.int().min(1).max(400).default(10),
    ),
    seed: seedField(),
    board: field(
      {
        title: { en: 'Board to solve', fr: 'Grille à résoudre', ar: 'اللوحة المطلوب حلها', ch: '待解棋盘' },
        help: {
          en: 'One line for each row: digits, ? for a covered cell and F for a flag. Spaces are ignored.',
          fr: 'Une ligne de texte par ligne : chiffres, ? pour une case couverte et F pour un drapeau. Les espaces sont ignorés.',
          ar: 'سطر لكل صف: أرقام و\u2066?\u2069 للخانة المغطاة وF للعَلَم. تُتجاهل المسافات.',
          ch: '每行写一行：数字，? 表示未翻开，F 表示旗子。忽略空格。',
        },
        multiline: true,
        code: true,
      },
      z.string().max(5000).optional(),
    ),
  }),
  output: {
    schema: z.union([made, solved]),
    examples: [
      {
        text: '1 1 ?\n1 * ?',
        safe: [],
        mined: [{ row: 2, column: 2 }],
        steps: [{ technique: 'count', safe: [], mined: [{ row: 2, column: 2 }], from: [{ row: 1, column: 1 }] }],
        mines: 1,
      },
    ],
  },
  errors: {
    mines_many: {
      en: 'A board of this size can have at most {{max}} mines without guessing. Use fewer mines or a larger board.',
      fr: 'Une grille de cette taille peut avoir au plus {{max}} mines sans hasard. Utilisez moins de mines ou une grille plus grande.',
      ar: 'أقصى عدد للألغام دون تخمين في لوحة بهذا الحجم {{max}}. قلل الألغام أو كبّر اللوحة.',
      ch: '此大小的棋盘在无需猜测时最多有 {{max}} 个雷。请减少地雷或增大棋盘。',
    },
    mines_more: {
      en: 'There are more mines than the {{covered}} covered cells. Check the number of mines.',
      fr: 'Il y a plus de mines que les {{covered}} cases couvertes. Vérifiez le nombre de mines.',
      ar: 'عدد الألغام أكبر من عدد الخانات المغطاة ({{covered}}). تحقق من عدد الألغام.',
      ch: '地雷数多于 {{covered}} 个未翻开的单元格。请检查地雷数。',
    },
    board_missing: {
      en: 'There is no board to solve. Enter one line for each row.',
      fr: 'Envoyez la grille à résoudre : une ligne de texte par ligne.',
      ar: 'أرسل اللوحة المطلوب حلها: سطرًا لكل صف.',
      ch: '请提供要求解的棋盘：每行写一行。',
    },
    board_syntax: {
      en: '“{{character}}” is not allowed. Use the digits 0 to 8, ? for a covered cell and F for a flag.',
      fr: '« {{character}} » n’est pas autorisé. Utilisez les chiffres de 0 à 8, ? pour une case couverte et F pour un drapeau.',
      ar: '«{{character}}» غير مسموح به. استخدم الأرقام من 0 إلى 8 و\u2066?\u2069 للخانة المغطاة وF للعَلَم.',
      ch: '不允许使用“{{character}}”。请使用数字 0 到 8，? 表示未翻开，F 表示旗子。',
    },
    uneven: {
      en: 'Row {{row}} has {{cells}} cells, but the first has {{width}}. Make all rows the same length.',
      fr: 'La ligne {{row}} a {{cells}} cases, mais la première en a {{width}}. Donnez la même longueur à toutes les lignes.',
      ar: 'عدد خانات الصف {{row}} هو {{cells}}، وعدد خانات الصف الأول {{width}}. اجعل الصفوف متساوية الطول.',
      ch: '第 {{row}} 行有 {{cells}} 个单元格，而第一行有 {{width}} 个。请使各行长度相同。',
    },
    too_large: {
      en: 'The board is too large. Use at most {{max}} rows and columns.',
      fr: 'La grille est trop grande. Utilisez au plus {{max}} lignes et colonnes.',
      ar: 'اللوحة كبيرة جدًا. استخدم {{max}} صفًا وعمودًا على الأكثر.',
      ch: '棋盘过大。最多可有 {{max}} 行和 {{max}} 列。',
    },
    contradiction: {
      en: 'No arrangement of mines gives these numbers. Check the board and the number of mines.',
      fr: 'Aucun placement des mines ne donne ces nombres. Vérifiez la grille et le nombre de mines.',
      ar: 'لا يوجد توزيع للألغام يعطي هذه الأرقام. تحقق من اللوحة وعدد الألغام.',
      ch: '没有任何布雷方式符合这些数字。请检查棋盘和地雷数。',
    },
  },
  open: true,
  heavy: true,
  inBrowser: true,
  layout: 'text',
  examples: [
    { name: { en: 'Beginner', fr: 'Débutant', ar: 'مبتدئ', ch: '初级' }, input: {} },
    { name: { en: 'Expert', fr: 'Expert', ar: 'خبير', ch: '高级' }, input: { level: 'expert', seed: 'daily' } },
    {
      name: { en: 'Find safe cells', fr: 'Trouver les cases sûres', ar: 'إيجاد الخانات الآمنة', ch: '找出安全的单元格' },
      input: { action: 'solve', mines: 3, board: '? ? ? ? ?\n1 2 3 2 1\n0 0 0 0 0' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/puzzle/grids/minesweeper')).default(input),
});
