import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'legal.privacy.title': 'Politique de confidentialité',
  'legal.privacy.purpose':
    'Les données conservées par {{site}} à votre sujet, pourquoi, combien de temps, et ce que vous pouvez y faire.',
  'legal.privacy.short': 'Résumé',
  'legal.privacy.short.1': 'Pas de publicité, pas de pistage, pas de mesure d’audience par des tiers.',
  'legal.privacy.short.2': 'Vos données restent sur le serveur de ce site. Par défaut, personne d’autre ne les reçoit.',
  'legal.privacy.short.3': 'Vous pouvez lire les pages publiques sans compte et sans donner votre nom.',
  'legal.privacy.short.4': 'Vous pouvez consulter, corriger et faire supprimer les données conservées à votre sujet.',
  'legal.privacy.who': 'Responsable du traitement',
  'legal.privacy.who.1':
    '{{site}} fonctionne avec un logiciel que chacun peut installer sur son propre serveur. Le responsable de vos données est l’exploitant de ce site, nommé ici, et non les auteurs du logiciel.',
  'legal.privacy.visit': 'Quand vous ouvrez une page',
  'legal.privacy.visit.1':
    'Pour répondre, le serveur a besoin de l’adresse IP d’où vient votre requête. Le journal du serveur enregistre l’heure, le chemin sans ses paramètres, le statut, le temps de réponse, un identifiant de requête et cette adresse, ainsi que le numéro interne de votre compte si vous êtes connecté. Le journal sert à détecter les erreurs et les attaques ; il est conservé jusqu’à la rotation des fichiers journaux de l’exploitant.',
  'legal.privacy.visit.2':
    'Si trop de tentatives viennent d’une même adresse, les suivantes sont ralenties. Pour cela, une empreinte de l’adresse est conservée, à partir de laquelle l’adresse ne peut pas être retrouvée. Elle est supprimée quand les tentatives ne comptent plus.',
  'legal.privacy.visit.3':
    'La base légale est l’intérêt légitime à un service qui fonctionne et qui est protégé contre les attaques.',
  'legal.privacy.cookies': 'Les cookies',
  'legal.privacy.cookies.1':
    'Des cookies sont déposés uniquement quand ils sont nécessaires : il n’y a donc pas de bandeau de consentement.',
  'legal.privacy.cookies.session':
    'Le cookie de session vous garde connecté. Il expire à la déconnexion, après 14 jours sans visite, et dans tous les cas après 60 jours.',
  'legal.privacy.cookies.step':
    'Pendant une connexion en deux étapes, un cookie conserve le résultat de la première. Il expire après dix minutes.',
  'legal.privacy.cookies.device':
    'Le cookie d’appareil retient pendant un an qu’une connexion a eu lieu depuis ce navigateur, pour que les personnes qui essaient de deviner votre mot de passe ne puissent pas vous bloquer.',
  'legal.privacy.cookies.language': 'Le cookie nommé lang conserve la langue que vous avez choisie.',
  'legal.privacy.browser': 'Ce que conserve votre navigateur',
  'legal.privacy.browser.1':
    'Certaines données n’atteignent jamais le serveur. Elles sont conservées dans votre navigateur, où vous pouvez les supprimer à tout moment.',
  'legal.privacy.browser.settings':
    'Le stockage local contient vos paramètres d’affichage : thème, clair ou sombre, sens de lecture et disposition.',
  'legal.privacy.browser.key':
    'Tant que vous êtes connecté, il contient aussi votre clé API principale sous le nom apiKey et le jour de votre dernière visite sous APP_DATE. Au début d’un nouveau jour, tout est supprimé sauf les paramètres d’affichage.',
  'legal.privacy.browser.database':
    'La base de données du navigateur contient les brouillons, l’historique de vos appels dans le bac à sable, les favoris d’un visiteur et, pendant un jour, les messages non envoyés.',
  'legal.privacy.account': 'Votre compte',
  'legal.privacy.account.1':
    'Votre compte contient votre nom d’utilisateur, votre nom, votre image, votre forfait, votre rôle, vos favoris, sa date de création et votre adresse e-mail si vous la donnez. Votre mot de passe est conservé uniquement sous forme d’empreinte, à partir de laquelle il ne peut pas être retrouvé.',
  'legal.privacy.account.2':
    'Chaque session conserve l’adresse IP, la description du navigateur et l’heure de la dernière visite, pour que vous puissiez reconnaître vos sessions et y mettre fin. Les clés API sont conservées sous une forme qui permet seulement de les vérifier. Votre clé API principale est chiffrée, car le site vous l’affiche.',
  'legal.privacy.account.3':
    'Ces données sont nécessaires au contrat que vous concluez en créant un compte. Sans elles, le compte ne peut pas être fourni.',
  'legal.privacy.account.4':
    'Si vous utilisez la validation en deux étapes, le secret de votre application d’authentification est chiffré et les codes de récupération ne sont conservés que sous forme d’empreintes. Pour une clé d’accès, seule la clé publique est conservée : elle ne permet pas de se connecter.',
  'legal.privacy.account.5':
    'Un journal d’audit enregistre les événements des comptes (connexions, tentatives refusées, mots de passe et clés modifiés), avec l’heure et l’adresse IP, ainsi que les actions des administrateurs. Les administrateurs peuvent le lire pour détecter les abus.',
  'legal.privacy.calls': 'Quand vous appelez une API',
  'legal.privacy.calls.1':
    'Ce que vous envoyez est traité pour vous répondre, puis supprimé. Les réponses lues sur d’autres sites peuvent être mises en cache un court moment pour éviter des requêtes répétées.',
  'legal.privacy.calls.2':
    'Le journal des appels enregistre l’API appelée, l’heure, la durée, le coût et la réussite ou l’échec, mais ni vos données d’entrée ni la réponse. Les totaux par jour, clé et API sont conservés aussi longtemps que votre compte, car les limites et votre page d’utilisation en dépendent.',
  'legal.privacy.calls.3':
    'Les entrées courtes sont enregistrées avec vos appels, pour que vous puissiez les renvoyer, uniquement si vous l’activez sous Utilisation. La désactivation les supprime. Si un programme envoie une clé d’idempotence avec un appel, la réponse est conservée un jour, afin de pouvoir être renvoyée.',
  'legal.privacy.outside': 'Les API qui lisent d’autres sites',
  'legal.privacy.outside.1':
    'Certaines API récupèrent pour vous une page d’un autre site. La requête vient du serveur : l’autre site voit l’adresse IP du serveur et non la vôtre. Il reçoit ce dont la requête a besoin, comme l’URL ou les mots que vous avez saisis. L’autre site est responsable de l’usage qu’il fait de ces données.',
  'legal.privacy.messages': 'Quand vous nous contactez',
  'legal.privacy.messages.1':
    'Les formulaires conservent votre nom, votre adresse e-mail, l’objet, votre message, l’identifiant de requête si vous l’indiquez et votre nom d’utilisateur si vous êtes connecté. Nous les utilisons uniquement pour vous répondre et les conservons jusqu’à ce qu’un administrateur les supprime.',
  'legal.privacy.mail': 'Les e-mails',
  'legal.privacy.mail.1':
    'Le site envoie des e-mails uniquement pour confirmer une adresse, réinitialiser un mot de passe, vous informer de la sécurité de votre compte ou vous répondre. Ils passent par le serveur de messagerie de l’exploitant.',
  'legal.privacy.mail.2':
    'Les e-mails en attente d’envoi sont chiffrés. Après l’envoi, seuls le destinataire, l’objet et le résultat sont conservés.',
  'legal.privacy.others': 'Qui d’autre reçoit des données',
  'legal.privacy.others.1':
    'Par défaut, personne. Les polices, les scripts et les images viennent de ce serveur : aucun autre site n’est informé de votre visite. L’hébergeur de l’exploitant peut avoir un accès technique au serveur. Les autorités ne reçoivent des données que si la loi l’exige.',
  'legal.privacy.others.2':
    'Un exploitant qui ajoute des services de tiers doit l’indiquer ici, dans son propre texte.',
  'legal.privacy.keeping': 'Durée de conservation',
  'legal.privacy.keeping.1':
    'Compte, clés API, favoris et totaux d’utilisation : jusqu’à la suppression du compte. Un compte supprimé disparaît définitivement après 14 jours. D’ici là, vous pouvez le restaurer.',
  'legal.privacy.keeping.2':
    'Sessions : 60 jours au plus. Sauf si l’exploitant a fixé d’autres durées : journal des appels 30 jours, journal d’audit 365 jours, résultat des e-mails envoyés 30 jours.',
  'legal.privacy.keeping.3': 'Messages : jusqu’à ce qu’ils soient traités et supprimés.',
  'legal.privacy.keeping.4':
    'Sauvegardes : jusqu’à ce que de plus récentes les remplacent. D’ici là, elles peuvent encore contenir des données supprimées.',
  'legal.privacy.rights': 'Vos droits',
  'legal.privacy.rights.1':
    'Vous pouvez demander quelles données sont conservées à votre sujet et en recevoir une copie dans un format courant. Vous pouvez faire corriger des données inexactes, les faire supprimer, en faire limiter l’usage et vous y opposer. Vous pouvez retirer votre consentement à tout moment.',
  'legal.privacy.rights.2':
    'Vous pouvez modifier et supprimer votre compte sur la page de votre profil. Sans compte, utilisez le formulaire de suppression. Pour tout le reste, contactez l’exploitant. Vous avez aussi le droit de déposer une plainte auprès de l’autorité de protection des données de votre lieu de résidence.',
  'legal.privacy.rights.form': 'Demander la suppression',
  'legal.privacy.security': 'Comment les données sont protégées',
  'legal.privacy.security.1':
    'Les mots de passe sont hachés avec argon2id. Les sessions et les clés API sont conservées de sorte qu’une base de données volée ne permette pas de se connecter. Les secrets n’apparaissent pas dans les journaux, et les pages n’autorisent aucun script externe. Aucun système n’est parfait : si vous trouvez une faille, signalez-la avec le formulaire d’assistance.',
  'legal.privacy.changes': 'Modifications',
  'legal.privacy.changes.1':
    'Nous mettons ce texte à jour quand le logiciel ou la loi change. La date de la dernière mise à jour figure en haut de la page.',
} as const satisfies CopyIn<'fr', typeof en>;
