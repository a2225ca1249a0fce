import type { ComponentLabels } from '../component-labels.ts';

interface DateTimeRangeLabels {
  end: string;
  last30Days: string;
  last7Days: string;
  lastMonth: string;
  presets: string;
  start: string;
  thisMonth: string;
  thisWeek: string;
  /** `{zone}`: its name and difference from UTC. */
  timeZone: string;
  yesterday: string;
}

export const dateTimeRangeLabels: ComponentLabels<DateTimeRangeLabels> = {
  en: {
    end: 'End',
    last30Days: 'Last 30 days',
    last7Days: 'Last 7 days',
    lastMonth: 'Last month',
    presets: 'Common ranges',
    start: 'Start',
    thisMonth: 'This month',
    thisWeek: 'This week',
    timeZone: 'Time zone: {zone}',
    yesterday: 'Yesterday',
  },
  fr: {
    end: 'Fin',
    last30Days: '30 derniers jours',
    last7Days: '7 derniers jours',
    lastMonth: 'Le mois dernier',
    presets: 'Périodes courantes',
    start: 'Début',
    thisMonth: 'Ce mois-ci',
    thisWeek: 'Cette semaine',
    timeZone: 'Fuseau horaire : {zone}',
    yesterday: 'Hier',
  },
  ar: {
    end: 'النهاية',
    last30Days: 'آخر 30 يومًا',
    last7Days: 'آخر 7 أيام',
    lastMonth: 'الشهر الماضي',
    presets: 'فترات شائعة',
    start: 'البداية',
    thisMonth: 'هذا الشهر',
    thisWeek: 'هذا الأسبوع',
    timeZone: 'المنطقة الزمنية: {zone}',
    yesterday: 'أمس',
  },
  'zh-CN': {
    end: '结束时间',
    last30Days: '最近 30 天',
    last7Days: '最近 7 天',
    lastMonth: '上个月',
    presets: '常用时间范围',
    start: '开始时间',
    thisMonth: '本月',
    thisWeek: '本周',
    timeZone: '时区：{zone}',
    yesterday: '昨天',
  },
};
