export default {
  'boot.description':
    'Un parc d’outils API chez vous : trouvez-en un, lancez-le dans le navigateur, appelez-le avec une clé.',
  'boot.noScript':
    '{{site}} fonctionne dans le navigateur : autorisez JavaScript pour ce site, puis rechargez la page.',
  'boot.failed':
    'Unexpected Application Error! Une partie du site {{site}} n’a pas pu être chargée. Vérifiez la connexion, puis rechargez la page.',
} as const;
