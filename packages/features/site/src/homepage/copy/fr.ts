import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'homepage.title': 'Visite guidée',
  'homepage.purpose': 'Ce que fait {{site}}, pour qui et comment, de votre première recherche à votre propre serveur.',
  'homepage.register': 'Créer un compte gratuit',
  'homepage.try': 'Essayer un outil',

  'homepage.hub.title': 'Tous les outils au même endroit',
  'homepage.hub.text':
    'Le hub d’API réunit tous les outils de ce site. Décrivez ce que vous voulez faire dans l’une des quatre langues : le meilleur résultat s’affiche en premier.',
  'homepage.hub.fact1':
    'Recherchez par nom, catégorie ou tâche. Les filtres et le tri font partie de l’URL : vous pouvez partager une liste.',
  'homepage.hub.fact2': 'Chaque outil indique son état, son coût et s’il peut être essayé sans compte.',
  'homepage.hub.fact3': 'Vos favoris sont sur le tableau de bord.',
  'homepage.hub.link': 'Ouvrir le hub d’API',

  'homepage.play.title': 'Lancez chaque outil dans un formulaire',
  'homepage.play.text':
    'Dans le bac à sable, vous voyez ce qu’un outil renvoie avant d’écrire du code. Le formulaire est prérempli avec un exemple et la réponse s’affiche sous forme de texte, d’arbre, de tableau ou d’image.',
  'homepage.play.fact1': 'Copiez le même appel pour curl ou l’un des 11 langages de programmation proposés.',
  'homepage.play.fact2':
    'Vos appels récents sont enregistrés dans votre navigateur : vous pouvez les consulter et les renvoyer.',
  'homepage.play.fact3': 'Un lien contient toute la saisie : vous pouvez envoyer l’appel exact à un collègue.',
  'homepage.play.link': 'Essayer le convertisseur de données',

  'homepage.keys.title': 'Des clés API et un quota quotidien',
  'homepage.keys.text':
    'Avec une clé API, vos programmes peuvent appeler les mêmes outils que vous. Créez une clé par programme, limitez-la aux catégories utiles et révoquez-la à tout moment.',
  'homepage.keys.fact1': 'Votre quota restant figure dans les en-têtes de chaque réponse et sur votre tableau de bord.',
  'homepage.keys.fact2': 'Les appels en échec ne sont pas décomptés.',
  'homepage.keys.fact3': 'Quand le quota est atteint, l’erreur indique quand il sera réinitialisé.',
  'homepage.keys.link': 'Comparer les forfaits',

  'homepage.convert.title': 'Pour les personnes qui travaillent avec des données',
  'homepage.convert.text':
    'Un système exporte du CSV, un autre attend du JSON et un collègue préfère YAML. Le convertisseur conserve vos données à l’identique et signale ce qu’un format ne peut pas contenir.',
  'homepage.convert.fact1': 'Conversions entre JSON, YAML, TOML, XML, CSV et NDJSON.',
  'homepage.convert.fact2': 'Les grands nombres gardent tous leurs chiffres, et les textes leurs accents.',
  'homepage.convert.fact3': 'Les erreurs indiquent la ligne et la colonne.',
  'homepage.convert.link': 'Voir les convertisseurs',

  'homepage.puzzle.title': 'Pour les enseignants, les rédactions et les amateurs de jeux',
  'homepage.puzzle.text':
    'Chaque grille a une seule solution et un niveau fiable. Les grilles sont générées à partir d’une graine : toute une classe ou tous vos lecteurs peuvent recevoir la même.',
  'homepage.puzzle.fact1': 'Quatre niveaux, selon l’étape la plus difficile pour une personne.',
  'homepage.puzzle.fact2': 'Le solveur explique chaque étape.',
  'homepage.puzzle.fact3': 'Une même date donne toujours la même grille.',
  'homepage.puzzle.link': 'Voir les casse-tête',

  'homepage.scrape.title': 'Pour les administrateurs : d’une page à une API',
  'homepage.scrape.text':
    'Collez l’URL d’une page publique, sélectionnez le contenu voulu et publiez. Vous pouvez alors appeler la page en JSON, avec une clé API, un formulaire et une documentation comme tout autre outil.',
  'homepage.scrape.fact1': 'Vous partez de suggestions avec des exemples, pas d’un formulaire vide.',
  'homepage.scrape.fact2': 'Des tests planifiés vous avertissent quand la page change.',
  'homepage.scrape.fact3': 'Seules les URL publiques sont lues, sauf si l’exploitant autorise un hôte précis.',
  'homepage.scrape.link': 'Lire comment ça marche',

  'homepage.languages.title': 'Pour tout le monde, en quatre langues',
  'homepage.languages.text':
    'Anglais, français, arabe et chinois. L’interface arabe est entièrement inversée, graphiques et curseurs compris.',
  'homepage.languages.fact1':
    'Tout peut se faire au clavier, et chaque image et chaque état ont une description textuelle.',
  'homepage.languages.fact2': 'Six thèmes de couleur, clairs et sombres, au contraste vérifié.',
  'homepage.languages.fact3': 'Fonctionne à partir de 375 pixels de large : le produit est complet sur téléphone.',
  'homepage.languages.link': 'Lire nos principes',

  'homepage.privacy.title': 'Vos données restent sur un seul serveur',
  'homepage.privacy.text':
    'Le site fonctionne sur une machine, avec un dossier de données. Aucune police, aucun script, aucun traceur n’est chargé d’ailleurs, et ce que vous envoyez ne quitte le serveur que si un outil doit lire une page.',
  'homepage.privacy.fact1': 'Un cookie pour la session, un pour la langue, aucun pour le suivi.',
  'homepage.privacy.fact2': 'Le journal des appels indique l’outil, l’heure et le résultat, pas le contenu.',
  'homepage.privacy.fact3': 'Vous pouvez faire supprimer toutes vos données, avec ou sans compte.',
  'homepage.privacy.link': 'Lire la politique de confidentialité',

  'homepage.end.title': 'Essayez avec vos propres données',
  'homepage.end.text': 'Certains outils sont en accès libre. Créez un compte pour utiliser les autres.',
} as const satisfies CopyIn<'fr', typeof en>;
