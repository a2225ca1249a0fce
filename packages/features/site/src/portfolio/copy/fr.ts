import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'portfolio.title': 'Exemples',
  'portfolio.purpose':
    'Six tâches courantes réalisées avec les outils du site {{site}}. Chaque exemple indique les appels utilisés et contient du code à copier.',
  'portfolio.areas': 'Filtrer les exemples par catégorie',
  'portfolio.calls': 'Outils utilisés',
  'portfolio.code': 'Le code',
  'portfolio.qr': 'Code QR',
  'portfolio.uuid': 'Identifiant UUID',
  'portfolio.data': 'Formats de données',
  'portfolio.sudoku': 'Grille de sudoku',

  'portfolio.labels.title': 'Étiquettes pour les rayons d’un entrepôt',
  'portfolio.labels.text':
    'Un entrepôt colle sur chaque rayon une étiquette qui ouvre la page du rayon sur n’importe quel téléphone. Un appel crée un code QR. En SVG, il s’imprime nettement à toute taille.',
  'portfolio.labels.fact': 'Une correction d’erreurs de 25 % garde lisibles les étiquettes rayées.',
  'portfolio.statement.title': 'D’un relevé bancaire à JSON',
  'portfolio.statement.text':
    'La banque exporte du CSV avec des points-virgules et le script comptable lit du JSON. Le convertisseur détecte le séparateur, garde les montants tels quels et compte les lignes.',
  'portfolio.statement.fact': 'Les montants restent du texte : aucun chiffre n’est arrondi.',
  'portfolio.sheet.title': 'Un sudoku par jour pour une école',
  'portfolio.sheet.text':
    'Une école imprime un sudoku par jour. Avec la date comme graine, chaque classe reçoit la même grille, et la solution est disponible le lendemain matin.',
  'portfolio.sheet.fact': 'Le même niveau et la même date donnent toujours la même grille.',
  'portfolio.orders.title': 'Des numéros de commande triés par date',
  'portfolio.orders.text':
    'Une boutique avec trois caisses a besoin de numéros de commande uniques, triés par ordre de création. Les UUID de version 7 commencent par un horodatage.',
  'portfolio.orders.fact': 'Cent numéros coûtent un appel : récupérez-les le matin et utilisez-les hors ligne.',
  'portfolio.settings.title': 'Comparer deux fichiers de configuration',
  'portfolio.settings.text':
    'La préproduction et la production ont chacune un fichier TOML. Convertissez les deux en JSON avec des clés triées : une simple comparaison montre les trois lignes qui diffèrent.',
  'portfolio.settings.fact': 'Les commentaires et l’ordre des clés n’influent pas sur la comparaison.',
  'portfolio.hints.title': 'Des indices dans une application de jeux',
  'portfolio.hints.text':
    'Un joueur est bloqué et veut un indice, pas la solution. Le solveur renvoie ses étapes dans l’ordre où une personne les ferait, et l’application affiche la première.',
  'portfolio.hints.fact': 'Chaque étape indique la technique, les cases concernées et le chiffre placé.',

  'portfolio.end.title': 'Vous avez créé quelque chose ?',
  'portfolio.end.text': 'Parlez-en à l’exploitant. Les bons exemples sont ajoutés à cette page.',
  'portfolio.end.contact': 'Partager votre exemple',
} as const satisfies CopyIn<'fr', typeof en>;
