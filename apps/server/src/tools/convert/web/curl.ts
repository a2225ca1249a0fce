import * as z from 'zod';
import { notesField } from '../../notes-field.text.ts';
import { field, tool } from '../../tool.ts';
import { empty, name, value } from './fields.text.ts';

const pair = { name: field({ title: name }, z.string()), value: field({ title: value }, z.string()) };

export default tool({
  path: 'convert/curl',
  title: {
    en: 'curl command and request',
    fr: 'Commande curl et requête',
    ar: 'أمر curl والطلب',
    ch: 'curl 命令与请求',
  },
  summary: {
    en: 'Converts a curl command to its HTTP request as JSON, and back. Nothing is sent.',
    fr: 'Convertit une commande curl en parties de sa requête HTTP au format JSON, et inversement. Rien n’est envoyé.',
    ar: 'يحوّل أمر curl إلى أجزاء طلب HTTP بصيغة JSON وبالعكس. لا يُرسل أي شيء.',
    ch: '在 curl 命令与其 HTTP 请求的 JSON 各部分之间互相转换。不会发送任何请求。',
  },
  tags: ['curl', 'HTTP', 'JSON'],
  synonyms: {
    en: ['copy as curl', 'curl converter', 'http request', 'parse curl'],
    fr: ['copier en curl', 'convertisseur curl', 'requête http'],
    ar: ['تحويل curl', 'طلب HTTP', 'أمر الطلب'],
    ch: ['curl 转换', 'HTTP 请求', '解析 curl'],
  },
  input: z.object({
    text: field(
      {
        title: { en: 'Command or JSON', fr: 'Commande ou JSON', ar: 'أمر أو JSON', ch: '命令或 JSON' },
        help: {
          en: 'A curl command, or a JSON object with url, method, headers, body, form and user. Not stored.',
          fr: 'Une commande curl ou un objet JSON avec url, method, headers, body, form et user. N’est pas conservé.',
          ar: 'أمر curl أو كائن JSON يحتوي على url وmethod وheaders وbody وform وuser. لا يُحفظ.',
          ch: 'curl 命令，或包含 url、method、headers、body、form 和 user 的 JSON 对象。不会存储。',
        },
        multiline: true,
        code: true,
      },
      z.string().max(200_000),
    ),
  }),
  output: {
    schema: z.object({
      text: field({ title: { en: 'Result', fr: 'Résultat', ar: 'النتيجة', ch: '结果' }, code: true }, z.string()),
      to: field(
        {
          title: { en: 'Format of the result', fr: 'Format du résultat', ar: 'صيغة النتيجة', ch: '结果的格式' },
          options: {
            curl: { en: 'curl command', fr: 'Commande curl', ar: 'أمر curl', ch: 'curl 命令' },
            json: 'JSON',
          },
        },
        z.enum(['curl', 'json']),
      ),
      request: field(
        { title: { en: 'Request', fr: 'Requête', ar: 'الطلب', ch: '请求' } },
        z.object({
          method: field({ title: { en: 'Method', fr: 'Méthode', ar: 'الطريقة', ch: '方法' } }, z.string()),
          url: field({ title: 'URL' }, z.string()),
          headers: field(
            { title: { en: 'Headers', fr: 'En-têtes', ar: 'الترويسات', ch: '请求头' } },
            z.array(z.object(pair)),
          ),
          body: field({ title: { en: 'Body', fr: 'Corps', ar: 'النص الأساسي', ch: '请求体' } }, z.string().nullable()),
          form: field(
            { title: { en: 'Form parts', fr: 'Parties du formulaire', ar: 'أجزاء النموذج', ch: '表单部分' } },
            z.array(
              z.object({
                ...pair,
                file: field(
                  { title: { en: 'Is a file', fr: 'Est un fichier', ar: 'هل هو ملف', ch: '是否为文件' } },
                  z.boolean(),
                ),
              }),
            ),
          ),
          user: field(
            {
              title: {
                en: 'Username and password',
                fr: 'Nom d’utilisateur et mot de passe',
                ar: 'اسم المستخدم وكلمة المرور',
                ch: '用户名和密码',
              },
            },
            z.string().nullable(),
          ),
          followRedirects: field(
            {
              title: {
                en: 'Follows redirects',
                fr: 'Suit les redirections',
                ar: 'يتبع إعادة التوجيه',
                ch: '跟随重定向',
              },
            },
            z.boolean(),
          ),
        }),
      ),
      notes: notesField(),
    }),
    examples: [
      {
        text: '{\n  "method": "GET",\n  "url": "https://api.example/teas"\n}\n',
        to: 'json',
        request: {
          method: 'GET',
          url: 'https://api.example/teas',
          headers: [],
          body: null,
          form: [],
          user: null,
          followRedirects: false,
        },
        notes: [],
      },
    ],
  },
  errors: {
    empty,
    not_curl: {
      en: 'This is neither a curl command nor a JSON object. Begin it with curl or {.',
      fr: 'Ce n’est ni une commande curl ni un objet JSON. Commencez par curl ou {.',
      ar: 'هذا ليس أمر curl ولا كائن JSON. ابدأ بـ curl أو ⁦{⁩.',
      ch: '这既不是 curl 命令，也不是 JSON 对象。请以 curl 或 { 开头。',
    },
    no_url: {
      en: 'The command has no URL. Add one.',
      fr: 'La commande n’a pas d’URL. Ajoutez-en une.',
      ar: 'لا يحتوي الأمر على عنوان URL. أضف واحدًا.',
      ch: '命令没有 URL。请添加。',
    },
    no_value: {
      en: 'The option {{name}} has no value. Add one after the option.',
      fr: 'L’option {{name}} n’a pas de valeur. Ajoutez-la après l’option.',
      ar: 'الخيار ⁦{{name}}⁩ دون قيمة. أضفها بعده.',
      ch: '选项 {{name}} 缺少值。请在其后添加。',
    },
    open_quote: {
      en: 'A quotation mark is not closed. Add the closing one.',
      fr: 'Un guillemet n’est pas fermé. Ajoutez le guillemet fermant.',
      ar: 'علامة اقتباس غير مغلقة. أضف علامة الإغلاق.',
      ch: '引号未闭合。请添加结束引号。',
    },
    not_json: {
      en: 'The text is not a JSON object. Check its brackets, quotes and commas.',
      fr: 'Le texte n’est pas un objet JSON. Vérifiez les accolades, les guillemets et les virgules.',
      ar: 'النص ليس كائن JSON. تحقق من الأقواس وعلامات الاقتباس والفواصل.',
      ch: '文本不是 JSON 对象。请检查括号、引号和逗号。',
    },
    too_deep: {
      en: 'The data is nested more than {{max}} levels deep. Flatten it.',
      fr: 'L’imbrication dépasse {{max}} niveaux. Aplatissez les données.',
      ar: 'يتجاوز التداخل {{max}} مستوى. بسّط البيانات.',
      ch: '嵌套超过 {{max}} 层。请将数据展平。',
    },
    bad_member: {
      en: 'The member {{name}} is missing or invalid. Correct it.',
      fr: 'Le membre {{name}} manque ou n’est pas valide. Corrigez-le.',
      ar: 'العضو {{name}} مفقود أو غير صالح. صحّحه.',
      ch: '成员 {{name}} 缺失或无效。请更正。',
    },
  },
  notes: {
    variables: {
      en: 'The command contains variables or other commands, such as $NAME. They were kept unchanged.',
      fr: 'La commande contient des variables ou des commandes, comme $NAME. Elles ont été conservées telles quelles.',
      ar: 'يحتوي الأمر على متغيرات أو أوامر، مثل ⁦$NAME⁩. أُبقيت كما هي.',
      ch: '命令包含变量或命令替换，例如 $NAME，已保留原样。',
    },
    rest_ignored: {
      en: 'Text after the command was ignored: {{text}}',
      fr: 'Ce qui suit la commande a été ignoré : {{text}}',
      ar: 'تُجوهل ما يلي الأمر: ⁦{{text}}⁩',
      ch: '已忽略命令之后的内容：{{text}}',
    },
    more_urls: {
      en: 'Only the first URL was used. URLs ignored: {{count}}.',
      fr: 'La commande a d’autres URL ({{count}}). Seule la première a été utilisée.',
      ar: 'يحتوي الأمر على عناوين URL أخرى (العدد: {{count}}). استُخدم الأول فقط.',
      ch: '命令还有 {{count}} 个 URL，仅使用第一个。',
    },
    options_ignored: {
      en: 'Options that are not part of the request were left out: {{names}}.',
      fr: 'Les options qui ne font pas partie de la requête ont été omises : {{names}}.',
      ar: 'حُذفت الخيارات التي ليست جزءًا من الطلب: ⁦{{names}}⁩.',
      ch: '已省略不属于请求的选项：{{names}}。',
    },
    file_not_read: {
      en: 'The command reads the file {{name}}, whose content is not included.',
      fr: 'La commande lit le fichier {{name}}, dont le contenu n’est pas disponible ici.',
      ar: 'يقرأ الأمر الملف ⁦{{name}}⁩، ومحتواه غير متاح هنا.',
      ch: '命令读取文件 {{name}}，此处没有其内容。',
    },
    bad_header: {
      en: '“{{text}}” is not a header and was left out.',
      fr: '« {{text}} » n’est pas un en-tête et a été omis.',
      ar: '«{{text}}» ليس ترويسة وحُذف.',
      ch: '“{{text}}”不是请求头，已省略。',
    },
    secrets: {
      en: 'The request contains credentials. Remove them before you share it.',
      fr: 'La requête contient des identifiants. Retirez-les avant de la partager.',
      ar: 'يحتوي الطلب على بيانات اعتماد. أزلها قبل مشاركته.',
      ch: '请求包含凭据。分享前请移除。',
    },
  },
  open: true,
  inBrowser: true,
  showsExample: true,
  heavy: true,
  layout: 'text',
  examples: [
    {
      name: { en: 'Command to JSON', fr: 'Commande vers JSON', ar: 'من أمر إلى JSON', ch: '命令转 JSON' },
      input: {
        text: 'curl -X POST https://api.example/teas \\\n  -H "Authorization: Bearer TOKEN" \\\n  --json \'{"name":"Sencha"}\'',
      },
    },
    {
      name: { en: 'JSON to command', fr: 'JSON vers commande', ar: 'من JSON إلى أمر', ch: 'JSON 转命令' },
      input: {
        text: '{"url":"https://api.example/teas?kind=green","method":"PATCH","headers":{"Accept-Language":"fr"},"body":{"price":12.5}}',
      },
    },
  ],
  run: async (input) => (await import('@apiyard/kernels/tools/convert/web/curl')).default(input),
});
