import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'landing.title': 'Des outils API à lancer ici ou à appeler depuis votre code',
  'landing.description':
    '{{site}} propose de petits outils API. Convertissez des données, créez des codes QR, générez des identifiants et des grilles dans votre navigateur, puis appelez les mêmes outils depuis votre code avec votre propre clé API.',
  'landing.purpose':
    'Convertissez des données, créez des codes QR, générez des grilles et plus encore, avec un formulaire ou un seul appel d’API. Open source, auto-hébergé, avec vos propres clés API.',
  'landing.register': 'Créer un compte gratuit',
  'landing.browse': 'Parcourir le hub',
  'landing.search': 'Rechercher parmi tous les outils',
  'landing.searchCount_one': 'Rechercher parmi {{count, number}} outil',
  'landing.searchCount_many': 'Rechercher parmi {{count, number}} outils',
  'landing.searchCount_other': 'Rechercher parmi {{count, number}} outils',

  'landing.try.title': 'Essayez un outil sans compte',
  'landing.try.tools': 'Outil',
  'landing.try.convert': 'Conversion',
  'landing.try.qr': 'Code QR',
  'landing.try.uuid': 'Identifiants',
  'landing.try.hash': 'Empreinte',
  'landing.try.colour': 'Couleur',
  'landing.try.hashed': 'Texte',
  'landing.try.anyColour': 'Couleur, dans toute notation CSS',
  'landing.try.text': 'Vos données',
  'landing.try.to': 'Convertir en',
  'landing.try.link': 'Texte ou lien',
  'landing.try.version': 'Type d’identifiant',
  'landing.try.v4': 'Aléatoire',
  'landing.try.v7': 'Trié par date',
  'landing.try.runConvert': 'Convertir',
  'landing.try.runQr': 'Créer le code QR',
  'landing.try.runUuid': 'En générer cinq',
  'landing.try.runHash': 'Calculer les empreintes',
  'landing.try.runColour': 'Convertir la couleur',
  'landing.try.write': 'Saisissez du texte.',
  'landing.try.answer': 'Réponse',
  'landing.try.example': 'Exemple',
  'landing.try.stale': 'Saisie précédente',
  'landing.try.qrOf': 'Code QR : {{text}}',
  'landing.try.none': 'La réponse s’affiche ici.',
  'landing.try.left_one': '{{count, number}} appel gratuit restant pour cette heure',
  'landing.try.left_many': '{{count, number}} appels gratuits restants pour cette heure',
  'landing.try.left_other': '{{count, number}} appels gratuits restants pour cette heure',
  'landing.try.call': 'Le même appel avec curl',
  'landing.try.open': 'Ouvrir dans le bac à sable',
  'landing.try.refused': 'L’outil ne peut pas lire cette saisie',
  'landing.try.place': 'Ligne {{line, number}}, colonne {{column, number}}',
  'landing.try.spent': 'Vous avez utilisé les appels gratuits de cette heure',
  'landing.try.spentText': 'Créez un compte pour continuer maintenant, ou réessayez dans {{wait}}.',
  'landing.try.noAnswer': 'Aucune réponse',
  'landing.try.noAnswerText': 'Vérifiez votre connexion et réessayez. Votre texte est toujours là.',
  'landing.try.failed': 'L’outil a renvoyé une erreur',
  'landing.try.failedText': 'Réessayez dans un instant. Votre texte est toujours là.',
  'landing.try.again': 'Réessayer',

  'landing.figures': 'Ce site en chiffres',
  'landing.figures.calls': 'Appels effectués',
  'landing.figures.people': 'Utilisateurs inscrits',

  'landing.areas.title': 'Des outils pour vos API au quotidien',
  'landing.areas.text': 'Chaque catégorie a sa page, où vous pouvez lancer ses outils.',

  'landing.steps.title': 'Comment ça marche',
  'landing.steps.find': 'Trouvez un outil',
  'landing.steps.findText':
    'Recherchez dans le hub d’API par nom, catégorie ou tâche. Chaque outil indique ses entrées, ses sorties et son coût.',
  'landing.steps.run': 'Lancez-le',
  'landing.steps.runText':
    'Chaque formulaire est prérempli avec un exemple : vous pouvez lancer l’outil tout de suite.',
  'landing.steps.call': 'Appelez-le depuis votre code',
  'landing.steps.callText':
    'Copiez l’appel pour curl ou l’un des 11 langages de programmation proposés, avec votre clé API.',

  'landing.pictures.title': 'Le produit en images',
  'landing.pictures.text': 'Ces images suivent votre langue et votre mode clair ou sombre.',
  'landing.pictures.tool': 'Un outil : le formulaire, la réponse, et le même appel sous forme de code.',
  'landing.pictures.dashboard': 'Votre tableau de bord : utilisation, quota, derniers appels et clé API.',

  'landing.dev.title': 'Appelez tous les outils de la même façon',
  'landing.dev.text':
    'Un chemin, une clé API, du JSON en entrée et en sortie. Les erreurs indiquent le problème, son emplacement et le moment de réessayer. Un document OpenAPI 3.1 décrit tous les points de terminaison.',
  'landing.dev.code': 'Requête avec votre clé API',
  'landing.dev.answer': 'Exemple de réponse',
  'landing.dev.limits': 'Limites',
  'landing.dev.subject': 'Limite',
  'landing.dev.visitor': 'Sans compte',
  'landing.dev.key': 'Avec une clé API',
  'landing.dev.tools': 'Outils',
  'landing.dev.toolsVisitor': 'Outils en accès libre',
  'landing.dev.toolsKey': 'Tous les outils de votre forfait',
  'landing.dev.rate': 'Appels',
  'landing.dev.rateVisitor': '{{calls, number}} par heure',
  'landing.dev.rateKey': 'Par minute et par jour, selon le forfait',
  'landing.dev.size': 'Données par appel',
  'landing.dev.sizeVisitor': 'Jusqu’à {{size}}',
  'landing.dev.sizeKey': 'Jusqu’à {{size}} en JSON, fichiers selon le forfait',
  'landing.dev.time': 'Temps de réponse',
  'landing.dev.timeBoth': 'Jusqu’à {{time}}',
  'landing.dev.fail': 'Appels en échec',
  'landing.dev.failVisitor': 'Comptent dans la limite horaire',
  'landing.dev.failKey': 'Ne comptent pas',
  'landing.dev.more':
    'Les agents d’IA utilisent les mêmes outils avec MCP. JavaScript dispose d’un client avec des types pour chaque outil.',
  'landing.dev.agents': 'Connecter un agent',
  'landing.dev.client': 'Utiliser le client JavaScript',
  'landing.dev.docs': 'Lire la documentation',
  'landing.dev.plans': 'Comparer les forfaits',

  'landing.ops.title': 'Hébergez votre propre serveur',
  'landing.ops.text':
    'Tout le produit tient en un processus et un dossier de données. Une fois installé, il ne dépend d’aucun service extérieur, et les données de vos utilisateurs restent sur votre serveur.',
  'landing.ops.start': 'Démarrer le serveur',
  'landing.ops.check': 'Lancer les tests',
  'landing.ops.npm': 'Il vous faut seulement npm. La bonne version de Node.js est installée pour vous.',
  'landing.ops.data':
    'SQLite est intégré et ne demande aucune configuration. Utilisez PostgreSQL quand il vous faut plusieurs processus.',
  'landing.ops.admin': 'Au premier démarrage, le serveur affiche un lien pour créer le premier compte administrateur.',
  'landing.ops.backup': 'Pour sauvegarder, copiez un seul dossier.',

  'landing.questions.title': 'Questions fréquentes',
  'landing.questions.account': 'Faut-il un compte ?',
  'landing.questions.accountText':
    'Pas pour consulter le site, ni pour les outils en accès libre : chacun peut les appeler un nombre limité de fois par heure. Avec un compte, vous avez une clé API, un quota quotidien, des favoris et un historique.',
  'landing.questions.cost': 'Combien cela coûte-t-il ?',
  'landing.questions.costText':
    'La création d’un compte est gratuite. Les forfaits diffèrent par le nombre d’appels par jour et la taille des fichiers. L’exploitant du site fixe les prix, affichés sur la page des tarifs.',
  'landing.questions.data': 'Que deviennent les données que j’envoie ?',
  'landing.questions.dataText':
    'L’outil les traite, envoie la réponse et n’en garde rien. Le journal des appels indique quel outil a été lancé, quand, pendant combien de temps et avec quel résultat, mais jamais le contenu.',
  'landing.questions.code': 'Quels langages de programmation puis-je utiliser ?',
  'landing.questions.codeText':
    'Tout langage compatible avec HTTP. Chaque outil propose du code prêt à l’emploi pour curl, JavaScript, TypeScript, Python, Java, C#, Go, PHP, Ruby, Rust, Kotlin et Swift, et vous pouvez générer des clients pour d’autres langages à partir du document OpenAPI.',
  'landing.questions.own': 'Puis-je ajouter mes propres outils ?',
  'landing.questions.ownText':
    'Oui, sur votre propre serveur. Les administrateurs peuvent transformer une page web en API avec un formulaire, sans code, et la publier tout de suite. Les développeurs peuvent ajouter un outil sous forme d’un seul fichier.',
  'landing.questions.access': 'Fonctionne-t-il sur téléphone, au clavier et de droite à gauche ?',
  'landing.questions.accessText':
    'Oui. Chaque écran fonctionne à partir de 375 pixels de large, tout peut se faire au clavier, et l’interface arabe est entièrement inversée, icônes comprises.',

  'landing.end.title': 'Faites votre premier appel en une minute',
  'landing.end.text': 'Créez un compte, copiez votre clé API et collez une ligne dans un terminal.',
} as const satisfies CopyIn<'fr', typeof en>;
