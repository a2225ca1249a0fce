import type { CopyIn } from '../../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'portfolio.title': 'Exemples à emporter',
  'portfolio.purpose':
    'Six petits travaux tirés de la vie réelle, faits avec les outils du site {{site}}. Chacun vient avec les appels utilisés et du code à reprendre.',
  'portfolio.areas': 'Afficher les exemples par domaine',
  'portfolio.calls': 'Outils utilisés',
  'portfolio.code': 'Le code',
  'portfolio.qr': 'Code QR',
  'portfolio.uuid': 'Identifiant UUID',
  'portfolio.data': 'Formats de données',
  'portfolio.sudoku': 'Grille de sudoku',

  'portfolio.labels.title': 'Des étiquettes pour les rayons d’un entrepôt',
  'portfolio.labels.text':
    'Un entrepôt numérote ses rayons et veut sur chacun une étiquette qui ouvre la page du rayon sur n’importe quel téléphone. Un appel dessine un code ; en SVG, il s’imprime net à toute taille.',
  'portfolio.labels.fact': 'La correction d’erreurs au quart garde lisible une étiquette rayée.',
  'portfolio.statement.title': 'Un relevé bancaire en JSON',
  'portfolio.statement.text':
    'La banque exporte du CSV à points-virgules, le script comptable lit du JSON. Le convertisseur trouve seul le séparateur, garde les montants tels que la banque les a écrits et compte les lignes.',
  'portfolio.statement.fact': 'Les montants restent du texte : aucun chiffre n’est arrondi.',
  'portfolio.sheet.title': 'Un sudoku par jour pour le tableau d’affichage',
  'portfolio.sheet.text':
    'Une école imprime un sudoku par jour. Avec la date pour graine, chaque classe reçoit la même grille sans que personne ne la fasse passer, et la solution est là le lendemain matin.',
  'portfolio.sheet.fact': 'Même niveau et même date donnent toujours la même grille.',
  'portfolio.orders.title': 'Des numéros de commande triés par date',
  'portfolio.orders.text':
    'Une boutique à trois caisses a besoin de numéros qui ne se heurtent jamais et se rangent pourtant dans l’ordre de leur création. Les identifiants de version 7 commencent par l’heure.',
  'portfolio.orders.fact': 'Cent numéros coûtent un appel : prenez-les le matin, servez-vous-en hors ligne.',
  'portfolio.settings.title': 'Ce qui distingue deux fichiers de réglages',
  'portfolio.settings.text':
    'La préproduction et la production ont chacune leur fichier TOML, et personne ne sait plus ce qui diffère. Convertis en JSON aux clés triées, une simple comparaison montre les trois lignes.',
  'portfolio.settings.fact': 'Commentaires et ordre ne gênent plus.',
  'portfolio.hints.title': 'Des indices dans une application de jeux',
  'portfolio.hints.text':
    'Un joueur est bloqué et veut un coup de pouce, pas la solution. Le solveur rend ses étapes dans l’ordre où une personne les ferait ; l’application montre la première.',
  'portfolio.hints.fact': 'Chaque étape nomme la technique, les cases regardées et le chiffre posé.',

  'portfolio.end.title': 'Vous avez construit quelque chose avec ?',
  'portfolio.end.text': 'Racontez-le à l’exploitant. Les bons exemples trouvent leur place sur cette page.',
  'portfolio.end.contact': 'Nous le raconter',
} as const satisfies CopyIn<'fr', typeof en>;
