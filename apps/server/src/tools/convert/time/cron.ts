import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import {
  dateErrors,
  langField,
  momentNotes,
  nowNote,
  rangeErrors,
  utcTitle,
  zoneErrors,
  zoneField,
  zoneTitle,
} from './fields.text.ts';

export default tool({
  path: 'convert/cron',
  title: { en: 'Cron expression', fr: 'Expression cron', ar: 'تعبير cron', ch: 'Cron 表达式' },
  summary: {
    en: 'Explains a cron expression as Vixie cron reads it (crontab(5)), lists the next runs and warns about unusual parts.',
    fr: 'Explique une expression cron selon les règles de Vixie cron (crontab(5)), liste ses prochaines exécutions et signale les parties inhabituelles.',
    ar: 'يشرح تعبير cron وفق قواعد Vixie cron (crontab(5))، ويسرد مرات التشغيل التالية وينبّه إلى الأجزاء الغريبة.',
    ch: '按 Vixie cron（crontab(5)）规则解释 Cron 表达式，列出后续执行时间，并提示异常之处。',
  },
  tags: ['crontab', 'schedule', 'vixie cron', 'cronie'],
  synonyms: {
    en: ['cron parser', 'crontab guru', 'next run', 'scheduler', 'job schedule'],
    fr: ['analyseur cron', 'planification', 'tâche planifiée', 'prochaine exécution'],
    ar: ['جدولة', 'مهمة مجدولة', 'موعد التشغيل التالي'],
    ch: ['定时任务', '计划任务', '下次执行时间', '定时表达式'],
  },
  input: z.object({
    text: field(
      {
        title: { en: 'Expression', fr: 'Expression', ar: 'التعبير', ch: '表达式' },
        help: {
          en: 'Minute, hour, day of month, month and day of week, or a nickname such as @daily. If both day fields are restricted, it runs when either matches.',
          fr: 'Minute, heure, jour du mois, mois, jour de la semaine ; ou @daily, @hourly, etc. Si les deux jours sont restreints, l’un ou l’autre suffit.',
          ar: 'الدقيقة والساعة ويوم الشهر والشهر ويوم الأسبوع؛ أو ⁦@daily⁩ و⁦@hourly⁩ وما شابه. إذا قُيّد اليومان، يكفي أحدهما.',
          ch: '分、时、日、月、星期；或 @daily、@hourly 等。日和星期都有限制时，满足其一即执行。',
        },
        code: true,
      },
      z.string().min(1).max(500),
    ),
    zone: zoneField(),
    date: field(
      {
        start: 'empty',
        title: { en: 'After', fr: 'Après', ar: 'بعد', ch: '起始时间' },
        help: {
          en: 'Lists the runs after this time. Leave empty for now.',
          fr: 'Les exécutions après cette heure sont listées. Laissez vide pour l’instant présent.',
          ar: 'تُسرد مرات التشغيل بعد هذا الوقت. اتركه فارغًا للوقت الحالي.',
          ch: '列出此时间之后的执行时间。留空表示当前时间。',
        },
      },
      z.string().max(100).optional(),
    ),
    count: field(
      { title: { en: 'Number of runs', fr: 'Nombre d’exécutions', ar: 'عدد مرات التشغيل', ch: '次数' } },
      z.int().min(1).max(100).default(5),
    ),
    lang: langField(),
  }),
  output: {
    schema: z.object({
      words: field({ title: { en: 'In words', fr: 'En mots', ar: 'بالكلمات', ch: '文字说明' } }, z.string()),
      runs: field(
        { title: { en: 'Next runs', fr: 'Prochaines exécutions', ar: 'مرات التشغيل التالية', ch: '后续执行时间' } },
        z.array(
          z.object({
            iso: field(
              { title: { en: 'Local time', fr: 'Heure locale', ar: 'التوقيت المحلي', ch: '当地时间' } },
              z.string(),
            ),
            utc: field({ title: utcTitle }, z.string()),
          }),
        ),
      ),
      fields: field(
        { title: { en: 'Fields', fr: 'Champs', ar: 'الحقول', ch: '字段' } },
        z.array(
          z.object({
            name: field(
              {
                title: { en: 'Field', fr: 'Champ', ar: 'الحقل', ch: '字段' },
                options: {
                  minute: { en: 'Minute', fr: 'Minute', ar: 'الدقيقة', ch: '分' },
                  hour: { en: 'Hour', fr: 'Heure', ar: 'الساعة', ch: '时' },
                  dayOfMonth: { en: 'Day of month', fr: 'Jour du mois', ar: 'يوم الشهر', ch: '日' },
                  month: { en: 'Month', fr: 'Mois', ar: 'الشهر', ch: '月' },
                  dayOfWeek: { en: 'Day of week', fr: 'Jour de la semaine', ar: 'يوم الأسبوع', ch: '星期' },
                },
              },
              z.enum(['minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek']),
            ),
            text: field({ title: { en: 'As written', fr: 'Tel qu’écrit', ar: 'كما كُتب', ch: '原文' } }, z.string()),
            values: field({ title: { en: 'Values', fr: 'Valeurs', ar: 'القيم', ch: '取值' } }, z.string()),
          }),
        ),
      ),
      zone: field({ title: zoneTitle }, z.string()),
      after: field({ title: { en: 'After', fr: 'Après', ar: 'بعد', ch: '起始时间' } }, z.string()),
      notes: notesField(),
    }),
    examples: [
      {
        words: 'At 09:00 from Monday to Friday',
        runs: [{ iso: '2026-11-27T09:00:00+01:00', utc: '2026-11-27T08:00:00Z' }],
        fields: [
          { name: 'minute', text: '0', values: '0' },
          { name: 'hour', text: '9', values: '9' },
          { name: 'dayOfMonth', text: '*', values: '1-31' },
          { name: 'month', text: '*', values: '1-12' },
          { name: 'dayOfWeek', text: 'mon-fri', values: '1-5' },
        ],
        zone: 'Europe/Paris',
        after: '2026-11-26T10:00:00+01:00',
        notes: [],
      },
    ],
  },
  errors: {
    ...zoneErrors,
    ...dateErrors,
    ...rangeErrors,
    field_count: {
      en: 'The expression has {{count}} parts but needs 5: minute, hour, day of month, month and day of week. Leave out the user and the command.',
      fr: 'L’expression a {{count}} parties au lieu de 5 : minute, heure, jour du mois, mois, jour de la semaine. Omettez l’utilisateur et la commande.',
      ar: 'يتكون التعبير من {{count}} أجزاء، والمطلوب 5: الدقيقة والساعة ويوم الشهر والشهر ويوم الأسبوع. احذف المستخدم والأمر.',
      ch: '表达式有 {{count}} 部分，应为 5 部分：分、时、日、月、星期。请去掉用户和命令。',
    },
    six_fields: {
      en: 'The expression has {{count}} fields. Vixie cron has no field for seconds or years. Remove it.',
      fr: 'L’expression a {{count}} champs. Vixie cron n’a pas de champ pour les secondes ni les années : retirez-le.',
      ar: 'يتكون التعبير من {{count}} حقول. لا يوجد في Vixie cron حقل للثواني أو السنوات: أزله.',
      ch: '表达式有 {{count}} 个字段。Vixie cron 没有秒或年字段，请移除。',
    },
    unknown_nickname: {
      en: '“{{text}}” is not a nickname. Use @yearly, @annually, @monthly, @weekly, @daily, @midnight, @hourly or @reboot.',
      fr: '« {{text}} » n’est pas un raccourci. Utilisez @yearly, @annually, @monthly, @weekly, @daily, @midnight, @hourly ou @reboot.',
      ar: '«{{text}}» ليس اختصارًا. استخدم ⁦@yearly⁩ أو ⁦@annually⁩ أو ⁦@monthly⁩ أو ⁦@weekly⁩ أو ⁦@daily⁩ أو ⁦@midnight⁩ أو ⁦@hourly⁩ أو ⁦@reboot⁩.',
      ch: '“{{text}}”不是有效的别名。请使用 @yearly、@annually、@monthly、@weekly、@daily、@midnight、@hourly 或 @reboot。',
    },
    not_a_field: {
      en: 'Field {{position}}: “{{text}}” is not a number, name, range or step. Only months and days of the week have names, with three letters.',
      fr: 'Champ {{position}} : « {{text}} » n’est ni un nombre, ni un nom, ni une plage, ni un pas. Seuls les mois et jours de la semaine ont des noms, de trois lettres en anglais.',
      ar: 'الحقل {{position}}: «{{text}}» ليس رقمًا أو اسمًا أو نطاقًا أو خطوة. الأسماء للأشهر وأيام الأسبوع فقط، بثلاثة أحرف إنجليزية.',
      ch: '第 {{position}} 个字段：“{{text}}”不是数字、名称、范围或步长。只有月和星期可用名称，为三个英文字母。',
    },
    quartz_symbol: {
      en: 'Field {{position}}: “{{text}}” is Quartz or Jenkins syntax, which Vixie cron does not support. Use numbers, lists, ranges and steps.',
      fr: 'Champ {{position}} : « {{text}} » est une syntaxe de Quartz ou Jenkins, absente de Vixie cron. Utilisez nombres, listes, plages et pas.',
      ar: 'الحقل {{position}}: «{{text}}» صياغة من Quartz أو Jenkins لا توجد في Vixie cron. استخدم أرقامًا وقوائم ونطاقات وخطوات.',
      ch: '第 {{position}} 个字段：“{{text}}”是 Quartz 或 Jenkins 语法，Vixie cron 不支持。请使用数字、列表、范围和步长。',
    },
    value_out_of_range: {
      en: 'Field {{position}}: {{value}} is out of range. Use {{min}} to {{max}}.',
      fr: 'Champ {{position}} : {{value}} est hors limites. Utilisez une valeur de {{min}} à {{max}}.',
      ar: 'الحقل {{position}}: القيمة {{value}} خارج النطاق. استخدم من {{min}} إلى {{max}}.',
      ch: '第 {{position}} 个字段：{{value}} 超出范围。请使用 {{min}} 到 {{max}}。',
    },
    reversed_range: {
      en: 'Field {{position}}: the range {{text}} ends before it begins. Write two ranges. In the day of week, 7 is also Sunday.',
      fr: 'Champ {{position}} : la plage {{text}} se termine avant son début. Écrivez deux plages ; pour le jour de la semaine, 7 est aussi dimanche.',
      ar: 'الحقل {{position}}: ينتهي النطاق {{text}} قبل بدايته. اكتب نطاقين؛ في يوم الأسبوع 7 هو الأحد أيضًا.',
      ch: '第 {{position}} 个字段：范围 {{text}} 的终点在起点之前。请写成两个范围；星期字段中 7 也表示星期日。',
    },
    zero_step: {
      en: 'Field {{position}}: the step of {{text}} is 0. Use 1 or more.',
      fr: 'Champ {{position}} : le pas de {{text}} est 0. Utilisez 1 ou plus.',
      ar: 'الحقل {{position}}: خطوة {{text}} هي 0. استخدم 1 أو أكثر.',
      ch: '第 {{position}} 个字段：{{text}} 的步长为 0。请使用 1 或更大的值。',
    },
    step_needs_range: {
      en: 'Field {{position}}: a step must follow * or a range, but {{text}} has neither. Write {{suggestion}}.',
      fr: 'Champ {{position}} : un pas suit * ou une plage, absente de {{text}}. Écrivez {{suggestion}}.',
      ar: 'الحقل {{position}}: تأتي الخطوة بعد ⁦*⁩ أو نطاق، ولا يوجد ذلك في {{text}}. اكتب ⁦{{suggestion}}⁩.',
      ch: '第 {{position}} 个字段：步长须跟在 * 或范围之后，{{text}} 中没有。请写成 {{suggestion}}。',
    },
    empty_item: {
      en: 'Field {{position}}: a value is missing next to a comma. Remove the comma or add the value.',
      fr: 'Champ {{position}} : une valeur est absente à côté d’une virgule. Retirez la virgule ou ajoutez la valeur.',
      ar: 'الحقل {{position}}: قيمة مفقودة بجوار فاصلة. أزل الفاصلة أو أضف القيمة.',
      ch: '第 {{position}} 个字段：逗号旁缺少值。请移除逗号或补上值。',
    },
  },
  notes: {
    ...momentNotes,
    ...nowNote,
    at_start: {
      en: '@reboot runs when the cron daemon starts, so it has no run times.',
      fr: '@reboot s’exécute au démarrage du service cron : il n’a pas d’horaire.',
      ar: 'يعمل ⁦@reboot⁩ عند بدء خدمة cron، لذا ليست له أوقات.',
      ch: '@reboot 在 cron 服务启动时执行，没有固定时间。',
    },
    never_runs: {
      en: 'No date matches, so it never runs.',
      fr: 'Aucune date ne correspond : elle ne s’exécute jamais.',
      ar: 'لا يطابق أي تاريخ، لذا لا يعمل أبدًا.',
      ch: '没有匹配的日期，因此从不执行。',
    },
    few_runs: {
      en: 'Only the next {{years}} years are searched.',
      fr: 'Seules les {{years}} prochaines années sont parcourues.',
      ar: 'بُحث في {{years}} سنة قادمة فقط.',
      ch: '仅搜索未来 {{years}} 年。',
    },
    either_day: {
      en: 'The day of month and the day of week are both restricted, so it runs on days that match either.',
      fr: 'Le jour du mois et le jour de la semaine sont tous deux restreints : elle s’exécute les jours qui correspondent à l’un ou à l’autre.',
      ar: 'يوم الشهر ويوم الأسبوع مقيّدان معًا، لذا يعمل في الأيام التي تطابق أحدهما.',
      ch: '日和星期都有限制，满足其一的日期都会执行。',
    },
    both_days: {
      en: 'One of the two day fields begins with *, even with a step, so it runs only on days that match both.',
      fr: 'L’un des deux champs de jour commence par *, même avec un pas : elle ne s’exécute que les jours qui correspondent aux deux.',
      ar: 'يبدأ أحد حقلي اليوم بالرمز ⁦*⁩، حتى مع خطوة، لذا يعمل فقط في الأيام التي تطابق الاثنين.',
      ch: '两个日期字段之一以 * 开头（即使带步长），因此仅在同时满足两者的日期执行。',
    },
    full_range: {
      en: 'One of the two day fields includes every day but is not *, so it runs every day regardless of the other field. Write * instead.',
      fr: 'L’un des deux champs de jour contient tous les jours, mais pas sous la forme * : elle s’exécute tous les jours, quel que soit l’autre. Écrivez *.',
      ar: 'يحتوي أحد حقلي اليوم على كل الأيام لكن ليس بالرمز ⁦*⁩، لذا يعمل كل يوم مهما كان الآخر. اكتب ⁦*⁩ بدلًا منه.',
      ch: '两个日期字段之一包含所有日期但没有写成 *，因此无论另一个字段是什么都每天执行。请改为 *。',
    },
    every_minute: {
      en: 'The minute is *, so it runs every minute of these hours. Write 0 to run once an hour.',
      fr: 'La minute est * : elle s’exécute chaque minute de ces heures. Écrivez 0 pour une fois par heure.',
      ar: 'الدقيقة هي ⁦*⁩، لذا يعمل كل دقيقة في هذه الساعات. اكتب 0 ليعمل مرة في الساعة.',
      ch: '分钟为 *，会在这些小时内每分钟执行。若每小时执行一次，请写 0。',
    },
    sunday_twice: {
      en: '0 and 7 are both Sunday.',
      fr: '0 et 7 désignent tous deux dimanche.',
      ar: 'يعني 0 و7 كلاهما الأحد.',
      ch: '0 和 7 都表示星期日。',
    },
    names_in_range: {
      en: 'Field {{position}}: names in ranges work, but the Vixie cron manual does not allow them. Numbers are safer.',
      fr: 'Champ {{position}} : les noms dans une plage fonctionnent, mais le manuel de Vixie cron ne les permet pas. Les nombres sont plus sûrs.',
      ar: 'الحقل {{position}}: تعمل الأسماء في النطاقات لكن دليل Vixie cron لا يسمح بها. الأرقام أضمن.',
      ch: '第 {{position}} 个字段：范围中的名称可用，但 Vixie cron 手册不允许。使用数字更稳妥。',
    },
    step_too_large: {
      en: 'Field {{position}}: the step {{step}} is larger than the range, so only its first value matches.',
      fr: 'Champ {{position}} : le pas {{step}} dépasse la plage, donc seule la première valeur correspond.',
      ar: 'الحقل {{position}}: الخطوة {{step}} أكبر من النطاق، لذا تطابق قيمته الأولى فقط.',
      ch: '第 {{position}} 个字段：步长 {{step}} 大于范围，只有第一个值匹配。',
    },
    uneven_step: {
      en: 'Field {{position}}: the step {{step}} does not divide the range evenly, so the last interval is shorter.',
      fr: 'Champ {{position}} : le pas {{step}} ne divise pas le tout, donc le dernier intervalle est plus court.',
      ar: 'الحقل {{position}}: لا تقسم الخطوة {{step}} الكل بالتساوي، لذا الفترة الأخيرة أقصر.',
      ch: '第 {{position}} 个字段：步长 {{step}} 不能整除，最后一个间隔较短。',
    },
    step_restarts: {
      en: 'Field {{position}}: the step starts at day 1 of each month, so the interval at the end of the month differs.',
      fr: 'Champ {{position}} : le pas repart du 1er de chaque mois, donc l’intervalle en fin de mois diffère.',
      ar: 'الحقل {{position}}: تبدأ الخطوة من اليوم 1 في كل شهر، لذا تختلف الفترة في نهاية الشهر.',
      ch: '第 {{position}} 个字段：步长从每月 1 日重新计算，月末的间隔会不同。',
    },
    short_months: {
      en: 'Months without a day {{day}} are skipped.',
      fr: 'Les mois sans jour {{day}} sont sautés.',
      ar: 'تُتخطى الأشهر التي لا تحتوي على اليوم {{day}}.',
      ch: '没有第 {{day}} 日的月份会被跳过。',
    },
    leap_years_only: {
      en: 'It runs in leap years only.',
      fr: 'Elle ne s’exécute que les années bissextiles.',
      ar: 'يعمل في السنوات الكبيسة فقط.',
      ch: '仅在闰年执行。',
    },
    clocks_move: {
      en: '{{time}} does not exist because the clocks skip it. Vixie cron runs a job with a fixed time right after the change, at {{used}}.',
      fr: '{{time}} n’existe pas, car les horloges sautent cette heure. Vixie cron exécute une heure fixe juste après le changement, à {{used}}.',
      ar: 'الوقت ⁦{{time}}⁩ غير موجود لأن الساعات تتخطاه. يشغّل Vixie cron الوقت الثابت بعد التغيير مباشرة، عند ⁦{{used}}⁩.',
      ch: '时钟跳过了 {{time}}。Vixie cron 会在调整后立即执行固定时间的任务，即 {{used}}。',
    },
    clocks_skip: {
      en: '{{time}} does not exist because the clocks skip it. With * in the minute or hour, this run is skipped.',
      fr: '{{time}} n’existe pas, car les horloges sautent cette heure. Avec * dans la minute ou l’heure, rien ne la remplace.',
      ar: 'الوقت ⁦{{time}}⁩ غير موجود لأن الساعات تتخطاه. مع ⁦*⁩ في الدقيقة أو الساعة لا يوجد تشغيل بديل.',
      ch: '时钟跳过了 {{time}}。分或时字段含 * 时，不会补充执行。',
    },
    clocks_once: {
      en: '{{time}} exists twice. Vixie cron runs a job with a fixed time only the first time.',
      fr: '{{time}} existe deux fois. Vixie cron n’exécute une heure fixe que la première fois.',
      ar: 'الوقت ⁦{{time}}⁩ موجود مرتين. يشغّل Vixie cron الوقت الثابت في المرة الأولى فقط.',
      ch: '{{time}} 出现两次。Vixie cron 的固定时间任务只在第一次执行。',
    },
    clocks_twice: {
      en: '{{time}} exists twice. With * in the minute or hour, it runs both times.',
      fr: '{{time}} existe deux fois. Avec * dans la minute ou l’heure, elle s’exécute les deux fois.',
      ar: 'الوقت ⁦{{time}}⁩ موجود مرتين. مع ⁦*⁩ في الدقيقة أو الساعة يعمل في المرتين.',
      ch: '{{time}} 出现两次。分或时字段含 * 时，两次都会执行。',
    },
  },
  open: true,
  instant: true,
  heavy: true,
  inBrowser: true,
  layout: 'values',
  examples: [
    {
      name: {
        en: 'Working days at 9:00',
        fr: 'Jours ouvrés à neuf heures',
        ar: 'أيام العمل في التاسعة',
        ch: '工作日九点',
      },
      input: { text: '0 9 * * 1-5', zone: 'Europe/Paris', date: '2026-11-26T10:00:00+01:00' },
    },
    {
      name: {
        en: 'A time that the clocks skip',
        fr: 'Heure sautée par les horloges',
        ar: 'وقت تتخطاه الساعات',
        ch: '被时钟跳过的时间',
      },
      input: { text: '30 2 * * *', zone: 'Europe/Paris', date: '2026-03-28T12:00:00+01:00', count: 3 },
    },
    {
      name: {
        en: 'The 1st, the 15th or Fridays',
        fr: 'Le 1er, le 15 ou le vendredi',
        ar: 'اليوم 1 أو 15 أو الجمعة',
        ch: '1 日、15 日或星期五',
      },
      input: { text: '30 4 1,15 * 5', date: '2026-11-26T10:00:00Z' },
    },
  ],
  // Temporal is large, so it is loaded with the first call.
  run: async (input) => {
    const { default: cron } = await import('@apiyard/kernels/tools/convert/time/cron');
    return cron(input);
  },
});
