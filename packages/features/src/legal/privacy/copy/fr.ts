import type { CopyIn } from '../../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'legal.privacy.title': 'Politique de confidentialité',
  'legal.privacy.purpose':
    'Ce que le site {{site}} sait de vous, pourquoi, combien de temps, et ce que vous pouvez y faire.',
  'legal.privacy.short': 'En bref',
  'legal.privacy.short.1': 'Ni publicité, ni pistage, ni mesure d’audience par des tiers.',
  'legal.privacy.short.2': 'Vos données restent sur le serveur de ce site. Par défaut, personne d’autre ne les reçoit.',
  'legal.privacy.short.3': 'Les pages publiques se lisent sans compte et sans donner de nom.',
  'legal.privacy.short.4': 'Vous pouvez voir, corriger et faire supprimer ce qui est conservé à votre sujet.',
  'legal.privacy.who': 'Qui est responsable',
  'legal.privacy.who.1':
    '{{site}} fonctionne avec un logiciel que chacun peut installer sur sa propre machine. Le responsable de vos données est l’exploitant de ce site, nommé ici, et non les auteurs du logiciel.',
  'legal.privacy.visit': 'Quand vous ouvrez une page',
  'legal.privacy.visit.1':
    'Pour répondre, le serveur a besoin de l’adresse réseau d’où vient votre requête. Son journal note l’heure, le chemin sans ses paramètres, le statut, la durée de la réponse, un identifiant de requête et cette adresse ; si vous êtes connecté, également le numéro interne de votre compte. Le journal sert à trouver pannes et attaques et reste jusqu’à la rotation des fichiers de l’exploitant.',
  'legal.privacy.visit.2':
    'Trop de tentatives depuis une même adresse sont ralenties. Pour cela, une empreinte de l’adresse, dont on ne peut pas la retrouver, est conservée puis oubliée quand les tentatives ne comptent plus.',
  'legal.privacy.visit.3':
    'Le fondement en est l’intérêt légitime à un service qui fonctionne et résiste aux attaques.',
  'legal.privacy.cookies': 'Les cookies',
  'legal.privacy.cookies.1':
    'Il n’y a de cookies que là où ils sont nécessaires ; aucun bandeau ne demande donc votre accord.',
  'legal.privacy.cookies.session':
    'Le cookie de session dit que vous êtes connecté. Il prend fin à la déconnexion, après 14 jours sans visite, et dans tous les cas après 60 jours.',
  'legal.privacy.cookies.step':
    'Entre les deux étapes d’une connexion, un cookie retient la première. Il prend fin après dix minutes.',
  'legal.privacy.cookies.device':
    'Le cookie d’appareil retient pendant un an qu’une connexion a eu lieu depuis ce navigateur, pour que des inconnus qui devinent votre mot de passe ne puissent pas vous bloquer.',
  'legal.privacy.cookies.language':
    'Le cookie nommé lang retient la langue choisie, pour que la page suivante arrive dans cette langue.',
  'legal.privacy.browser': 'Ce que garde votre navigateur',
  'legal.privacy.browser.1':
    'Certaines choses n’atteignent jamais le serveur : votre navigateur les conserve, et vous pouvez les y effacer à tout moment.',
  'legal.privacy.browser.settings':
    'Le stockage local contient l’apparence du site : thème, clair ou sombre, sens de lecture, disposition.',
  'legal.privacy.browser.key':
    'Tant que vous êtes connecté, il contient votre clé d’API principale sous le nom apiKey et, sous APP_DATE, le jour de votre dernière visite. Au début d’un nouveau jour, tout sauf l’apparence est effacé.',
  'legal.privacy.browser.database':
    'La base de données du navigateur contient les brouillons, l’historique des appels faits dans le banc d’essai, les favoris d’un visiteur et, pendant un jour, les messages qui n’ont pas été envoyés.',
  'legal.privacy.account': 'Votre compte',
  'legal.privacy.account.1':
    'Un compte contient votre nom d’utilisateur, votre nom, votre adresse e-mail si vous la donnez, votre image, votre formule et votre rôle, vos favoris et la date de création. Le mot de passe n’est conservé que sous forme d’une empreinte dont on ne peut pas le lire.',
  'legal.privacy.account.2':
    'Pour chaque session sont conservés l’adresse réseau, la description que donne le navigateur et l’heure de la dernière visite, pour que vous puissiez reconnaître les sessions et y mettre fin. Les clés d’API sont conservées de façon à pouvoir être vérifiées ; la clé principale est chiffrée, car le site vous la montre.',
  'legal.privacy.account.3':
    'Sans ces données, le compte ne peut pas être fourni : elles sont nécessaires au contrat que vous concluez en le créant.',
  'legal.privacy.account.4':
    'Si vous utilisez la double authentification, le secret de votre application est enregistré chiffré, et les codes de secours seulement sous forme d’empreintes. D’une clé d’accès, seule la moitié publique est enregistrée : personne ne peut se connecter avec elle.',
  'legal.privacy.account.5':
    'Un journal note ce qui arrive aux comptes (connexions, essais refusés, mots de passe et clés modifiés), avec l’heure et l’adresse réseau, ainsi que ce que font les administrateurs. Les administrateurs peuvent le lire pour repérer les abus.',
  'legal.privacy.calls': 'Quand vous appelez une API',
  'legal.privacy.calls.1':
    'Ce que vous envoyez est traité pour vous répondre, puis abandonné. Les réponses lues sur d’autres sites peuvent être gardées un court moment, pour ne pas poser deux fois la même question.',
  'legal.privacy.calls.2':
    'Le journal d’appels retient quelle API vous avez appelée, quand, combien de temps cela a pris, ce que cela a coûté et si cela a marché, mais ni vos données d’entrée ni la réponse. Les totaux par jour, clé et API restent aussi longtemps que le compte, car les limites et votre vue d’ensemble en dépendent.',
  'legal.privacy.calls.3':
    'Seulement si vous l’activez sous Utilisation, les entrées courtes sont gardées avec les appels afin que vous puissiez les renvoyer. La désactivation les efface.',
  'legal.privacy.outside': 'Les API qui lisent d’autres sites',
  'legal.privacy.outside.1':
    'Certaines API vont chercher pour vous une page sur un autre site. C’est le serveur qui le fait : l’autre site voit l’adresse du serveur et non la vôtre, et reçoit ce dont la requête a besoin, comme l’adresse ou les mots que vous avez saisis. Ce qu’il en fait relève de lui.',
  'legal.privacy.messages': 'Quand vous nous écrivez',
  'legal.privacy.messages.1':
    'Les formulaires conservent votre nom, votre adresse e-mail, l’objet, votre texte, l’identifiant de requête indiqué et, si vous êtes connecté, votre nom d’utilisateur. Ils ne sont lus que pour vous répondre et restent jusqu’à ce qu’un administrateur les supprime.',
  'legal.privacy.mail': 'Les e-mails',
  'legal.privacy.mail.1':
    'Le site n’envoie d’e-mail que pour une raison précise : confirmer une adresse, choisir un nouveau mot de passe, informer sur la sécurité de votre compte ou vous répondre. L’envoi passe par le serveur de messagerie choisi par l’exploitant.',
  'legal.privacy.mail.2':
    'Tant qu’un e-mail attend d’être envoyé, il est enregistré chiffré. Ensuite, seuls restent son destinataire, son objet et le résultat.',
  'legal.privacy.others': 'Qui d’autre reçoit des données',
  'legal.privacy.others.1':
    'Par défaut, personne. Polices, scripts et images viennent de ce serveur : aucun autre site n’apprend votre visite. L’entreprise qui fait tourner la machine pour l’exploitant peut y avoir un accès technique. Les autorités ne reçoivent des données que si la loi l’exige.',
  'legal.privacy.others.2': 'Un exploitant qui ajoute des services de tiers doit le dire ici, dans un texte à lui.',
  'legal.privacy.keeping': 'Combien de temps',
  'legal.privacy.keeping.1':
    'Compte, clés, favoris et totaux d’utilisation : jusqu’à la suppression du compte. Un compte que vous supprimez disparaît pour de bon après 14 jours ; d’ici là, vous pouvez le garder.',
  'legal.privacy.keeping.2':
    'Sessions : 60 jours au plus. Sauf si l’exploitant a fixé d’autres durées : journal d’appels 30 jours, journal des comptes et des administrateurs 365 jours, résultat des e-mails envoyés 30 jours.',
  'legal.privacy.keeping.3': 'Messages : jusqu’à ce qu’ils soient traités et supprimés.',
  'legal.privacy.keeping.4':
    'Sauvegardes : jusqu’à ce que de plus récentes les remplacent. D’ici là, des données supprimées peuvent s’y trouver.',
  'legal.privacy.rights': 'Vos droits',
  'legal.privacy.rights.1':
    'Vous pouvez demander ce qui est conservé à votre sujet et en recevoir une copie dans un format courant. Vous pouvez faire corriger des données fausses, faire supprimer des données, en faire limiter l’usage et vous y opposer. Un accord donné peut être retiré.',
  'legal.privacy.rights.2':
    'Vous modifiez et supprimez vous-même votre compte sur la page de votre profil. Sans compte, la suppression a son formulaire ; pour tout le reste, écrivez à l’exploitant. Vous pouvez aussi vous plaindre auprès de l’autorité de protection des données de votre lieu de résidence.',
  'legal.privacy.rights.form': 'Demander la suppression',
  'legal.privacy.security': 'Comment les données sont protégées',
  'legal.privacy.security.1':
    'Les mots de passe sont hachés avec argon2id, les sessions et les clés sont conservées de sorte qu’une base volée ne connecte personne, les secrets n’apparaissent pas dans les journaux, et les pages n’admettent aucun script venu d’ailleurs. Aucun système n’est parfait : si vous trouvez une faille, signalez-la par le formulaire d’assistance.',
  'legal.privacy.changes': 'Modifications',
  'legal.privacy.changes.1':
    'Quand le logiciel ou la loi change, ce texte change aussi. La date en tête dit quand c’est arrivé pour la dernière fois.',
} as const satisfies CopyIn<'fr', typeof en>;
