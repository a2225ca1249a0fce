import type { CopyIn } from '../../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'landing.title': 'De petits outils API, prêts à lancer, prêts à appeler',
  'landing.description':
    '{{site}} réunit de petits outils API : convertissez des données, dessinez des codes QR, créez des identifiants et des grilles dans le navigateur, puis appelez le même outil depuis votre code avec votre propre clé.',
  'landing.purpose':
    'Les corvées du quotidien, données, codes et grilles, chacune sous forme de formulaire qui répond aussitôt et d’une seule ligne pour votre programme. Ouvert, auto-hébergé, avec vos propres clés.',
  'landing.register': 'Créer un compte gratuit',
  'landing.browse': 'Parcourir le hub',

  'landing.try.title': 'Essayez tout de suite, sans compte',
  'landing.try.tools': 'Outil à essayer',
  'landing.try.convert': 'Conversion',
  'landing.try.qr': 'Code QR',
  'landing.try.uuid': 'Identifiants',
  'landing.try.text': 'Vos données',
  'landing.try.to': 'Convertir en',
  'landing.try.link': 'Texte ou lien',
  'landing.try.version': 'Sorte d’identifiant',
  'landing.try.v4': 'Aléatoire',
  'landing.try.v7': 'Trié par date',
  'landing.try.runConvert': 'Convertir',
  'landing.try.runQr': 'Dessiner le code',
  'landing.try.runUuid': 'En créer cinq',
  'landing.try.write': 'Écrivez d’abord quelque chose.',
  'landing.try.answer': 'Réponse',
  'landing.try.example': 'Exemple',
  'landing.try.stale': 'Pour la saisie précédente',
  'landing.try.qrOf': 'Code QR de : {{text}}',
  'landing.try.none': 'La réponse apparaît ici.',
  'landing.try.left_one': '{{count, number}} appel gratuit restant cette heure',
  'landing.try.left_many': '{{count, number}} d’appels gratuits restants cette heure',
  'landing.try.left_other': '{{count, number}} appels gratuits restants cette heure',
  'landing.try.call': 'Le même appel depuis un terminal',
  'landing.try.open': 'Ouvrir dans le banc d’essai',
  'landing.try.refused': 'L’outil ne peut pas lire ceci',
  'landing.try.place': 'Ligne {{line, number}}, colonne {{column, number}}',
  'landing.try.spent': 'Les appels gratuits de cette heure sont épuisés',
  'landing.try.spentText':
    'Avec un compte, vous continuez aussitôt. Sinon, le prochain appel gratuit est dans {{wait}}.',
  'landing.try.noAnswer': 'Aucune réponse',
  'landing.try.noAnswerText': 'Votre texte est toujours là. Vérifiez la connexion, puis réessayez.',
  'landing.try.failed': 'L’outil est en panne',
  'landing.try.failedText': 'Votre texte est toujours là. Réessayez dans un instant.',
  'landing.try.again': 'Réessayer',

  'landing.figures': 'Ce site en chiffres',
  'landing.figures.tools': 'Outils prêts',
  'landing.figures.calls': 'Appels servis',
  'landing.figures.people': 'Personnes inscrites',

  'landing.areas.title': 'Un coin pour chaque corvée',
  'landing.areas.text': 'Chaque domaine a sa page, où ses outils s’exécutent sur place.',

  'landing.steps.title': 'De la corvée à la ligne de code',
  'landing.steps.find': 'Trouver l’outil',
  'landing.steps.findText':
    'Cherchez dans le hub par nom, domaine ou tâche. Chaque outil dit ce qu’il prend, ce qu’il rend et ce qu’il coûte.',
  'landing.steps.run': 'Le lancer',
  'landing.steps.runText': 'Les formulaires arrivent remplis d’un exemple : le premier clic donne déjà une réponse.',
  'landing.steps.call': 'L’appeler',
  'landing.steps.callText': 'Copiez l’appel pour curl, JavaScript, Python, PHP ou Go, votre clé déjà en place.',

  'landing.dev.title': 'Une seule façon d’appeler chaque outil',
  'landing.dev.text':
    'Un chemin, une clé, du JSON à l’aller, du JSON au retour. Les erreurs disent ce qui cloche, où, et quand réessayer ; un document OpenAPI 3.1 décrit le tout.',
  'landing.dev.code': 'Un appel avec votre clé',
  'landing.dev.answer': 'Ce qui revient',
  'landing.dev.limits': 'Limites',
  'landing.dev.subject': 'Quoi',
  'landing.dev.visitor': 'Sans compte',
  'landing.dev.key': 'Avec une clé',
  'landing.dev.tools': 'Outils',
  'landing.dev.toolsVisitor': 'Ceux qui sont ouverts',
  'landing.dev.toolsKey': 'Tous ceux de votre formule',
  'landing.dev.rate': 'Appels',
  'landing.dev.rateVisitor': '{{calls, number}} par heure',
  'landing.dev.rateKey': 'Par minute et par jour, selon la formule',
  'landing.dev.size': 'Données par appel',
  'landing.dev.sizeVisitor': 'Jusqu’à {{size}}',
  'landing.dev.sizeKey': 'Jusqu’à {{size}} en JSON, fichiers selon la formule',
  'landing.dev.time': 'Temps de réponse',
  'landing.dev.timeBoth': 'Jusqu’à {{time}}',
  'landing.dev.fail': 'Un appel qui échoue',
  'landing.dev.failVisitor': 'Compte dans l’heure',
  'landing.dev.failKey': 'N’enlève rien à la journée',
  'landing.dev.docs': 'Lire la documentation',
  'landing.dev.plans': 'Voir les formules',

  'landing.ops.title': 'Hébergez le vôtre',
  'landing.ops.text':
    'Tout le produit tient en un processus et un dossier de données. Une fois installé, il n’a besoin de rien d’extérieur, et ce que les gens envoient reste sur votre machine.',
  'landing.ops.start': 'Le démarrer',
  'landing.ops.check': 'Le vérifier',
  'landing.ops.npm': 'Il faut npm et rien d’autre : la bonne version de Node vient avec.',
  'landing.ops.data': 'SQLite est inclus, sans réglage. PostgreSQL quand un processus ne suffit plus.',
  'landing.ops.admin': 'Le premier démarrage affiche un lien qui crée le premier administrateur.',
  'landing.ops.backup': 'Une sauvegarde, c’est la copie d’un dossier.',

  'landing.questions.title': 'Questions et réponses',
  'landing.questions.account': 'Faut-il un compte ?',
  'landing.questions.accountText':
    'Pas pour regarder, ni pour les outils ouverts : ils répondent à tous, un certain nombre de fois par heure. Un compte vous donne une clé, un quota quotidien, des favoris et un historique.',
  'landing.questions.cost': 'Combien cela coûte-t-il ?',
  'landing.questions.costText':
    'Créer un compte est gratuit. Les formules diffèrent par le nombre d’appels par jour et la taille des fichiers ; l’exploitant de cette installation fixe les prix, affichés sur la page des tarifs.',
  'landing.questions.data': 'Que devient ce que j’envoie ?',
  'landing.questions.dataText':
    'L’outil le lit, répond et n’en garde rien. Le journal note quel outil a tourné, quand, combien de temps et avec quel résultat, jamais le contenu.',
  'landing.questions.code': 'Depuis quels langages peut-on l’appeler ?',
  'landing.questions.codeText':
    'Depuis tous ceux qui parlent HTTP. Chaque outil montre son appel prêt pour curl, JavaScript, Python, PHP et Go, et le document OpenAPI alimente les générateurs pour les autres.',
  'landing.questions.own': 'Puis-je ajouter mes propres outils ?',
  'landing.questions.ownText':
    'Sur votre installation, oui. Un administrateur transforme une page web en API avec un formulaire, sans code, et elle répond aussitôt. Un programmeur ajoute un outil en un seul fichier.',
  'landing.questions.access': 'Marche-t-il sur téléphone, au clavier, de droite à gauche ?',
  'landing.questions.accessText':
    'Oui, les trois. Chaque écran est conçu dès 375 pixels, chaque action se fait au clavier, et l’arabe est en miroir jusqu’aux icônes.',

  'landing.end.title': 'Votre premier appel est à une minute',
  'landing.end.text': 'Créez un compte, copiez votre clé, collez une ligne dans un terminal.',
} as const satisfies CopyIn<'fr', typeof en>;
