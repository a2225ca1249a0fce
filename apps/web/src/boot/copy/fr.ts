export default {
  'boot.description':
    'Des outils API à héberger vous-même. Trouvez un outil, lancez-le dans votre navigateur ou appelez-le avec une clé API.',
  'boot.noScript': '{{site}} nécessite JavaScript. Autorisez-le pour ce site et rechargez la page.',
  'boot.failed':
    'Unexpected Application Error! Une partie du site {{site}} n’a pas pu être chargée. Vérifiez votre connexion et rechargez la page.',
} as const;
