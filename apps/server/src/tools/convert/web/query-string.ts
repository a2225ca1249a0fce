import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { empty, text } from './fields.text.ts';

export default tool({
  path: 'convert/query-string',
  title: {
    en: 'Query string and JSON',
    fr: 'Chaîne de requête et JSON',
    ar: 'سلسلة الاستعلام وJSON',
    ch: '查询字符串与 JSON',
  },
  summary: {
    en: 'Converts a query string to JSON and back, with arrays and nested objects in the common notations.',
    fr: 'Convertit une chaîne de requête en JSON et inversement, avec les notations courantes des tableaux et des objets imbriqués.',
    ar: 'يحوّل سلسلة الاستعلام إلى JSON وبالعكس، مع المصفوفات والكائنات المتداخلة بالصيغ الشائعة.',
    ch: '在查询字符串与 JSON 之间互相转换，支持数组和嵌套对象的常见写法。',
  },
  tags: ['JSON', 'application/x-www-form-urlencoded'],
  synonyms: {
    en: ['url parameters', 'form data', 'qs', 'querystring', 'url encode'],
    fr: ['paramètres d’url', 'données de formulaire', 'encodage url'],
    ar: ['معلمات URL', 'بيانات النموذج', 'ترميز URL'],
    ch: ['URL 参数', '表单数据', 'URL 编码'],
  },
  input: z.object({
    text: field(
      {
        title: text,
        help: {
          en: 'A query string, a URL, or a JSON object.',
          fr: 'Une chaîne de requête, une URL ou un objet JSON.',
          ar: 'سلسلة استعلام أو عنوان URL أو كائن JSON.',
          ch: '查询字符串、URL 或 JSON 对象。',
        },
        multiline: true,
        code: true,
      },
      z.string().max(200_000),
    ),
    to: field(
      {
        title: { en: 'Convert to', fr: 'Convertir en', ar: 'التحويل إلى', ch: '转换为' },
        options: {
          auto: { en: 'The other one', fr: 'L’autre format', ar: 'الصيغة الأخرى', ch: '另一种格式' },
          json: 'JSON',
          query: { en: 'Query string', fr: 'Chaîne de requête', ar: 'سلسلة استعلام', ch: '查询字符串' },
        },
      },
      z.enum(['auto', 'json', 'query']).default('auto'),
    ),
    arrays: field(
      {
        title: { en: 'Arrays', fr: 'Tableaux', ar: 'المصفوفات', ch: '数组' },
        help: {
          en: 'When reading, repeated names, brackets and indices are always recognised. Commas are recognised only if selected.',
          fr: 'Les noms répétés, crochets et indices sont toujours lus. Les virgules ne le sont que si elles sont choisies.',
          ar: 'تُقرأ الأسماء المكررة والأقواس والفهارس دائمًا، ولا تُقرأ الفواصل إلا عند اختيارها.',
          ch: '重复名称、方括号和下标始终会被读取；逗号仅在选中时读取。',
        },
        options: {
          repeat: {
            en: 'Repeated name: a=1&a=2',
            fr: 'Nom répété : a=1&a=2',
            ar: 'اسم مكرر: a=1&a=2',
            ch: '重复名称：a=1&a=2',
          },
          brackets: {
            en: 'Brackets: a[]=1&a[]=2',
            fr: 'Crochets : a[]=1&a[]=2',
            ar: 'أقواس: ⁦a[]=1&a[]=2⁩',
            ch: '方括号：a[]=1&a[]=2',
          },
          indices: {
            en: 'Indices: a[0]=1&a[1]=2',
            fr: 'Indices : a[0]=1&a[1]=2',
            ar: 'فهارس: ⁦a[0]=1&a[1]=2⁩',
            ch: '下标：a[0]=1&a[1]=2',
          },
          comma: { en: 'Commas: a=1,2', fr: 'Virgules : a=1,2', ar: 'فواصل: ⁦a=1,2⁩', ch: '逗号：a=1,2' },
        },
      },
      z.enum(['repeat', 'brackets', 'indices', 'comma']).default('repeat'),
    ),
    nesting: field(
      {
        title: { en: 'Nested objects', fr: 'Objets imbriqués', ar: 'الكائنات المتداخلة', ch: '嵌套对象' },
        options: {
          brackets: { en: 'Brackets: a[b]=1', fr: 'Crochets : a[b]=1', ar: 'أقواس: ⁦a[b]=1⁩', ch: '方括号：a[b]=1' },
          dots: { en: 'Dots: a.b=1', fr: 'Points : a.b=1', ar: 'نقاط: ⁦a.b=1⁩', ch: '点号：a.b=1' },
        },
      },
      z.enum(['brackets', 'dots']).default('brackets'),
    ),
    types: field(
      {
        title: {
          en: 'Read numbers, true, false and null',
          fr: 'Lire les nombres, true, false et null',
          ar: 'قراءة الأرقام وtrue وfalse وnull',
          ch: '识别数字、true、false 和 null',
        },
        help: {
          en: 'Otherwise, all values are text. Only numbers that keep all their digits are converted.',
          fr: 'Sinon, toutes les valeurs sont du texte. Seuls les nombres qui gardent tous leurs chiffres sont lus.',
          ar: 'وإلا فكل القيم نص. لا تُقرأ إلا الأرقام التي تحتفظ بكل خاناتها.',
          ch: '否则所有值均为文本。仅识别能保留全部位数的数字。',
        },
      },
      z.boolean().default(false),
    ),
  }),
  output: {
    schema: z.object({
      text: field({ title: { en: 'Result', fr: 'Résultat', ar: 'النتيجة', ch: '结果' }, code: true }, z.string()),
      to: field(
        { title: { en: 'Format of the result', fr: 'Format du résultat', ar: 'صيغة النتيجة', ch: '结果的格式' } },
        z.enum(['json', 'query']),
      ),
      parameters: field(
        { title: { en: 'Number of parameters', fr: 'Nombre de paramètres', ar: 'عدد المعلمات', ch: '参数数量' } },
        z.int().min(0),
      ),
      notes: notesField(),
    }),
    examples: [{ text: '{\n  "tags": [\n    "tea",\n    "green"\n  ]\n}\n', to: 'json', parameters: 2, notes: [] }],
  },
  errors: {
    empty,
    not_json: {
      en: 'The text is not valid JSON. Check its brackets, quotes and commas.',
      fr: 'Le texte n’est pas du JSON valide. Vérifiez les crochets, les guillemets et les virgules.',
      ar: 'النص ليس JSON صالحًا. تحقق من الأقواس وعلامات الاقتباس والفواصل.',
      ch: '文本不是有效的 JSON。请检查括号、引号和逗号。',
    },
    not_object: {
      en: 'The JSON must be an object, so that parameters have names. Put the value in an object, such as {"q": …}.',
      fr: 'Seul un objet JSON a des noms pour les paramètres. Placez la valeur dans un objet, par exemple {"q": …}.',
      ar: 'كائن JSON وحده له أسماء للمعلمات. ضع القيمة داخل كائن، مثل ⁦{"q": …}⁩.',
      ch: '只有 JSON 对象才有参数名称。请将值放入对象，例如 {"q": …}。',
    },
    too_many: {
      en: 'There are too many parameters. Send at most {{max}}.',
      fr: 'Il y a trop de paramètres. Envoyez-en au plus {{max}}.',
      ar: 'عدد المعلمات كبير جدًا. أرسل {{max}} على الأكثر.',
      ch: '参数过多。最多发送 {{max}} 个。',
    },
    too_deep: {
      en: 'The data is nested more than {{max}} levels deep. Flatten it.',
      fr: 'L’imbrication dépasse {{max}} niveaux. Aplatissez les données.',
      ar: 'يتجاوز التداخل {{max}} مستوى. بسّط البيانات.',
      ch: '嵌套超过 {{max}} 层。请将数据展平。',
    },
    too_long: {
      en: 'The query string would be longer than {{max}} characters. Shorten the names or values.',
      fr: 'La chaîne de requête dépasserait {{max}} caractères. Raccourcissez les noms ou les valeurs.',
      ar: 'ستتجاوز سلسلة الاستعلام {{max}} محرف. قصّر الأسماء أو القيم.',
      ch: '查询字符串将超过 {{max}} 个字符。请缩短名称或值。',
    },
    conflict: {
      en: 'The parameter {{name}} is used both as a value and as an object or array. Rename one of them.',
      fr: 'Le paramètre {{name}} est utilisé à la fois comme valeur et comme objet ou tableau. Renommez l’un des deux.',
      ar: 'تُستخدم المعلمة {{name}} قيمةً وكائنًا أو مصفوفة في الوقت نفسه. غيّر اسم إحداهما.',
      ch: '参数 {{name}} 既用作值，又用作对象或数组。请重命名其中之一。',
    },
  },
  notes: {
    no_equals: {
      en: '{{name}} has no equals sign. It was read as an empty value.',
      fr: '{{name}} n’a pas de signe égal. Une valeur vide a été lue.',
      ar: 'لا توجد علامة يساوي بعد {{name}}. قُرئت قيمة فارغة.',
      ch: '{{name}} 没有等号，已按空值读取。',
    },
    bad_escape: {
      en: '{{text}} has percent escapes that are not UTF-8. It was kept unchanged.',
      fr: '{{text}} contient des séquences % qui ne sont pas de l’UTF-8. Le texte a été conservé.',
      ar: 'يحتوي {{text}} على ترميزات % ليست UTF-8. أُبقي كما هو.',
      ch: '{{text}} 中的百分号转义不是 UTF-8，已保留原样。',
    },
    gaps_closed: {
      en: 'Some indices of this array are missing, so the values were renumbered.',
      fr: 'Certains indices de ce tableau manquent. Les valeurs ont été rapprochées.',
      ar: 'بعض فهارس هذه المصفوفة مفقودة. ضُمّت القيم معًا.',
      ch: '此数组缺少部分下标，各值已依次排列。',
    },
    null_empty: {
      en: 'null was written as an empty value.',
      fr: 'null a été écrit comme une valeur vide.',
      ar: 'كُتبت null قيمةً فارغة.',
      ch: 'null 已写为空值。',
    },
    empty_lost: {
      en: 'A query string cannot represent an empty array or object, so it was left out.',
      fr: 'Une chaîne de requête ne peut pas contenir un tableau ou un objet vide. Il a été omis.',
      ar: 'لا يمكن لسلسلة الاستعلام أن تحتوي على مصفوفة أو كائن فارغ. حُذف من النتيجة.',
      ch: '查询字符串无法表示空数组或空对象，已省略。',
    },
    single_value: {
      en: 'In this notation, an array with one value is read back as a single value.',
      fr: 'Dans cette notation, un tableau d’une seule valeur est relu comme une valeur simple.',
      ar: 'في هذه الصيغة تُقرأ المصفوفة ذات القيمة الواحدة قيمةً مفردة.',
      ch: '在此写法中，只有一个值的数组会被读取为单个值。',
    },
    indices_used: {
      en: 'This array contains arrays or objects, so it was written with indices.',
      fr: 'Ce tableau contient des tableaux ou des objets. Il a été écrit avec des indices.',
      ar: 'تحتوي هذه المصفوفة على مصفوفات أو كائنات. كُتبت بالفهارس.',
      ch: '此数组包含数组或对象，已使用下标写出。',
    },
    ambiguous_name: {
      en: 'The name {{name}} contains characters used by the notation, so it is read back differently.',
      fr: 'Le nom {{name}} contient des caractères de la notation. Il sera relu différemment.',
      ar: 'يحتوي الاسم {{name}} على محارف من الصيغة. سيُقرأ بصورة مختلفة.',
      ch: '名称 {{name}} 包含写法所用的字符，读回时会有所不同。',
    },
  },
  open: true,
  inBrowser: true,
  showsExample: true,
  heavy: true,
  layout: 'text',
  examples: [
    {
      name: {
        en: 'Query string to JSON',
        fr: 'Chaîne de requête vers JSON',
        ar: 'من سلسلة استعلام إلى JSON',
        ch: '查询字符串转 JSON',
      },
      input: { text: '?q=green+tea&tags[]=organic&tags[]=loose&price[max]=20&page=2', types: true },
    },
    {
      name: {
        en: 'JSON to query string',
        fr: 'JSON vers chaîne de requête',
        ar: 'من JSON إلى سلسلة استعلام',
        ch: 'JSON 转查询字符串',
      },
      input: { text: '{"q":"thé vert","tags":["bio","vrac"],"price":{"max":20}}', arrays: 'brackets' },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/web/query-string')).default(input),
});
