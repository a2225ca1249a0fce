import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'docs.title': 'Documentation',
  'docs.purpose': 'Comment appeler les API du site {{site}} depuis vos programmes.',
  'docs.guide': 'Guide',
  'docs.reference': 'Les API',
  'docs.pages': 'Pages de la documentation',
  'docs.browse': 'Toutes les pages',
  'docs.onThisPage': 'Sur cette page',
  'docs.previous': 'Précédente',
  'docs.next': 'Suivante',
  'docs.neighbours': 'Pages précédente et suivante',
  'docs.copyLink': 'Copier un lien vers « {{title}} »',
  'docs.search': 'Rechercher',
  'docs.found_one': '{{count, number}} résultat',
  'docs.found_many': '{{count, number}} résultats',
  'docs.found_other': '{{count, number}} résultats',
  'docs.nothing': 'Aucun résultat pour « {{query}} ». Essayez un paramètre, un code d’erreur ou moins de mots.',
  'docs.apisFailed': 'Impossible de charger les API',
  'docs.apisFailed.text': 'Le guide reste accessible. Réessayez dans un instant.',
  'docs.unknown': 'Page introuvable',
  'docs.unknown.text':
    '« {{path}} » ne figure pas dans la documentation. La page a peut-être été renommée ou l’API retirée.',
  'docs.unknown.way': 'Accueil de la documentation',
  'docs.parameterOf': 'Paramètre de {{title}}',
  'docs.errorCode': 'Code d’erreur',

  'docs.start.title': 'Vue d’ensemble',
  'docs.start.guide': 'Pour commencer',
  'docs.start.base': 'URL de base',
  'docs.start.base.text':
    'Toutes les API ont la même URL de base, suivie de leur chemin. Envoyez une entrée et recevez du JSON ou un fichier.',
  'docs.start.base.label': 'URL de base',
  'docs.start.areas': 'API disponibles',
  'docs.start.areas.text':
    'Les API sont regroupées par catégorie. Chaque API a une page ici, un formulaire dans le [hub d’API](/hub) et une entrée dans le [document OpenAPI](/docs/openapi).',
  'docs.start.areas.none': 'Aucune API pour l’instant. Elles apparaissent ici une fois publiées.',

  'docs.begin.title': 'Premiers pas',
  'docs.begin.purpose': 'Faites votre premier appel en cinq minutes.',
  'docs.begin.account': 'Ce qui nécessite un compte',
  'docs.begin.account.1':
    'Sans compte, vous pouvez lire la documentation, parcourir le [hub d’API](/hub) et exécuter les API en accès libre, jusqu’à {{visitorCalls}} par heure et par adresse IP, avec des fichiers de {{visitorFile}} au plus.',
  'docs.begin.account.2':
    'Les clés API et toutes les autres API nécessitent un compte. Les [limites](/docs/limits) sont alors celles de votre forfait. Les API premium nécessitent un [forfait](/pricing) qui les inclut.',
  'docs.begin.account.3':
    'Les favoris ne nécessitent pas de compte : ils sont enregistrés dans votre navigateur. Avec un compte, ils sont enregistrés sur le serveur et disponibles sur tous vos appareils.',
  'docs.begin.account.4':
    'Historique : le bac à sable enregistre vos appels récents dans votre navigateur, avec ou sans compte. Avec un compte, la page [Utilisation](/account/usage) liste aussi les appels par clé.',
  'docs.begin.key': 'Obtenir une clé API',
  'docs.begin.key.1': '[Créez un compte](/auth/register) avec un nom d’utilisateur et un mot de passe.',
  'docs.begin.key.2': 'Ouvrez le [tableau de bord](/dashboards/) et copiez votre clé. Elle commence par `ay_`.',
  'docs.begin.key.3':
    'Conservez-la comme un secret, par exemple dans une variable d’environnement ou un coffre-fort. Ne la placez jamais dans une page web ni dans un dépôt de code.',
  'docs.begin.call': 'Faire un premier appel',
  'docs.begin.call.text':
    'Cet appel utilise une API du site {{site}}. Choisissez votre langage, puis copiez et exécutez le code.',
  'docs.begin.answer': 'Lire la réponse',
  'docs.begin.answer.text':
    'Une réponse JSON a trois membres : `success` indique si l’appel a réussi, `data` contient le résultat et `meta` décrit l’appel. Voir [Réponses](/docs/answers).',
  'docs.begin.fail': 'Gérer les erreurs',
  'docs.begin.fail.text':
    'Chaque erreur a un statut HTTP et un `code` stable. Vérifiez le code dans votre programme, car les messages peuvent changer. Voir [Erreurs](/docs/errors) pour tous les codes et la marche à suivre.',
  'docs.begin.next': 'Étapes suivantes',
  'docs.begin.next.1':
    'Essayez une API dans le [hub d’API](/hub). Son formulaire contient un exemple et génère le code.',
  'docs.begin.next.2': 'Consultez vos [limites](/docs/limits) avant d’appeler en boucle.',
  'docs.begin.next.3': 'Générez un client à partir du [document OpenAPI](/docs/openapi).',

  'docs.auth.title': 'Authentification',
  'docs.auth.purpose': 'Envoyez une clé API dans un en-tête pour identifier vos appels.',
  'docs.auth.send': 'Envoyer la clé',
  'docs.auth.send.text':
    'Placez la clé dans l’en-tête `X-Api-Key`. Si votre programme n’accepte que les jetons de type Bearer, envoyez la même clé dans `Authorization`.',
  'docs.auth.never': 'Ne pas mettre de clé dans l’URL',
  'docs.auth.never.text':
    'Une clé dans l’URL est refusée, sauf si son propriétaire l’autorise pour cette clé, car les journaux et les historiques conservent les URL. Si vous avez envoyé une clé ainsi par erreur, remplacez-la.',
  'docs.auth.several': 'Utiliser une clé par programme',
  'docs.auth.several.1': 'Limitez une clé à certaines catégories pour réduire les risques en cas de fuite.',
  'docs.auth.several.2': 'Définissez une date d’expiration. Ensuite, les appels renvoient `KeyExpired`.',
  'docs.auth.several.3':
    'Une clé remplacée peut fonctionner encore un certain temps, ce qui permet de mettre à jour vos programmes sans interruption.',
  'docs.auth.where': 'Restreindre l’usage d’une clé',
  'docs.auth.where.text':
    'Dans [Clés API](/account/keys), choisissez où chaque clé est acceptée. Ailleurs, les appels renvoient `Forbidden`.',
  'docs.auth.where.1':
    'Adresses IP : des adresses uniques comme `203.0.113.9`, ou des plages comme `203.0.113.0/24` et `2001:db8::/32`.',
  'docs.auth.where.2':
    'Origines web : les pages d’autres origines ne peuvent pas utiliser la clé. Cela ne restreint que les navigateurs, car un programme peut envoyer n’importe quelle `Origin`, ou aucune. Pour restreindre les programmes, indiquez des adresses IP.',
  'docs.auth.where.3':
    'URL : si un programme ne peut pas envoyer d’en-têtes, vous pouvez autoriser sa clé dans l’URL, sous la forme `?key=`. Créez une clé distincte pour cet usage et limitez-la autant que possible.',
  'docs.auth.account': 'Lire votre compte avec une clé',
  'docs.auth.account.text':
    'Une clé avec la portée `account:read` peut aussi lire le compte de son propriétaire : `GET /api/user/me`, `/api/account`, `/api/account/plan`, `/api/account/keys`, `/api/account/usage`, `/api/account/calls` et `/api/account/calls.csv`. Les clés y sont masquées. Les autres clés reçoivent `Forbidden`. Choisissez la portée dans [Clés API](/account/keys).',
  'docs.auth.without': 'Appeler sans clé',
  'docs.auth.without.text':
    'Les API en accès libre acceptent aussi les visiteurs, jusqu’à {{visitorCalls}} par heure et par adresse IP. Dans un navigateur où vous êtes connecté, la session remplace la clé, et les appels sont décomptés de votre clé principale.',
  'docs.auth.browser': 'Appeler depuis une page web',
  'docs.auth.browser.text':
    'Les appels de toute origine sont acceptés avec une clé API. Les cookies ne comptent que sur les pages de ce site. Toute personne qui ouvre une page publique peut utiliser une clé qui s’y trouve : appelez plutôt depuis votre serveur et transmettez le résultat.',
  'docs.auth.browser.kept':
    'Tant que vous êtes connecté, ce site conserve votre clé principale dans le stockage local du navigateur. Donnez à chaque programme sa propre clé, limitée au nécessaire, et remplacez la clé principale si quelqu’un d’autre a utilisé votre navigateur.',

  'docs.answers.title': 'Réponses',
  'docs.answers.purpose': 'Ce que renvoie un appel.',
  'docs.answers.json': 'Le JSON',
  'docs.answers.json.text':
    'La plupart des API renvoient du JSON en UTF-8. Le résultat est toujours dans `data`. La page de chaque API en liste les champs.',
  'docs.answers.meta': 'L’objet `meta`',
  'docs.answers.raw': 'Les fichiers',
  'docs.answers.raw.text':
    'Certaines API renvoient un fichier, comme une image, un document ou une archive. Son type est dans `Content-Type`, son nom dans `Content-Disposition`, et `meta` est en JSON dans l’en-tête `X-Meta`. Les erreurs restent en JSON : vérifiez d’abord le statut.',
  'docs.answers.headers': 'En-têtes',
  'docs.answers.headers.text': 'Chaque réponse comporte ces en-têtes. Les pages web peuvent les lire.',
  'docs.answers.conventions': 'Conventions d’écriture',
  'docs.answers.conventions.1': 'Les dates et heures sont en UTC, au format ISO 8601 : `2026-11-20T08:30:00.000Z`.',
  'docs.answers.conventions.2':
    'De nouveaux membres peuvent être ajoutés aux réponses à tout moment. Les membres existants gardent leur nom et leur type.',
  'docs.answers.conventions.3':
    'Un nom de paramètre inconnu renvoie une erreur, afin qu’aucune faute de frappe ne passe inaperçue.',
  'docs.answers.conventions.4':
    'Un chemin qui accepte GET accepte aussi HEAD, qui renvoie le même statut et les mêmes en-têtes, sans corps. Une requête HEAD vers une API l’exécute et coûte autant.',
  'docs.answers.conventions.5':
    'Le JSON de 1 ko ou plus est compressé si vous envoyez `Accept-Encoding: br` ou `gzip`.',

  'docs.limits.title': 'Limites',
  'docs.limits.purpose': 'Le nombre d’appels possibles, leur rythme et les en-têtes qui les indiquent.',
  'docs.limits.plans': 'Limites par forfait',
  'docs.limits.plans.text': 'Voici les limites actuelles de ce site.',
  'docs.limits.day': 'Quota quotidien',
  'docs.limits.day.text':
    'Chaque appel réussi décompte le coût de l’API de votre quota, en général 1 appel. Les appels en échec ne sont pas décomptés. Le quota est réinitialisé à minuit UTC. Une fois le quota épuisé, les appels renvoient `QuotaSpent`.',
  'docs.limits.minute': 'Limite de débit',
  'docs.limits.minute.text':
    'Votre forfait fixe le nombre d’appels par minute, toutes clés et sessions confondues. Au-delà, les appels renvoient `RateLimited` avec l’en-tête `Retry-After`.',
  'docs.limits.visitors': 'Visiteurs',
  'docs.limits.visitors.text':
    'Sans clé, une adresse IP peut faire {{visitorCalls}} par heure aux API en accès libre, avec des fichiers de {{visitorFile}} au plus.',
  'docs.limits.size': 'Taille et durée',
  'docs.limits.size.1':
    'Un corps JSON peut faire jusqu’à {{jsonBody}}. Vous pouvez l’envoyer avec `Content-Encoding: gzip` ; la limite s’applique alors au corps décompressé.',
  'docs.limits.size.2':
    'La taille maximale d’un fichier dépend de votre forfait. Un appel peut contenir jusqu’à {{filesMax, number}} fichiers, pour un total de {{filesTogether, number}} fois cette taille.',
  'docs.limits.size.3': 'Une exécution s’arrête après {{runTime}} et renvoie `UpstreamTimeout`.',
  'docs.limits.headers': 'En-têtes de la réponse',
  'docs.limits.polite': 'Bonnes pratiques',
  'docs.limits.polite.1':
    'Attendez le nombre de secondes indiqué dans `Retry-After` avant de réessayer. Réessayer plus tôt entame les appels de la minute suivante.',
  'docs.limits.polite.2': 'Sans cet en-tête, attendez 1, 2, puis 4 secondes, avec un délai aléatoire à chaque fois.',
  'docs.limits.polite.3': 'Mettez en cache les réponses qui ne changent pas.',
  'docs.limits.plan': 'Forfait',
  'docs.limits.perDay': 'Appels par jour',
  'docs.limits.perMinute': 'Appels par minute',
  'docs.limits.fileSize': 'Taille d’un fichier',
  'docs.limits.keys': 'Clés',
  'docs.limits.premiumApis': 'API premium',
  'docs.limits.yes': 'Comprises',
  'docs.limits.no': 'Non comprises',
  'docs.limits.free': 'Gratuit',
  'docs.limits.premium': 'Premium',
  'docs.limits.failed': 'Impossible de charger les forfaits',
  'docs.limits.failed.text': 'Le reste de la page reste valable. Réessayez dans un instant.',
  'docs.limits.visitorCalls_one': '{{count, number}} appel',
  'docs.limits.visitorCalls_many': '{{count, number}} appels',
  'docs.limits.visitorCalls_other': '{{count, number}} appels',

  'docs.files.title': 'Fichiers',
  'docs.files.purpose': 'Envoyer des fichiers et enregistrer ceux qu’un appel renvoie.',
  'docs.files.send': 'Envoyer un fichier',
  'docs.files.send.text':
    'Envoyez une requête POST avec `multipart/form-data`, comme les navigateurs et curl. Envoyez les autres paramètres comme champs du même formulaire : le texte tel quel, les nombres et les booléens en texte, les listes et les objets en JSON.',
  'docs.files.several': 'Plusieurs fichiers',
  'docs.files.several.text':
    'Si une API accepte une liste de fichiers, répétez le champ. L’ordre des fichiers est conservé.',
  'docs.files.save': 'Enregistrer un fichier',
  'docs.files.save.text':
    'Le code d’exemple des API qui renvoient un fichier vérifie le statut, puis enregistre le fichier. Si l’appel échoue, aucun fichier n’est enregistré. Les images, les sons et les PDF s’ouvrent dans le navigateur. Les autres fichiers sont téléchargés.',
  'docs.files.limits': 'Limites de taille',
  'docs.files.limits.text':
    'Les limites dépendent de votre forfait. Voir [Limites](/docs/limits). Un corps qui annonce une taille supérieure est refusé avec `TooLarge` avant d’être lu.',
  'docs.files.kept': 'Conservation',
  'docs.files.kept.text': 'Un fichier est gardé en mémoire pendant l’appel, puis supprimé.',

  'docs.errors.title': 'Erreurs',
  'docs.errors.purpose': 'Tous les codes d’erreur, leur signification et la marche à suivre.',
  'docs.errors.shape': 'Format des erreurs',
  'docs.errors.shape.text':
    'Les erreurs suivent la RFC 9457, avec le type `application/problem+json`. Utilisez le `code`, stable, dans vos programmes. `title` et `detail` s’adressent aux personnes, dans la langue de `Accept-Language` : anglais, français, arabe ou chinois.',
  'docs.errors.input': 'Entrée non valide',
  'docs.errors.input.text':
    '`InvalidInput` liste tous les problèmes dans `errors`. Chaque élément a un `pointer` (RFC 6901) vers la valeur, un `code` pour le type de problème et un message. Pour un texte qui a une syntaxe, il a aussi `line` et `column`. Le code d’une valeur obligatoire qui n’a pas été envoyée est `missing`.',
  'docs.errors.codes': 'Tous les codes',
  'docs.errors.retry': 'Quand réessayer',
  'docs.errors.retry.1': '`RateLimited`, `Maintenance` : après le nombre de secondes indiqué dans `Retry-After`.',
  'docs.errors.retry.2': '`UpstreamFailed`, `UpstreamTimeout`, `Internal` : quelques fois, avec des délais croissants.',
  'docs.errors.retry.3': 'Tous les autres : seulement après une modification. Le même appel échouera de nouveau.',
  'docs.errors.once': 'Réessayer sans second décompte',
  'docs.errors.once.text':
    'Envoyez un texte unique, par exemple un UUID, dans `Idempotency-Key` avec un appel POST. Si vous renvoyez le même appel dans les 24 heures, vous recevez la première réponse avec `Idempotency-Replayed: true`, sans seconde exécution ni décompte. Une clé d’idempotence vaut pour une clé API et une API. Seules les réponses réussies jusqu’à {{storedResponse}} sont conservées. Après une erreur, vous pouvez réutiliser la même clé. Les visiteurs ne peuvent pas l’utiliser.',
  'docs.errors.help': 'Obtenir de l’aide',
  'docs.errors.help.text':
    'Chaque réponse a un `requestId`, dans les erreurs et dans l’en-tête `X-Request-Id`. Indiquez-le quand vous contactez l’[assistance](/support), afin que l’équipe du site {{site}} puisse trouver la cause.',

  'docs.error.Unparsable': 'Le corps, le formulaire ou l’URL n’a pas pu être lu.',
  'docs.error.Unparsable.do': 'Vérifiez que le corps est un JSON complet ou un formulaire complet, en UTF-8.',
  'docs.error.Unauthenticated': 'La clé est absente ou n’existe pas.',
  'docs.error.Unauthenticated.do': 'Envoyez une de vos clés dans `X-Api-Key`.',
  'docs.error.KeyExpired': 'La clé a expiré.',
  'docs.error.KeyExpired.do': 'Créez une clé et remplacez l’ancienne.',
  'docs.error.Forbidden':
    'La clé n’est pas autorisée pour cette catégorie, ou depuis cette adresse IP ou cette origine.',
  'docs.error.Forbidden.do':
    'Utilisez une clé dont la portée inclut la catégorie, ou modifiez les restrictions de la clé.',
  'docs.error.PremiumOnly': 'L’API nécessite un forfait supérieur.',
  'docs.error.PremiumOnly.do': 'Comparez les [forfaits](/pricing).',
  'docs.error.NotFound': 'Aucune API n’existe à ce chemin.',
  'docs.error.NotFound.do': 'Comparez le chemin avec le catalogue.',
  'docs.error.MethodNotAllowed': 'Le chemin n’accepte pas cette méthode.',
  'docs.error.MethodNotAllowed.do': 'Utilisez une méthode indiquée dans l’en-tête `Allow`.',
  'docs.error.Conflict': 'La requête est en conflit avec l’état actuel.',
  'docs.error.Conflict.do': 'Chargez l’état actuel, puis réessayez.',
  'docs.error.IdempotencyInProgress':
    'Un appel avec cette `Idempotency-Key` est encore en cours, ou le serveur s’est arrêté pendant l’appel.',
  'docs.error.IdempotencyInProgress.do':
    'Patientez un instant, puis réessayez. `detail` indique s’il faut une nouvelle clé.',
  'docs.error.ResponseNotStored':
    'Le premier appel avec cette `Idempotency-Key` a réussi, mais sa réponse était trop volumineuse pour être conservée.',
  'docs.error.ResponseNotStored.do': 'Utilisez une nouvelle clé pour exécuter à nouveau l’appel.',
  'docs.error.IdempotencyMismatch': 'Cette `Idempotency-Key` a été envoyée avec une autre entrée.',
  'docs.error.IdempotencyMismatch.do': 'Utilisez une nouvelle clé pour chaque appel.',
  'docs.error.TooLarge': 'Le corps ou un fichier dépasse la taille autorisée.',
  'docs.error.TooLarge.do': 'Envoyez moins de données par appel. `sizeBytesMax` indique la limite.',
  'docs.error.UnsupportedMedia': 'Le type de média du corps n’est pas pris en charge.',
  'docs.error.UnsupportedMedia.do': 'Définissez `Content-Type: application/json`, ou envoyez un formulaire.',
  'docs.error.InvalidInput': 'Une valeur est absente, inconnue ou hors limites.',
  'docs.error.InvalidInput.do': 'Corrigez les valeurs listées dans `errors`.',
  'docs.error.AddressRefused':
    'L’URL n’est pas autorisée, par exemple parce que son hôte se trouve dans un réseau privé.',
  'docs.error.AddressRefused.do': 'Utilisez une URL publique.',
  'docs.error.RateLimited': 'Trop d’appels en peu de temps.',
  'docs.error.RateLimited.do': 'Attendez `retryAfterS` secondes.',
  'docs.error.QuotaSpent': 'Vous avez utilisé tous vos appels du jour.',
  'docs.error.QuotaSpent.do': 'Attendez minuit UTC, ou choisissez un [forfait](/pricing) supérieur.',
  'docs.error.Internal': 'Une erreur s’est produite sur le serveur.',
  'docs.error.Internal.do': 'Réessayez. Si le problème persiste, signalez le `requestId`.',
  'docs.error.UpstreamFailed': 'Un site lu par l’API a renvoyé une erreur.',
  'docs.error.UpstreamFailed.do': 'Réessayez plus tard. L’appel n’a pas été décompté.',
  'docs.error.Paused': 'Un administrateur a mis l’API en pause.',
  'docs.error.Paused.do': 'Réessayez plus tard. La page de l’API indique son état.',
  'docs.error.Maintenance': 'Le serveur est occupé ou en maintenance.',
  'docs.error.Maintenance.do': 'Attendez le nombre de secondes indiqué dans `Retry-After`.',
  'docs.error.UpstreamTimeout': 'L’exécution, ou le site qu’elle lit, a pris trop de temps.',
  'docs.error.UpstreamTimeout.do': 'Envoyez moins de données par appel, ou réessayez plus tard.',

  'docs.client.title': 'Client JavaScript',
  'docs.client.purpose':
    'Appelez les API depuis JavaScript et TypeScript, avec des types pour chaque entrée et chaque réponse.',
  'docs.client.install': 'Installer',
  'docs.client.install.text':
    'Le paquet provient de ce site et contient les types de ses API. Téléchargez-le dans votre projet, pour qu’il ne change que lorsque vous le téléchargez à nouveau :',
  'docs.client.terminal': 'Terminal',
  'docs.client.call': 'Appeler une API',
  'docs.client.call.text': 'Indiquez le chemin d’une API et son entrée. Votre éditeur complète les deux.',
  'docs.client.files': 'Envoyer et recevoir des fichiers',
  'docs.client.files.text':
    'Envoyez les fichiers sous forme de `Blob` ou de `File`. Une API qui renvoie un fichier fournit un `File`.',
  'docs.client.errors': 'Gérer les erreurs',
  'docs.client.errors.text':
    'Si l’API renvoie une erreur, l’appel lève une `ApiError`. Ses champs `code` et `errors` sont ceux de la [réponse d’erreur](/docs/errors).',
  'docs.client.errors.retry':
    'Après une connexion interrompue ou un statut 429, 502, 503 ou 504, le client renvoie l’appel, deux fois au maximum. Avec une clé API, toutes les tentatives portent la même clé d’idempotence : l’appel n’est exécuté et décompté qu’une fois.',
  'docs.client.import': 'Utiliser le client dans Deno et les navigateurs',
  'docs.client.import.text': 'Sans gestionnaire de paquets, importez le client par son URL :',
  'docs.client.import.key':
    'Toute personne qui ouvre une page web peut y lire la clé API. Appelez plutôt depuis votre serveur les API qui exigent une clé.',

  'docs.mcp.title': 'Agents et modèles de langage',
  'docs.mcp.purpose': 'Utilisez les API depuis un agent avec le Model Context Protocol (MCP).',
  'docs.mcp.connect': 'Connecter un client',
  'docs.mcp.connect.text':
    'Le serveur MCP se trouve à l’adresse `/mcp`. Il utilise HTTP avec flux, sans session. Ajoutez-le à la configuration de votre client :',
  'docs.mcp.connect.key':
    'Sans clé API, un agent peut rechercher des API, lire leurs descriptions et appeler celles qui sont en accès libre.',
  'docs.mcp.tools': 'Outils',
  'docs.mcp.tools.search': '`search_apis` recherche des API par mots, dans la langue de `Accept-Language`.',
  'docs.mcp.tools.describe':
    '`describe_api` renvoie le schéma d’entrée, le schéma de sortie, les exemples, le coût et les erreurs d’une API.',
  'docs.mcp.tools.call':
    '`call_api` exécute une API. Les fichiers sont envoyés en Base64, sous le nom de leur paramètre.',
  'docs.mcp.tools.favourites':
    'Vos API favorites sont des outils à part entière, nommés d’après leur chemin : `convert/data` devient `convert_data`. Les API qui exigent un fichier s’appellent avec `call_api`.',
  'docs.mcp.results': 'Résultats',
  'docs.mcp.results.text':
    'Les résultats JSON se trouvent dans `structuredContent`, sous `data` et `meta`. Les images et le son sont renvoyés comme contenus, les autres fichiers comme ressources. Les erreurs portent `isError` et indiquent ce qu’il faut modifier.',
  'docs.mcp.results.cost':
    'Chaque appel compte dans votre quota et votre limite de débit comme tout autre appel, et figure dans votre [journal des appels](/account/usage).',
  'docs.mcp.texts': 'Descriptions en texte',
  'docs.mcp.texts.text':
    '`/llms.txt` présente chaque API en une ligne. `/llms-full.txt` contient leurs entrées, leurs sorties et des exemples. Chaque page de cette documentation, et la page de chaque API, existe aussi en Markdown : ajoutez `.md` à son chemin, comme dans `/docs/limits.md`, et `?lang=` avec en, fr, ar ou ch pour choisir la langue.',

  'docs.openapi.title': 'OpenAPI',
  'docs.openapi.purpose': 'La description de toutes les API, pour les clients et les outils.',
  'docs.openapi.document': 'Document OpenAPI',
  'docs.openapi.document.text':
    'Un document OpenAPI 3.1 de toutes les API, généré à partir du catalogue à chaque requête. Aucune clé n’est nécessaire. Utilisez `lang` pour choisir sa langue : en, fr, ar ou ch, et `area` pour les API d’une seule catégorie. Le même document se trouve à `/openapi.yaml`, et `/llms.txt` liste toutes les API pour les modèles de langage.',
  'docs.openapi.open': 'Ouvrir le document OpenAPI',
  'docs.openapi.catalogue': 'Catalogue des API',
  'docs.openapi.catalogue.text':
    'Les mêmes données en JSON simple : chemin, méthodes, entrée et résultat en JSON Schema 2020-12, coût, état et exemples. Cette documentation est générée à partir du catalogue. Filtrez-le avec `area`, `tag` et `search`, ou lisez-le page par page avec `limit` et `cursor` : `next` est le curseur de la page suivante. `/api/v1/catalogue/health` donne le taux de réussite de chaque API pour chacun des 30 derniers jours.',
  'docs.openapi.openCatalogue': 'Ouvrir le catalogue',
  'docs.openapi.generate': 'Générer un client',
  'docs.openapi.generate.text':
    'Tout générateur compatible avec OpenAPI 3.1 peut créer un client. Ces trois-là sont testés. Les fonctions d’Orval appellent des URL relatives, sauf si vous définissez `baseUrl` dans sa configuration.',
  'docs.openapi.generator': 'Générateur',
  'docs.openapi.import': 'Utiliser un client d’API',
  'docs.openapi.import.text':
    'Postman, Insomnia, Bruno et Hoppscotch importent le document depuis son URL. Définissez la clé une seule fois comme `X-Api-Key`. Pour Postman, `/postman.json` est une collection qui contient une requête par exemple.',
  'docs.openapi.agents': 'Utiliser avec des modèles de langage',
  'docs.openapi.agents.text':
    'Chaque opération a un `operationId` stable, un résumé, une entrée et un résultat décrits : vous pouvez la proposer comme outil à un modèle.',

  'docs.area.none': 'Aucune API dans cette catégorie pour l’instant',
  'docs.area.none.text': 'Les API apparaissent ici une fois publiées.',
  'docs.area.hub': 'Voir toutes les catégories',
  'docs.area.apis_one': '{{count, number}} API',
  'docs.area.apis_many': '{{count, number}} API',
  'docs.area.apis_other': '{{count, number}} API',

  'docs.api.play': 'Ouvrir dans le bac à sable',
  'docs.api.call': 'Point de terminaison',
  'docs.api.methods': 'Méthode',
  'docs.api.address': 'URL',
  'docs.api.copyAddress': 'Copier l’URL',
  'docs.api.cost': 'Coût',
  'docs.api.calls_one': '{{count, number}} appel, seulement en cas de succès',
  'docs.api.calls_many': '{{count, number}} appels, seulement en cas de succès',
  'docs.api.calls_other': '{{count, number}} appels, seulement en cas de succès',
  'docs.api.who': 'Accès',
  'docs.api.who.open': 'Tout le monde, avec une limite pour les visiteurs',
  'docs.api.who.key': 'Toute personne disposant d’une clé API',
  'docs.api.who.premium': 'Les clés des forfaits avec les API premium',
  'docs.api.health': 'État',
  'docs.api.health.untested': 'Aucun appel réussi ces 30 derniers jours',
  'docs.api.health.ok': 'Opérationnelle',
  'docs.api.health.failing': 'Les derniers contrôles ont échoué',
  'docs.api.health.paused': 'Mise en pause par un administrateur',
  'docs.api.gives': 'Renvoie',
  'docs.api.json': 'JSON',
  'docs.api.parameters': 'Paramètres',
  'docs.api.noParameters': 'Cette API ne prend aucun paramètre.',
  'docs.api.required': 'obligatoire',
  'docs.api.default': 'Par défaut',
  'docs.api.values': 'Au choix',
  'docs.api.limit.length': 'de {{min, number}} à {{max, number}} caractères',
  'docs.api.limit.lengthMin': 'au moins {{min, number}} caractères',
  'docs.api.limit.lengthMax': 'jusqu’à {{max, number}} caractères',
  'docs.api.limit.range': 'de {{min}} à {{max}}',
  'docs.api.limit.min': '{{min}} ou plus',
  'docs.api.limit.max': '{{max}} ou moins',
  'docs.api.limit.items': 'de {{min, number}} à {{max, number}} éléments',
  'docs.api.limit.itemsMin': 'au moins {{min, number}} éléments',
  'docs.api.limit.itemsMax': 'jusqu’à {{max, number}} éléments',
  'docs.api.limit.pattern': 'correspond à',
  'docs.api.limit.accept': 'de type',
  'docs.api.code': 'Exemple',
  'docs.api.example': 'Exemple',
  'docs.referenceOf': '{{title}} : référence d’API',
  'docs.referenceOf.api':
    'Paramètres, exemples de réponses et erreurs de l’API {{title}}, avec du code pour curl et 11 langages de programmation.',
  'docs.referenceOf.area':
    'Référence des API de la catégorie {{area}} : paramètres, exemples de réponses, erreurs et code.',
  'docs.api.language': 'Langage du code',
  'docs.api.fields': 'Champs de la réponse',
  'docs.api.answer': 'Réponse',
  'docs.api.answer.text': 'Lancez l’exemple pour voir la réponse. C’est un véritable appel.',
  'docs.api.run': 'Lancer l’exemple',
  'docs.api.runAgain': 'Relancer',
  'docs.api.running': 'En attente de la réponse',
  'docs.api.stop': 'Arrêter',
  'docs.api.runCosts_one': 'Utilise {{count, number}} appel',
  'docs.api.runCosts_many': 'Utilise {{count, number}} appels',
  'docs.api.runCosts_other': 'Utilise {{count, number}} appels',
  'docs.api.runFree': 'Accès libre, dans la limite accordée aux visiteurs',
  'docs.api.runSignIn': 'Connectez-vous pour lancer cet exemple ici.',
  'docs.api.signIn': 'Se connecter',
  'docs.api.runPremium': 'Cette API nécessite un forfait supérieur.',
  'docs.api.plans': 'Voir les forfaits',
  'docs.api.runPaused': 'Cette API est en pause. Vous pourrez lancer l’exemple à sa reprise.',
  'docs.api.answered': 'Réponse {{status}} en {{time}}',
  'docs.api.refused': 'Erreur {{status}}',
  'docs.api.noAnswer': 'Aucune réponse. Vérifiez votre connexion et relancez.',
  'docs.api.cut': 'Seul le début est affiché. Ouvrez le bac à sable pour tout voir.',
  'docs.api.picture': 'Image produite par l’exemple',
  'docs.api.fileOf': '{{type}}, {{size}}',
  'docs.api.headers': 'En-têtes de la réponse',
  'docs.api.errors': 'Erreurs',
  'docs.api.errors.text': 'Les erreurs les plus courantes de cette API. Voir [tous les codes](/docs/errors).',

  'docs.key.show': 'Afficher la clé',
  'docs.key.masked': 'Votre clé principale est masquée à l’écran. La copie contient la clé complète.',
  'docs.key.shown': 'Votre clé principale est visible. Masquez-la avant de partager votre écran.',
  'docs.key.visitor': 'Remplacez `{{key}}` par votre propre clé. [Obtenir une clé API](/auth/register)',

  'docs.meta.api': 'Chemin de l’API.',
  'docs.meta.ms': 'Durée de l’exécution, en millisecondes.',
  'docs.meta.cost': 'Appels décomptés ; 0 pour les visiteurs.',
  'docs.meta.cached': 'Indique si la réponse vient du cache.',
  'docs.meta.provider': 'Source des données ; null si elles ont été générées ici.',
  'docs.meta.revision': 'Révision publiée qui a été exécutée. Extracteurs uniquement.',
  'docs.meta.requestId': 'Identifiant de cet appel. Indiquez-le quand vous demandez de l’aide.',
  'docs.header.requestId': 'Identifiant de cet appel.',
  'docs.header.ratePolicy':
    'Chaque limite qui compte l’appel, sous forme de champ structuré (brouillon de l’IETF) : `"minute";q=60;w=60` signifie 60 appels en 60 secondes, et `"day"` est le quota quotidien.',
  'docs.header.rateState': 'Ce qu’il reste de chaque limite : `r` appels, et `t` secondes jusqu’à la réinitialisation.',
  'docs.header.rateLimit': 'Appels autorisés dans la fenêtre actuelle.',
  'docs.header.rateRemaining': 'Appels restants dans la fenêtre actuelle.',
  'docs.header.rateReset': 'Secondes jusqu’à la fin de la fenêtre.',
  'docs.header.quotaLimit': 'Quota quotidien du forfait. Absent pour les visiteurs.',
  'docs.header.quotaRemaining': 'Appels restants aujourd’hui.',
  'docs.header.quotaReset': 'Secondes jusqu’à minuit UTC.',
  'docs.header.retryAfter': 'Secondes à attendre ; envoyé avec 429 et 503.',
  'docs.header.meta': '`meta` en JSON, envoyé avec les fichiers.',
  'docs.table.name': 'Nom',
  'docs.table.meaning': 'Signification',
  'docs.table.meta': 'Membres de meta',
  'docs.table.headers': 'En-têtes de la réponse',
  'docs.table.plans': 'Limites des forfaits',
} satisfies CopyIn<'fr', typeof en>;
