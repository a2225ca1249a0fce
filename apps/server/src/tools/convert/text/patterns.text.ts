/** Errors of regular expressions, by the codes of the kernel. */
import type { Text } from '../../../text.ts';

export const patternErrors = {
  lookaround: {
    en: 'Lookahead and lookbehind such as {{part}} are not supported because they cannot run in linear time. Match more text and use a group for the part you need.',
    fr: 'Les assertions avant et arrière comme {{part}} ne sont pas prises en charge, car elles ne peuvent pas s’exécuter en temps linéaire. Faites correspondre plus de texte et utilisez un groupe.',
    ar: 'النظر الأمامي والخلفي مثل ⁦{{part}}⁩ غير مدعوم لأنه لا يعمل في زمن خطي. طابق نصًا أكثر واستخدم مجموعة للجزء المطلوب.',
    ch: '不支持 {{part}} 之类的先行断言和后行断言，因为它们无法在线性时间内运行。请匹配更多文本，并用分组取出所需部分。',
  },
  backreference: {
    en: 'Backreferences such as {{part}} are not supported because they cannot run in linear time. Remove the backreference and compare the groups afterwards.',
    fr: 'Les références arrière comme {{part}} ne sont pas prises en charge, car elles ne peuvent pas s’exécuter en temps linéaire. Supprimez-la et comparez ensuite les groupes.',
    ar: 'المراجع الخلفية مثل ⁦{{part}}⁩ غير مدعومة لأنها لا تعمل في زمن خطي. احذف المرجع وقارن المجموعات لاحقًا.',
    ch: '不支持 {{part}} 之类的反向引用，因为它们无法在线性时间内运行。请将其删除，之后再比较各分组。',
  },
  possessive: {
    en: 'Possessive quantifiers and atomic groups such as {{part}} are not supported. Use an ordinary quantifier or group. Matching is linear without them.',
    fr: 'Les quantificateurs possessifs et groupes atomiques comme {{part}} ne sont pas pris en charge. Utilisez un quantificateur ou un groupe ordinaire : la recherche est déjà linéaire.',
    ar: 'المكمِّمات التملكية والمجموعات الذرية مثل ⁦{{part}}⁩ غير مدعومة. استخدم مكمِّمًا أو مجموعة عادية، فالمطابقة خطية دونها.',
    ch: '不支持 {{part}} 之类的占有量词和原子组。请使用普通量词或分组：匹配本身就是线性的。',
  },
  missing_parenthesis: {
    en: 'This opening parenthesis is not closed. Add ) or write \\( for the character itself.',
    fr: 'Cette parenthèse ouvrante n’est pas fermée. Ajoutez ) ou écrivez \\( pour le caractère lui-même.',
    ar: 'قوس الفتح هذا غير مغلق. أضف ) أو اكتب ⁦\\(⁩ للمحرف نفسه.',
    ch: '此左括号没有闭合。请添加 )，或用 \\( 表示该字符本身。',
  },
  extra_parenthesis: {
    en: 'This closing parenthesis has no opening one. Remove it or write \\) for the character itself.',
    fr: 'Cette parenthèse fermante n’a pas de parenthèse ouvrante. Supprimez-la ou écrivez \\) pour le caractère lui-même.',
    ar: 'لا يوجد قوس فتح لقوس الإغلاق هذا. احذفه أو اكتب ⁦\\)⁩ للمحرف نفسه.',
    ch: '此右括号没有对应的左括号。请将其删除，或用 \\) 表示该字符本身。',
  },
  missing_bracket: {
    en: 'This set of characters is not closed. Add ] or write \\[ for the character itself.',
    fr: 'Cet ensemble de caractères n’est pas fermé. Ajoutez ] ou écrivez \\[ pour le caractère lui-même.',
    ar: 'مجموعة المحارف هذه غير مغلقة. أضف ] أو اكتب ⁦\\[⁩ للمحرف نفسه.',
    ch: '此字符集没有闭合。请添加 ]，或用 \\[ 表示该字符本身。',
  },
  bad_class: {
    en: '{{part}} is not a character range or class. Put the lower character of a range first, or check the name of the class.',
    fr: '{{part}} n’est ni une plage ni une classe de caractères. Commencez la plage par le plus petit caractère et vérifiez le nom.',
    ar: '⁦{{part}}⁩ ليس نطاقًا ولا فئة محارف. ابدأ النطاق بالمحرف الأصغر وتحقق من الاسم.',
    ch: '{{part}} 不是字符范围或字符类。请将范围中较小的字符放在前面，并检查名称。',
  },
  bad_escape: {
    en: 'This backslash does not start an escape that RE2 supports. Write \\\\ for the backslash itself.',
    fr: 'Cette barre oblique inverse ne précède rien que RE2 accepte. Écrivez \\\\ pour le caractère lui-même.',
    ar: 'لا تسبق هذه الشرطة العكسية شيئًا تدعمه RE2. اكتب ⁦\\\\⁩ للشرطة نفسها.',
    ch: '此反斜杠后的内容不受 RE2 支持。反斜杠本身请写作 \\\\。',
  },
  bad_repeat_count: {
    en: '{{part}} is not a valid number of repetitions. Use at most 1000, with the smaller number first, or leave the upper bound open, as in {2,}.',
    fr: '{{part}} n’est pas un nombre de répétitions valable : 1000 au plus, le plus petit en premier. Laissez la borne supérieure ouverte, comme dans {2,}.',
    ar: '⁦{{part}}⁩ ليس عدد تكرارات صالحًا: 1000 على الأكثر والعدد الأصغر أولًا. اترك الحد الأعلى مفتوحًا كما في ⁦{2,}⁩.',
    ch: '{{part}} 不是有效的重复次数：最多 1000，且较小的数在前。可以不写上限，例如 {2,}。',
  },
  double_repeat: {
    en: '{{part}} repeats a repetition. Put the repeated part into a group.',
    fr: '{{part}} répète une répétition. Mettez la partie répétée dans un groupe.',
    ar: '⁦{{part}}⁩ يكرر تكرارًا. ضع الجزء المكرر في مجموعة.',
    ch: '{{part}} 对重复再次重复。请将重复的部分放入分组。',
  },
  nothing_to_repeat: {
    en: '{{part}} has nothing to repeat. Put a character before it or escape it with \\.',
    fr: '{{part}} n’a rien à répéter. Mettez un caractère avant ou échappez-le avec \\.',
    ar: 'ليس قبل ⁦{{part}}⁩ ما يُكرَّر. ضع محرفًا قبله أو اسبقه بالمحرف \\.',
    ch: '{{part}} 前没有可重复的内容。请在其前添加字符，或用 \\ 转义。',
  },
  duplicate_name: {
    en: 'Two groups have the name {{part}}. Rename one of them.',
    fr: 'Deux groupes portent le nom {{part}}. Renommez l’un d’eux.',
    ar: 'تحمل مجموعتان الاسم {{part}}. غيّر اسم إحداهما.',
    ch: '两个分组同名：{{part}}。请重命名其中一个。',
  },
  bad_group_name: {
    en: '{{part}} is not a valid group name. Use letters, digits and underscores.',
    fr: '{{part}} n’est pas un nom de groupe valable. Utilisez des lettres, des chiffres et des tirets bas.',
    ar: '⁦{{part}}⁩ ليس اسم مجموعة صالحًا. استخدم الأحرف والأرقام والشرطات السفلية.',
    ch: '{{part}} 不是有效的分组名称。请使用字母、数字和下划线。',
  },
  bad_pattern: {
    en: 'RE2 does not support the syntax {{part}}. Check the pattern at this position.',
    fr: 'RE2 n’a pas de syntaxe comme {{part}}. Vérifiez l’expression à cet endroit.',
    ar: 'لا توجد في RE2 صياغة مثل ⁦{{part}}⁩. تحقق من النمط في هذا الموضع.',
    ch: 'RE2 没有 {{part}} 这样的语法。请检查表达式的此处。',
  },
  pattern_too_large: {
    en: 'For a text of this length, the pattern can have at most {{max}} characters when its repetitions are written out. Leave upper bounds open, as in {2,}, or use a shorter text.',
    fr: 'Pour un texte de cette longueur, l’expression est limitée à {{max}} caractères, répétitions développées. Laissez les bornes supérieures ouvertes, comme dans {2,}, ou utilisez un texte plus court.',
    ar: 'لنص بهذا الطول، لا يزيد النمط بعد كتابة تكراراته على {{max}} محرف. اترك الحدود العليا مفتوحة كما في ⁦{2,}⁩ أو استخدم نصًا أقصر.',
    ch: '对于此长度的文本，展开重复后的表达式最多 {{max}} 个字符。可以不写上限，例如 {2,}，或使用更短的文本。',
  },
} as const satisfies Record<string, Text>;
