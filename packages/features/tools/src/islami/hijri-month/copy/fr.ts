import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'hijriMonth.title': 'Mois hégirien',
  'hijriMonth.purpose': 'Les jours d’un mois hégirien avec leurs dates grégoriennes et les événements.',
  'hijriMonth.today': 'Aujourd’hui',
  'hijriMonth.todayIs': 'Nous sommes le {{date}}.',
  'hijriMonth.monthOf': '{{month}} {{year}} AH',
  'hijriMonth.month': 'Mois',
  'hijriMonth.year': 'Année hégirienne',
  'hijriMonth.adjustment': 'Ajustement en jours',
  'hijriMonth.previous': 'Mois précédent',
  'hijriMonth.next': 'Mois suivant',
  'hijriMonth.events': 'Événements',
  'hijriMonth.source':
    'D’après les tables d’Umm al-Qura. Là où la nouvelle lune est observée un autre soir, le mois commence un jour plus tôt ou plus tard : réglez l’ajustement en conséquence.',
  'hijriMonth.api': 'Voir l’API : {{title}}',
  'hijriMonth.event.new_year': 'Nouvel an hégirien',
  'hijriMonth.event.ashura': 'Achoura',
  'hijriMonth.event.mawlid': 'Mawlid',
  'hijriMonth.event.isra_miraj': 'Isra et Miraj',
  'hijriMonth.event.mid_shaban': 'Mi-chaabane',
  'hijriMonth.event.ramadan': 'Premier jour de ramadan',
  'hijriMonth.event.laylat_al_qadr': 'Nuit du Destin',
  'hijriMonth.event.eid_al_fitr': 'Aïd al-Fitr',
  'hijriMonth.event.hajj': 'Début du hajj',
  'hijriMonth.event.arafah': 'Jour d’Arafat',
  'hijriMonth.event.eid_al_adha': 'Aïd al-Adha',
  'hijriMonth.event.tashriq': 'Jours de tachriq',
} as const satisfies CopyIn<'fr', typeof en>;
