/** The words of the sheets of states, in the four languages of the product. */

type Words = readonly [en: string, fr: string, ar: string, zh: string];

const words = {
  save: ['Save', 'Enregistrer', 'حفظ', '保存'],
  cancel: ['Cancel', 'Annuler', 'إلغاء', '取消'],
  delete: ['Delete', 'Supprimer', 'حذف', '删除'],
  edit: ['Edit', 'Modifier', 'تعديل', '编辑'],
  favourite: ['Favourite', 'Favori', 'مفضّلة', '收藏'],
  view: ['View', 'Affichage', 'العرض', '视图'],
  list: ['List', 'Liste', 'قائمة', '列表'],
  tiles: ['Tiles', 'Mosaïque', 'مربعات', '平铺'],
  docs: ['Documentation', 'Documentation', 'التوثيق', '文档'],
  name: ['Name', 'Nom', 'الاسم', '名称'],
  nameMissing: ['Enter a name.', 'Saisissez un nom.', 'أدخل اسمًا.', '请输入名称。'],
  notes: ['Notes', 'Notes', 'ملاحظات', '备注'],
  callsPerDay: ['Calls per day', 'Appels par jour', 'الاستدعاءات في اليوم', '每日调用次数'],
  tooMany: [
    'Enter 10,000 or less.',
    'Saisissez 10 000 au plus.',
    'أدخل 10,000 أو أقل.',
    '请输入不超过 10,000 的数字。',
  ],
  search: ['Search', 'Rechercher', 'بحث', '搜索'],
  message: ['Message', 'Message', 'الرسالة', '消息模板'],
  file: ['File', 'Fichier', 'الملف', '文件'],
  body: ['Request body', 'Corps de la requête', 'نص الطلب', '请求体'],
  format: ['Format', 'Format', 'الصيغة', '格式'],
  formatMissing: ['Select a format.', 'Sélectionnez un format.', 'حدّد صيغة.', '请选择格式。'],
  public: ['Public', 'Publique', 'عامة', '公开'],
  notify: ['Email me', 'M’avertir par e-mail', 'إشعاري بالبريد', '邮件通知'],
  quality: ['Quality', 'Qualité', 'الجودة', '质量'],
  subjects: ['Subjects', 'Thèmes', 'المواضيع', '主题'],
  text: ['Text', 'Texte', 'نصوص', '文本'],
  maps: ['Maps', 'Cartes', 'خرائط', '地图'],
  expires: ['Expires on', 'Expire le', 'تنتهي في', '到期日'],
  dateMissing: ['Enter a date.', 'Saisissez une date.', 'أدخل تاريخًا.', '请输入日期。'],
  period: ['Period', 'Période', 'الفترة', '时间段'],
  startsAt: ['Starts at', 'Débute à', 'يبدأ عند', '开始时间'],
  code: ['Code', 'Code', 'الرمز', '验证码'],
  codeWrong: ['The code is wrong.', 'Le code est incorrect.', 'الرمز غير صحيح.', '验证码不正确。'],
  rating: ['Rating', 'Note', 'التقييم', '评分'],
  colour: ['Colour', 'Couleur', 'اللون', '颜色'],
  day: ['Day', 'Jour', 'اليوم', '日期'],
  keys: ['API keys', 'Clés API', 'مفاتيح API', 'API 密钥'],
  key: ['API key', 'Clé API', 'مفتاح API', 'API 密钥'],
  calls: ['Calls', 'Appels', 'الاستدعاءات', '调用次数'],
  plans: ['Plans', 'Forfaits', 'الباقات', '套餐'],
  free: ['Free', 'Gratuit', 'المجانية', '免费版'],
  premium: ['Premium', 'Premium', 'المميزة', '高级版'],
  files: ['Files', 'Fichiers', 'الملفات', '文件'],
  actions: ['Actions', 'Actions', 'إجراءات', '操作'],
  pages: ['Pages', 'Pages', 'الصفحات', '页面'],
  dashboard: ['Dashboard', 'Tableau de bord', 'لوحة المعلومات', '仪表板'],
  hub: ['API hub', 'Hub d’API', 'مركز الواجهات البرمجية', 'API 中心'],
  settings: ['Settings', 'Paramètres', 'الإعدادات', '设置'],
  advanced: ['Advanced', 'Avancé', 'متقدم', '高级选项'],
  response: ['Response', 'Réponse', 'الاستجابة', '响应'],
  noKeys: ['No API keys yet', 'Aucune clé API pour l’instant', 'لا توجد مفاتيح API بعد', '暂无 API 密钥'],
  createKey: ['Create API key', 'Créer une clé API', 'إنشاء مفتاح API', '创建 API 密钥'],
  loadFailed: [
    'Couldn’t load API keys',
    'Impossible de charger les clés API',
    'تعذّر تحميل مفاتيح API',
    '无法加载 API 密钥',
  ],
  stillWork: [
    'Your API keys still work.',
    'Vos clés API restent valides.',
    'لا تزال مفاتيح API صالحة.',
    '您的 API 密钥仍然有效。',
  ],
  optionMissing: ['Select this option.', 'Cochez cette option.', 'حدّد هذا الخيار.', '请勾选此项。'],
  used: ['Used today', 'Utilisés aujourd’hui', 'المستخدم اليوم', '今日用量'],
} as const satisfies Record<string, Words>;

export type Translate = (word: keyof typeof words) => string;

const languages = ['en', 'fr', 'ar', 'zh-CN'];

/** The words in a language of the toolbar; English where it is another. */
export function translateTo(language: string): Translate {
  const at = Math.max(0, languages.indexOf(language));
  return (word) => words[word][at] ?? words[word][0];
}
