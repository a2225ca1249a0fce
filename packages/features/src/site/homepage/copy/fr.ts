import type { CopyIn } from '../../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'homepage.title': 'Le tour du propriétaire',
  'homepage.purpose':
    'Ce que fait {{site}}, pour qui, et comment on y travaille : huit étapes, de la première recherche à votre propre serveur.',
  'homepage.register': 'Créer un compte gratuit',
  'homepage.try': 'Essayer d’abord un outil',

  'homepage.hub.title': 'Tout au même endroit, et facile à trouver',
  'homepage.hub.text':
    'Le hub réunit tous les outils de cette installation. Écrivez ce que vous voulez faire, dans l’une des quatre langues, et le bon outil arrive en tête.',
  'homepage.hub.fact1':
    'Recherche par nom, domaine ou tâche ; filtres et tri restent dans l’adresse, une liste se partage donc d’un lien.',
  'homepage.hub.fact2': 'Chaque outil montre son état, son coût et s’il est ouvert aux visiteurs.',
  'homepage.hub.fact3': 'Vos favoris vous attendent sur le tableau de bord.',
  'homepage.hub.link': 'Ouvrir le hub',

  'homepage.play.title': 'Un formulaire par outil, une réponse aussitôt',
  'homepage.play.text':
    'Le banc d’essai montre ce que donne un outil avant que vous n’écriviez une ligne. Le formulaire arrive rempli ; la réponse vient en texte, en arbre, en tableau ou en image.',
  'homepage.play.fact1': 'Le même appel est prêt pour curl, JavaScript, Python, PHP et Go.',
  'homepage.play.fact2': 'Vos derniers appels restent dans votre navigateur, à revoir et à renvoyer.',
  'homepage.play.fact3': 'Un lien contient toute la saisie : envoyez l’appel exact à un collègue.',
  'homepage.play.link': 'Essayer le convertisseur de données',

  'homepage.keys.title': 'Des clés et un quota quotidien',
  'homepage.keys.text':
    'Une clé permet à vos programmes d’appeler ce que vous pouvez appeler. Créez-en une par programme, limitez-la aux domaines utiles, retirez-la quand vous voulez.',
  'homepage.keys.fact1': 'Le reste du jour figure dans les en-têtes de chaque réponse et sur votre tableau de bord.',
  'homepage.keys.fact2': 'Un appel qui échoue ne coûte rien.',
  'homepage.keys.fact3': 'Quand le quota est épuisé, l’erreur dit à quelle heure il repart.',
  'homepage.keys.link': 'Comparer les formules',

  'homepage.convert.title': 'Pour ceux qui déplacent des données',
  'homepage.convert.text':
    'Un export en CSV, un programme qui veut du JSON, un collègue qui lit le YAML. Le convertisseur transporte les données à l’identique, et le dit quand un format ne peut pas les contenir.',
  'homepage.convert.fact1': 'JSON, YAML, TOML, XML, CSV et NDJSON, dans tous les sens.',
  'homepage.convert.fact2': 'Les grands nombres gardent chaque chiffre, les textes chaque accent.',
  'homepage.convert.fact3': 'Les fautes sont montrées avec ligne et colonne.',
  'homepage.convert.link': 'Voir les convertisseurs',

  'homepage.puzzle.title': 'Pour les profs, les rédactions et les heures creuses',
  'homepage.puzzle.text':
    'Des grilles à solution unique et au niveau honnête, tirées d’une graine : toute une classe ou tout un lectorat reçoit aujourd’hui la même.',
  'homepage.puzzle.fact1': 'Quatre niveaux, nommés d’après l’étape la plus dure pour une personne.',
  'homepage.puzzle.fact2': 'Le solveur montre son raisonnement pas à pas.',
  'homepage.puzzle.fact3': 'Une même date donne toujours la même grille.',
  'homepage.puzzle.link': 'Voir les casse-tête',

  'homepage.scrape.title': 'Pour les administrateurs : une page devient une API',
  'homepage.scrape.text':
    'Collez l’adresse d’une page publique, désignez ce qui compte, publiez. Un instant plus tard, la page répond en JSON, avec clé, formulaire et documentation comme tout autre outil.',
  'homepage.scrape.fact1': 'Des propositions avec extraits viennent d’abord : vous corrigez au lieu de partir de rien.',
  'homepage.scrape.fact2': 'Ses propres tests tournent à intervalles réguliers et signalent quand la page a changé.',
  'homepage.scrape.fact3': 'Seules les adresses publiques sont lues, sauf celles que l’exploitant autorise nommément.',
  'homepage.scrape.link': 'Lire comment cela marche',

  'homepage.languages.title': 'Pour tout le monde, dans sa lecture',
  'homepage.languages.text':
    'Anglais, français, arabe et chinois, chacun écrit pour ses lecteurs. L’arabe est vraiment en miroir, graphiques et curseurs compris.',
  'homepage.languages.fact1': 'Chaque action se fait au clavier ; chaque image et chaque état a ses mots.',
  'homepage.languages.fact2': 'Six thèmes de couleur, clairs et sombres, aux contrastes vérifiés.',
  'homepage.languages.fact3': 'Conçu dès 375 pixels : un téléphone reçoit le produit entier.',
  'homepage.languages.link': 'Ce qui nous guide encore',

  'homepage.privacy.title': 'Vos données restent chez qui a votre confiance',
  'homepage.privacy.text':
    'Le tout tourne sur une machine, avec un dossier de données. Aucune police, aucun script, aucun compteur ne vient d’ailleurs, et rien ne quitte le serveur, sauf quand un outil a pour but de lire une page.',
  'homepage.privacy.fact1': 'Un cookie pour la session, un pour la langue, aucun pour vous suivre.',
  'homepage.privacy.fact2': 'Le journal note l’outil, l’heure et le résultat, pas le contenu.',
  'homepage.privacy.fact3': 'Vous pouvez demander l’effacement de toutes vos données, avec ou sans compte.',
  'homepage.privacy.link': 'Lire la politique de confidentialité',

  'homepage.end.title': 'À vous, avec vos propres données',
  'homepage.end.text': 'Les visiteurs lancent les outils ouverts ; un compte ouvre les autres.',
} as const satisfies CopyIn<'fr', typeof en>;
