import type { knownDirectives } from '@apiyard/kernels/tools/convert/web/http/known';
import type { Row } from './row.ts';

type Texts = {
  readonly [Header in keyof typeof knownDirectives]: Readonly<Record<(typeof knownDirectives)[Header][number], Row>>;
};

const sources = (en: string, fr: string, ar: string, ch: string): Row => [
  `Where ${en} may come from: {{value}}`,
  `Provenance autorisée ${fr} : {{value}}`,
  `المصادر المسموح بها ${ar}: ⁦{{value}}⁩`,
  `${ch}的允许来源：{{value}}`,
];

/** What each directive does, by header. */
export const directiveTexts: Texts = {
  'cache-control': {
    'max-age': [
      'The response is fresh for {{value}} seconds.',
      'La réponse est à jour pendant {{value}} secondes.',
      'تبقى الاستجابة حديثة لمدة {{value}} ثانية.',
      '响应在 {{value}} 秒内有效。',
    ],
    's-maxage': [
      'In shared caches, such as those of proxies and CDNs, the response is fresh for {{value}} seconds.',
      'Dans les caches partagés, comme ceux des proxys et des CDN, la réponse est à jour pendant {{value}} secondes.',
      'في ذاكرات التخزين المشتركة، كالخوادم الوكيلة وشبكات CDN، تبقى الاستجابة حديثة لمدة {{value}} ثانية.',
      '在代理和 CDN 等共享缓存中，响应在 {{value}} 秒内有效。',
    ],
    'no-cache': [
      'The response may be stored, but it must be validated with the server before each use.',
      'La réponse peut être stockée, mais chaque utilisation doit être confirmée par le serveur.',
      'يمكن تخزين الاستجابة، لكن كل استخدام يتطلب تأكيدًا من الخادم.',
      '响应可以缓存，但每次使用前必须向服务器确认。',
    ],
    'no-store': [
      'The response is not stored anywhere.',
      'La réponse n’est stockée nulle part.',
      'لا تُخزَّن الاستجابة في أي مكان.',
      '响应不会被存储。',
    ],
    private: [
      'Only the user’s browser may store the response, not proxies.',
      'Seul le navigateur de la personne peut stocker la réponse, pas les proxys.',
      'لا يخزّن الاستجابة إلا متصفح الشخص نفسه، لا الخوادم الوكيلة.',
      '只有用户自己的浏览器可以缓存响应，代理不可以。',
    ],
    public: [
      'Proxies may store the response too.',
      'Les proxys peuvent aussi stocker la réponse.',
      'يمكن للخوادم الوكيلة أيضًا تخزين الاستجابة.',
      '代理也可以缓存响应。',
    ],
    'must-revalidate': [
      'A response that is no longer fresh must be validated with the server.',
      'Une réponse qui n’est plus à jour doit être confirmée par le serveur.',
      'الاستجابة التي لم تعد حديثة تتطلب تأكيدًا من الخادم.',
      '过期的响应必须向服务器确认。',
    ],
    'proxy-revalidate': [
      'The same as must-revalidate, for proxies only.',
      'Comme must-revalidate, pour les proxys uniquement.',
      'مثل must-revalidate، للخوادم الوكيلة فقط.',
      '与 must-revalidate 相同，仅适用于代理。',
    ],
    immutable: [
      'The response never changes, so a reload does not request it again.',
      'La réponse ne change jamais : un rechargement ne la redemande pas.',
      'لا تتغير الاستجابة أبدًا، فلا تُطلب من جديد عند إعادة التحميل.',
      '响应永不更改，刷新页面时不会再次请求。',
    ],
    'stale-while-revalidate': [
      'For another {{value}} seconds, the old response is used while a new one is loaded.',
      'Pendant {{value}} secondes de plus, l’ancienne réponse sert pendant qu’une nouvelle est chargée.',
      'لمدة {{value}} ثانية إضافية تُستخدم الاستجابة القديمة أثناء تحميل جديدة.',
      '再过 {{value}} 秒内，可在加载新响应时使用旧响应。',
    ],
    'stale-if-error': [
      'For another {{value}} seconds, the old response is used if the server fails.',
      'Pendant {{value}} secondes de plus, l’ancienne réponse sert si le serveur échoue.',
      'لمدة {{value}} ثانية إضافية تُستخدم الاستجابة القديمة إذا تعطل الخادم.',
      '再过 {{value}} 秒内，如果服务器出错，可使用旧响应。',
    ],
    'no-transform': [
      'Proxies must not change the body, for example by compressing images.',
      'Les proxys ne doivent pas modifier le corps, par exemple compresser des images.',
      'يجب ألا تعدّل الخوادم الوكيلة النص الأساسي، كضغط الصور.',
      '代理不得修改响应体，例如压缩图片。',
    ],
    'must-understand': [
      'Only caches that support the status code of the response may store it.',
      'Seuls les caches qui prennent en charge le statut de la réponse la stockent.',
      'لا تخزّن الاستجابة إلا ذاكرات التخزين التي تدعم حالتها.',
      '只有支持该响应状态的缓存才会存储它。',
    ],
    'only-if-cached': [
      'The client accepts only a stored response.',
      'Le client veut une réponse stockée ou aucune.',
      'يريد العميل استجابة مخزّنة أو لا شيء.',
      '客户端只要缓存的响应，否则不要。',
    ],
    'max-stale': [
      'The client accepts a response that is no longer fresh.',
      'Le client accepte une réponse qui n’est plus à jour.',
      'يقبل العميل استجابة لم تعد حديثة.',
      '客户端接受已过期的响应。',
    ],
    'min-fresh': [
      'The client wants a response that stays fresh for {{value}} seconds.',
      'Le client veut une réponse encore à jour pendant {{value}} secondes.',
      'يريد العميل استجابة تبقى حديثة لمدة {{value}} ثانية.',
      '客户端要求响应在 {{value}} 秒内仍有效。',
    ],
  },
  'strict-transport-security': {
    'max-age': [
      'Valid for {{value}} seconds from each visit.',
      'Valable {{value}} secondes à partir de chaque visite.',
      'صالحة لمدة {{value}} ثانية من كل زيارة.',
      '每次访问起 {{value}} 秒内有效。',
    ],
    includesubdomains: [
      'Includes all subdomains.',
      'Inclut tous les sous-domaines.',
      'تشمل كل النطاقات الفرعية.',
      '包含所有子域名。',
    ],
    preload: [
      'The site agrees to be in the preload lists of browsers. Removal from these lists is slow.',
      'Le site accepte de figurer dans les listes des navigateurs, dont il est difficile de sortir.',
      'يوافق الموقع على إدراجه في قوائم المتصفحات التي يصعب الخروج منها.',
      '网站同意加入浏览器的预加载列表，之后很难移除。',
    ],
  },
  'set-cookie': {
    expires: [
      'The cookie is deleted at this time: {{value}}',
      'Le cookie est supprimé à cette date : {{value}}',
      'يُحذف ملف تعريف الارتباط في هذا الوقت: ⁦{{value}}⁩',
      'Cookie 的删除时间：{{value}}',
    ],
    'max-age': [
      'The cookie is deleted after {{value}} seconds. Takes precedence over Expires.',
      'Le cookie est supprimé après {{value}} secondes. Prioritaire sur Expires.',
      'يُحذف ملف تعريف الارتباط بعد {{value}} ثانية. تتقدم على Expires.',
      'Cookie 在 {{value}} 秒后删除，优先于 Expires。',
    ],
    domain: [
      'The cookie is sent to {{value}} and all its subdomains.',
      'Le cookie est envoyé à {{value}} et à tous ses sous-domaines.',
      'يُرسل ملف تعريف الارتباط إلى ⁦{{value}}⁩ وكل نطاقاته الفرعية.',
      'Cookie 会发送到 {{value}} 及其所有子域名。',
    ],
    path: [
      'The cookie is sent only for paths below {{value}}. This does not protect it.',
      'Le cookie n’est envoyé que pour les chemins sous {{value}}. Cela ne le protège pas.',
      'لا يُرسل ملف تعريف الارتباط إلا للمسارات تحت ⁦{{value}}⁩. هذا لا يحميه.',
      'Cookie 仅在 {{value}} 下的路径发送，这并不能起到保护作用。',
    ],
    secure: [
      'The cookie is sent only over HTTPS.',
      'Le cookie n’est envoyé que par HTTPS.',
      'لا يُرسل ملف تعريف الارتباط إلا عبر HTTPS.',
      'Cookie 仅通过 HTTPS 发送。',
    ],
    httponly: [
      'Scripts cannot read the cookie.',
      'Les scripts ne peuvent pas lire le cookie.',
      'لا يمكن للنصوص البرمجية قراءة ملف تعريف الارتباط.',
      '脚本无法读取 Cookie。',
    ],
    samesite: [
      'When requests from other sites include the cookie: Strict is never, Lax only when a link is followed, None always. Here: {{value}}',
      'Quand les requêtes d’autres sites ont le cookie : Strict jamais, Lax seulement en suivant un lien, None toujours. Ici : {{value}}',
      'متى تحمل طلبات المواقع الأخرى ملف تعريف الارتباط: Strict أبدًا، وLax عند اتباع رابط فقط، وNone دائمًا. هنا: {{value}}',
      '来自其他网站的请求何时携带 Cookie：Strict 从不，Lax 仅在点击链接时，None 始终。此处：{{value}}',
    ],
    partitioned: [
      'The cookie is separate for each site that embeds this one (CHIPS).',
      'Le cookie est distinct pour chaque site qui intègre celui-ci (CHIPS).',
      'لملف تعريف الارتباط نسخة منفصلة لكل موقع يضمّن هذا الموقع (CHIPS).',
      'Cookie 按嵌入此网站的各网站分别存储（CHIPS）。',
    ],
  },
  'content-security-policy': {
    'default-src': [
      'For everything without its own directive: {{value}}',
      'Pour tout ce qui n’a pas sa propre directive : {{value}}',
      'لكل ما ليس له توجيه خاص: ⁦{{value}}⁩',
      '用于没有单独指令的内容：{{value}}',
    ],
    'script-src': sources('scripts', 'des scripts', 'للنصوص البرمجية', '脚本'),
    'script-src-elem': sources('script elements', 'des éléments script', 'لعناصر script', 'script 元素'),
    'script-src-attr': [
      'Whether event attributes such as onclick may run: {{value}}',
      'Indique si les attributs d’événement comme onclick peuvent s’exécuter : {{value}}',
      'هل يمكن تشغيل سمات الأحداث مثل onclick: ⁦{{value}}⁩',
      '是否允许执行 onclick 等事件属性：{{value}}',
    ],
    'style-src': sources('styles', 'des styles', 'للأنماط', '样式'),
    'style-src-elem': sources('style sheets', 'des feuilles de style', 'لأوراق الأنماط', '样式表'),
    'style-src-attr': [
      'Whether style attributes may apply: {{value}}',
      'Indique si les attributs style s’appliquent : {{value}}',
      'هل تُطبَّق سمات style: ⁦{{value}}⁩',
      '是否允许 style 属性生效：{{value}}',
    ],
    'img-src': sources('pictures', 'des images', 'للصور', '图片'),
    'font-src': sources('fonts', 'des polices', 'للخطوط', '字体'),
    'connect-src': [
      'Where scripts may send requests: {{value}}',
      'Où les scripts peuvent envoyer des requêtes : {{value}}',
      'إلى أين يمكن للنصوص البرمجية إرسال الطلبات: ⁦{{value}}⁩',
      '脚本可以向哪里发送请求：{{value}}',
    ],
    'media-src': sources('audio and video', 'des contenus audio et vidéo', 'للصوت والفيديو', '音频和视频'),
    'object-src': sources('plug-ins', 'des plug-ins', 'للمكونات الإضافية', '插件'),
    'frame-src': sources('pages in frames', 'des pages en cadre', 'للصفحات في الإطارات', '框架内页面'),
    'child-src': sources(
      'frames and workers',
      'des cadres et des workers',
      'للإطارات وعناصر Web Worker',
      '框架和 Worker ',
    ),
    'worker-src': sources('workers', 'des workers', 'لعناصر Web Worker', 'Worker '),
    'manifest-src': sources('the app manifest', 'du manifeste d’application', 'لبيان التطبيق', '应用清单'),
    'base-uri': [
      'Which URLs the base element may have: {{value}}',
      'URL autorisées pour l’élément base : {{value}}',
      'عناوين URL المسموح بها في عنصر base: ⁦{{value}}⁩',
      'base 元素允许的 URL：{{value}}',
    ],
    'form-action': [
      'Where forms may be sent: {{value}}',
      'Où les formulaires peuvent être envoyés : {{value}}',
      'إلى أين يمكن إرسال النماذج: ⁦{{value}}⁩',
      '表单可以提交到哪里：{{value}}',
    ],
    'frame-ancestors': [
      'Which pages may show this one in a frame: {{value}}',
      'Pages pouvant afficher celle-ci dans un cadre : {{value}}',
      'الصفحات التي يمكنها عرض هذه الصفحة في إطار: ⁦{{value}}⁩',
      '哪些页面可以在框架中显示此页面：{{value}}',
    ],
    sandbox: [
      'The page is restricted like a sandboxed frame, apart from: {{value}}',
      'La page est limitée comme un cadre en bac à sable, sauf : {{value}}',
      'تُقيَّد الصفحة مثل إطار معزول، باستثناء: ⁦{{value}}⁩',
      '页面像沙盒框架一样受限，例外：{{value}}',
    ],
    'report-uri': [
      'Violations are sent to {{value}}. Replaced by report-to.',
      'Les violations sont envoyées à {{value}}. Remplacé par report-to.',
      'تُرسل المخالفات إلى ⁦{{value}}⁩. تحل محلها report-to.',
      '违规报告发送到 {{value}}，已被 report-to 取代。',
    ],
    'report-to': [
      'Violations are sent to the reporting endpoint {{value}}.',
      'Les violations sont envoyées au point de terminaison des rapports {{value}}.',
      'تُرسل المخالفات إلى نقطة الإبلاغ ⁦{{value}}⁩.',
      '违规报告发送到报告端点 {{value}}。',
    ],
    'upgrade-insecure-requests': [
      'The browser loads the http:// URLs on the page over HTTPS.',
      'Le navigateur charge en HTTPS les URL http:// de la page.',
      'يحمّل المتصفح عناوين ⁦http://⁩ في الصفحة عبر HTTPS.',
      '浏览器通过 HTTPS 加载页面中的 http:// URL。',
    ],
    'require-trusted-types-for': [
      'Text cannot be inserted as HTML without a check (Trusted Types).',
      'Un texte ne peut pas être inséré comme HTML sans contrôle (Trusted Types).',
      'لا يمكن إدراج النصوص كـ HTML دون فحص (Trusted Types).',
      '未经检查的文本不能作为 HTML 插入（Trusted Types）。',
    ],
    'trusted-types': [
      'Which Trusted Types policies may be created: {{value}}',
      'Politiques Trusted Types pouvant être créées : {{value}}',
      'سياسات Trusted Types التي يمكن إنشاؤها: ⁦{{value}}⁩',
      '可创建的 Trusted Types 策略：{{value}}',
    ],
  },
  'content-disposition': {
    inline: [
      'The browser shows the body if it can.',
      'Le navigateur affiche le corps s’il le peut.',
      'يعرض المتصفح النص الأساسي إن أمكن.',
      '浏览器会尽可能直接显示响应体。',
    ],
    attachment: [
      'The browser saves the body as a file.',
      'Le navigateur enregistre le corps comme fichier.',
      'يحفظ المتصفح النص الأساسي كملف.',
      '浏览器将响应体保存为文件。',
    ],
    filename: ['The file name: {{value}}', 'Nom du fichier : {{value}}', 'اسم الملف: {{value}}', '文件名：{{value}}'],
    'filename*': [
      'The file name with its charset, for names that are not ASCII: {{value}}',
      'Nom du fichier avec son jeu de caractères, pour les noms non ASCII : {{value}}',
      'اسم الملف مع مجموعة محارفه، للأسماء التي ليست ASCII: ⁦{{value}}⁩',
      '带字符集的文件名，用于非 ASCII 名称：{{value}}',
    ],
  },
};
