/** Sentences about JSON texts that cannot be read, and what is noted about them. */
import { moreNotes, resultErrors } from './fields.text.ts';

export const jsonErrors = {
  json_empty: {
    en: 'The JSON is empty. Enter a value, such as {} or [].',
    fr: 'Le JSON est vide. Saisissez une valeur, comme {} ou [].',
    ar: 'نص JSON فارغ. أدخل قيمة مثل {} أو [].',
    ch: 'JSON 为空。请输入一个值，例如 {} 或 []。',
  },
  json_value: {
    en: 'Expected a value, but found {{found}}. Write an object, a list, a text in double quotes, a number, true, false or null.',
    fr: 'Une valeur est attendue, mais {{found}} a été trouvé. Écrivez un objet, une liste, un texte entre guillemets doubles, un nombre, true, false ou null.',
    ar: 'كان من المتوقع وجود قيمة، لكن عُثر على {{found}}. اكتب كائنًا أو قائمة أو نصًا بين علامتي اقتباس مزدوجتين أو رقمًا أو true أو false أو null.',
    ch: '此处应为一个值，但发现了 {{found}}。请写对象、列表、双引号括起的文本、数字、true、false 或 null。',
  },
  json_key: {
    en: 'Expected a key, but found {{found}}. Put keys in double quotes.',
    fr: 'Une clé est attendue, mais {{found}} a été trouvé. Mettez les clés entre guillemets doubles.',
    ar: 'كان من المتوقع وجود مفتاح، لكن عُثر على {{found}}. ضع المفاتيح بين علامتي اقتباس مزدوجتين.',
    ch: '此处应为键，但发现了 {{found}}。请用双引号括起键。',
  },
  json_colon: {
    en: 'Expected a colon after the key, but found {{found}}. Add the colon.',
    fr: 'Un deux-points est attendu après la clé, mais {{found}} a été trouvé. Ajoutez le deux-points.',
    ar: 'كان من المتوقع وجود نقطتين رأسيتين بعد المفتاح، لكن عُثر على {{found}}. أضف النقطتين الرأسيتين.',
    ch: '键后应为冒号，但发现了 {{found}}。请添加冒号。',
  },
  json_object_comma: {
    en: 'Expected a comma or }, but found {{found}}. Separate members with commas.',
    fr: 'Une virgule ou } est attendu, mais {{found}} a été trouvé. Séparez les membres par des virgules.',
    ar: 'كان من المتوقع وجود فاصلة أو }، لكن عُثر على {{found}}. افصل بين العناصر بفواصل.',
    ch: '此处应为逗号或 }，但发现了 {{found}}。请用逗号分隔成员。',
  },
  json_list_comma: {
    en: 'Expected a comma or ], but found {{found}}. Separate items with commas.',
    fr: 'Une virgule ou ] est attendu, mais {{found}} a été trouvé. Séparez les éléments par des virgules.',
    ar: 'كان من المتوقع وجود فاصلة أو ]، لكن عُثر على {{found}}. افصل بين العناصر بفواصل.',
    ch: '此处应为逗号或 ]，但发现了 {{found}}。请用逗号分隔各项。',
  },
  json_trailing_comma: {
    en: 'JSON does not allow a comma before {{found}}. Remove it.',
    fr: 'JSON n’accepte pas de virgule avant {{found}}. Supprimez-la.',
    ar: 'لا يسمح JSON بفاصلة قبل {{found}}. احذفها.',
    ch: 'JSON 不允许在 {{found}} 前有逗号。请将其删除。',
  },
  json_ends: {
    en: 'The JSON ends too early. Close all brackets and quotes.',
    fr: 'Le JSON se termine trop tôt. Fermez chaque crochet, accolade et guillemet.',
    ar: 'ينتهي نص JSON مبكرًا. أغلق كل قوس وعلامة اقتباس.',
    ch: 'JSON 过早结束。请闭合每个括号和引号。',
  },
  json_text_after: {
    en: 'The JSON value ends here, but more text follows. Remove the rest.',
    fr: 'La valeur JSON se termine ici, mais du texte suit. Supprimez le reste.',
    ar: 'تنتهي قيمة JSON هنا، لكن يليها نص آخر. احذف الباقي.',
    ch: 'JSON 值到此结束，但后面还有文本。请删除其余部分。',
  },
  json_comment: {
    en: 'JSON does not allow comments. Remove this one.',
    fr: 'JSON n’accepte pas de commentaires. Supprimez celui-ci.',
    ar: 'لا يسمح JSON بالتعليقات. احذف هذا التعليق.',
    ch: 'JSON 不支持注释。请删除此注释。',
  },
  json_string_open: {
    en: 'This text is not closed. Add the missing double quote.',
    fr: 'Ce texte n’est pas fermé. Ajoutez le guillemet double manquant.',
    ar: 'هذا النص غير مغلق. أضف علامة الاقتباس المزدوجة الناقصة.',
    ch: '此文本没有闭合。请补上缺少的双引号。',
  },
  json_control_character: {
    en: 'The text contains a line break or control character. Write it as an escape sequence, such as \\n.',
    fr: 'Le texte contient un saut de ligne ou un caractère de contrôle. Écrivez-le sous forme de séquence d’échappement, comme \\n.',
    ar: 'يحتوي النص على فاصل أسطر أو حرف تحكم. اكتبه كتسلسل هروب مثل \\n.',
    ch: '文本中有换行或控制字符。请写成转义序列，例如 \\n。',
  },
  json_escape: {
    en: 'This is not a JSON escape sequence. Write \\\\ for a backslash.',
    fr: 'Ce n’est pas une séquence d’échappement JSON. Écrivez \\\\ pour une barre oblique inverse.',
    ar: 'هذا ليس تسلسل هروب في JSON. اكتب \\\\ للشرطة المائلة العكسية.',
    ch: '这不是 JSON 的转义序列。反斜杠请写成 \\\\。',
  },
  json_depth: {
    en: 'The data is nested more than {{max}} levels deep. Flatten it.',
    fr: 'Les données sont imbriquées sur plus de {{max}} niveaux. Aplatissez-les.',
    ar: 'البيانات متداخلة بعمق يتجاوز {{max}} مستوى. قلّل مستويات التداخل.',
    ch: '数据嵌套超过 {{max}} 层。请减少嵌套层级。',
  },
  ...resultErrors,
} as const;

export const jsonNotes = {
  duplicate_key: {
    en: 'The key appears more than once. The last value is used.',
    fr: 'La clé apparaît plusieurs fois. La dernière valeur est utilisée.',
    ar: 'يتكرر المفتاح أكثر من مرة. تُستخدم القيمة الأخيرة.',
    ch: '该键出现多次，使用最后一个值。',
  },
  ...moreNotes,
} as const;
