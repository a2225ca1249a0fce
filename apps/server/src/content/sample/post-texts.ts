/** Titles and categories of the posts in other languages. Each text is `posts/<language>/<slug>.md`. */

export const postTexts = {
  fr: {
    'first-call-in-five-minutes': { title: 'Votre premier appel en cinq minutes', category: 'Guides' },
    'how-the-daily-quota-counts': { title: 'Comment le quota quotidien est compté', category: 'Concepts' },
    'a-scraper-that-survives-a-redesign': {
      title: 'Des extracteurs qui survivent à une refonte',
      category: 'Extraction',
    },
    'qr-codes-that-scan': { title: 'Des codes QR qui se lisent', category: 'Guides' },
    'csv-without-losing-types': { title: 'Convertir du CSV sans perdre les types', category: 'Données' },
    'uuid-v4-or-v7': { title: 'UUID v4 ou v7 ?', category: 'Données' },
    'keys-and-least-privilege': { title: 'Clés API et moindre privilège', category: 'Sécurité' },
    'an-api-hub-of-your-own': { title: 'Héberger votre propre hub d’API', category: 'Concepts' },
  },
  ar: {
    'first-call-in-five-minutes': { title: 'استدعاؤك الأول في خمس دقائق', category: 'أدلة' },
    'how-the-daily-quota-counts': { title: 'كيف تُحتسب الحصة اليومية', category: 'مفاهيم' },
    'a-scraper-that-survives-a-redesign': { title: 'واجهات استخراج تصمد أمام إعادة التصميم', category: 'استخراج' },
    'qr-codes-that-scan': { title: 'رموز QR تُقرأ', category: 'أدلة' },
    'csv-without-losing-types': { title: 'تحويل CSV دون فقدان أنواع البيانات', category: 'بيانات' },
    'uuid-v4-or-v7': { title: 'UUID: v4 أم v7؟', category: 'بيانات' },
    'keys-and-least-privilege': { title: 'مفاتيح API وأقل الصلاحيات', category: 'أمان' },
    'an-api-hub-of-your-own': { title: 'شغّل مركز واجهات API خاصًا بك', category: 'مفاهيم' },
  },
  ch: {
    'first-call-in-five-minutes': { title: '五分钟完成首次调用', category: '指南' },
    'how-the-daily-quota-counts': { title: '每日配额如何计算', category: '概念' },
    'a-scraper-that-survives-a-redesign': { title: '让采集器经得起改版', category: '采集' },
    'qr-codes-that-scan': { title: '生成可以扫描的二维码', category: '指南' },
    'csv-without-losing-types': { title: '转换 CSV 而不丢失数据类型', category: '数据' },
    'uuid-v4-or-v7': { title: 'UUID v4 还是 v7？', category: '数据' },
    'keys-and-least-privilege': { title: 'API 密钥与最小权限', category: '安全' },
    'an-api-hub-of-your-own': { title: '部署您自己的 API 中心', category: '概念' },
  },
} as const;
