import type { ComponentLabels } from '../component-labels.ts';
import type { PluralForms } from '../labels.ts';

interface SchedulerLabels {
  agenda: string;
  allDay: string;
  cancelled: string;
  day: string;
  events: PluralForms;
  /** Read with an event that can be moved. */
  keys: string;
  month: string;
  /** Events that are hidden on a day. */
  more: PluralForms;
  /** `{when}`: a time in words. */
  moved: string;
  nextDay: string;
  nextMonth: string;
  nextWeek: string;
  noEvents: string;
  now: string;
  /** `{title}` of the event. */
  pickedUp: string;
  previousDay: string;
  previousMonth: string;
  previousWeek: string;
  /** Of a day or a slot: what Enter does. */
  slotKeys: string;
  view: string;
  week: string;
}

export const schedulerLabels: ComponentLabels<SchedulerLabels> = {
  en: {
    agenda: 'Agenda',
    allDay: 'All day',
    cancelled: 'Cancelled. {when}',
    day: 'Day',
    events: { one: '{count} event', other: '{count} events' },
    keys: 'Space picks up the event.',
    month: 'Month',
    more: { one: '{count} more', other: '{count} more' },
    moved: 'Changed to {when}',
    nextDay: 'Next day',
    nextMonth: 'Next month',
    nextWeek: 'Next week',
    noEvents: 'No events in this period',
    now: 'Now',
    pickedUp:
      '{title} picked up. Arrow keys move it, Shift and arrow keys change its end. Enter confirms, Escape cancels.',
    previousDay: 'Previous day',
    previousMonth: 'Previous month',
    previousWeek: 'Previous week',
    slotKeys: 'Enter creates an event.',
    view: 'View',
    week: 'Week',
  },
  fr: {
    agenda: 'Planning',
    allDay: 'Toute la journée',
    cancelled: 'Annulé. {when}',
    day: 'Jour',
    events: { one: '{count} événement', many: '{count} événements', other: '{count} événements' },
    keys: 'Appuyez sur Espace pour déplacer l’événement.',
    month: 'Mois',
    more: { one: '{count} autre', many: '{count} autres', other: '{count} autres' },
    moved: 'Nouvelle date : {when}',
    nextDay: 'Jour suivant',
    nextMonth: 'Mois suivant',
    nextWeek: 'Semaine suivante',
    noEvents: 'Aucun événement sur cette période',
    now: 'Maintenant',
    pickedUp:
      'Déplacement de {title}. Flèches : le déplacer. Maj et flèches : changer sa fin. Entrée : confirmer. Échap : annuler.',
    previousDay: 'Jour précédent',
    previousMonth: 'Mois précédent',
    previousWeek: 'Semaine précédente',
    slotKeys: 'Appuyez sur Entrée pour créer un événement.',
    view: 'Affichage',
    week: 'Semaine',
  },
  ar: {
    agenda: 'جدول الأعمال',
    allDay: 'طوال اليوم',
    cancelled: 'أُلغي التغيير. {when}',
    day: 'يوم',
    events: {
      zero: 'لا أحداث',
      one: 'حدث واحد',
      two: 'حدثان',
      few: '{count} أحداث',
      many: '{count} حدثًا',
      other: '{count} حدث',
    },
    keys: 'اضغط مفتاح المسافة لنقل الحدث.',
    month: 'شهر',
    more: {
      zero: 'لا مزيد',
      one: 'حدث آخر',
      two: 'حدثان آخران',
      few: '{count} أحداث أخرى',
      many: '{count} حدثًا آخر',
      other: '{count} حدث آخر',
    },
    moved: 'الموعد الجديد: {when}',
    nextDay: 'اليوم التالي',
    nextMonth: 'الشهر التالي',
    nextWeek: 'الأسبوع التالي',
    noEvents: 'لا توجد أحداث في هذه الفترة',
    now: 'الآن',
    pickedUp:
      'جارٍ نقل {title}. تنقله مفاتيح الأسهم، ويغيّر مفتاح Shift مع الأسهم نهايته. يؤكد مفتاح Enter التغيير ويلغيه مفتاح Escape.',
    previousDay: 'اليوم السابق',
    previousMonth: 'الشهر السابق',
    previousWeek: 'الأسبوع السابق',
    slotKeys: 'اضغط مفتاح Enter لإنشاء حدث.',
    view: 'طريقة العرض',
    week: 'أسبوع',
  },
  'zh-CN': {
    agenda: '日程',
    allDay: '全天',
    cancelled: '已取消。{when}',
    day: '日',
    events: { other: '{count} 个日程' },
    keys: '按空格键移动日程。',
    month: '月',
    more: { other: '还有 {count} 个' },
    moved: '已更改为{when}',
    nextDay: '后一天',
    nextMonth: '下个月',
    nextWeek: '下一周',
    noEvents: '此时间段内暂无日程',
    now: '当前时间',
    pickedUp: '正在移动“{title}”。使用方向键移动，按住 Shift 键并使用方向键更改结束时间，按回车键确认，按 Esc 键取消。',
    previousDay: '前一天',
    previousMonth: '上个月',
    previousWeek: '上一周',
    slotKeys: '按回车键创建日程。',
    view: '视图',
    week: '周',
  },
};
