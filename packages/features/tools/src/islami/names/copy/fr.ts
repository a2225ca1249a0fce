export default {
  'divineNames.title': '99 noms de Dieu',
  'divineNames.purpose': 'Les 99 noms de Dieu en arabe, avec leur sens.',
  'divineNames.search': 'Rechercher un nom',
  'divineNames.found_one': '{{count}} nom trouvé',
  'divineNames.found_many': '{{count}} noms trouvés',
  'divineNames.found_other': '{{count}} noms trouvés',
  'divineNames.none.title': 'Aucun nom ne correspond',
  'divineNames.none.text': 'Cherchez un nom, un sens ou un numéro.',
  'divineNames.api': 'Voir l’API : {{title}}',
} as const;
