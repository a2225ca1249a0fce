import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.accounts.inviteLink':
    'Le lien n’a pas pu être créé, car l’en-tête Host n’est pas un nom d’hôte valide. Définissez PUBLIC_URL.',
  'problem.accounts.noInvitation': 'Cette invitation n’existe pas. Rechargez la liste.',
  'problem.accounts.closed': 'Ce site n’accepte pas de nouveaux comptes.',
  'problem.accounts.byInvitation':
    'L’accès à ce site est sur invitation. Ouvrez votre lien d’invitation, ou demandez-en un à l’administrateur.',
  'problem.accounts.invitationSpent':
    'Cette invitation a expiré, a déjà été utilisée ou retirée, ou concerne une autre adresse e-mail. Demandez-en une nouvelle.',
  'problem.accounts.reserved': 'Ce nom d’utilisateur est réservé. Choisissez-en un autre.',
  'problem.accounts.networkAccounts': 'Trop de comptes ont été créés depuis votre réseau. Réessayez dans {{waitS}} s.',
  'problem.accounts.signInsBusy': 'Trop de personnes se connectent en ce moment. Réessayez dans {{waitS}} s.',
  'problem.accounts.setupSpent':
    'Ce lien de configuration a déjà été utilisé ou est incomplet. Connectez-vous, ou copiez le lien depuis le journal du dernier démarrage.',
  'problem.accounts.usernameTaken': 'Ce nom d’utilisateur est déjà pris. Choisissez-en un autre.',
  'problem.accounts.keyInUrl':
    'Les clés API ne sont pas acceptées dans l’URL, car les journaux et les historiques des navigateurs les enregistrent. Envoyez l’en-tête « X-Api-Key: <key> » et remplacez cette clé.',
  'problem.accounts.keyForm':
    'Ce n’est pas une clé API valide. Les clés commencent par « ay_ » et ont 41 caractères. Copiez de nouveau la clé.',
  'problem.accounts.keyGone': 'Cette clé API a été révoquée ou n’existe pas. Créez-en une sous « Clés API ».',
  'problem.accounts.keyExpired': 'Cette clé API a expiré. Créez-en une nouvelle sous « Clés API ».',
  'problem.accounts.noPasskey': 'Cette clé d’accès n’existe pas. Rechargez la liste.',
  'problem.accounts.passkeysMax':
    'Un compte peut avoir au plus {{max}} clés d’accès. Retirez-en une que vous n’utilisez plus.',
  'problem.accounts.passkeyDomain':
    'Les clés d’accès nécessitent un nom de domaine. Ouvrez le site par son nom et non par son adresse IP.',
  'problem.accounts.passkeyRefused':
    'Cette clé d’accès ne peut pas être utilisée ici. Réessayez, ou connectez-vous avec votre mot de passe.',
  'problem.accounts.confirmSent': 'Confirmez d’abord votre adresse e-mail. Un e-mail avec le lien est en route.',
  'problem.accounts.confirmEarlier':
    'Confirmez d’abord votre adresse e-mail. Ouvrez le lien de l’e-mail qui vous a été envoyé.',
  'problem.accounts.emailsMax': 'Trop d’e-mails demandés. Utilisez le plus récent, ou réessayez dans {{waitS}} s.',
  'problem.accounts.nothingPending': 'Il n’y a pas d’adresse e-mail à confirmer.',
  'problem.accounts.attemptsMax': 'Trop de tentatives. Réessayez dans {{waitS}} s.',
  'problem.accounts.attemptsMaxUnknown':
    'Trop de tentatives. Réessayez dans {{waitS}} s. Vous pouvez toujours vous connecter sur un appareil déjà utilisé, avec une clé d’accès, ou après avoir réinitialisé votre mot de passe par e-mail.',
  'problem.accounts.emailLinkSpent':
    'Ce lien a déjà été utilisé, a été remplacé par un plus récent ou date de plus de deux jours. Demandez-en un nouveau dans votre profil.',
  'problem.accounts.addressTaken': 'Un autre compte a confirmé cette adresse e-mail. Utilisez-en une autre.',
  'problem.accounts.wrongLogin':
    'Nom d’utilisateur ou mot de passe incorrect. Si votre adresse e-mail n’est pas encore confirmée, connectez-vous avec votre nom d’utilisateur.',
  'problem.accounts.enterCode': 'Saisissez le code de votre application d’authentification.',
  'problem.accounts.sessionEnded': 'Cette session est déjà fermée. Rechargez la liste.',
  'problem.accounts.wrongPassword': 'Mot de passe incorrect. Saisissez celui avec lequel vous vous connectez.',
  'problem.accounts.passwordsMax': 'Trop de mots de passe incorrects. Réessayez dans {{waitS}} s.',
  'problem.accounts.linkSpent':
    'Ce lien a déjà été utilisé, a été remplacé par un plus récent ou a expiré. Demandez-en un nouveau.',
  'problem.accounts.weakCommon':
    'Ce mot de passe est trop courant. Choisissez-en un plus long, par exemple quatre mots.',
  'problem.accounts.weakRepeat':
    'Ce mot de passe répète quelques caractères. Choisissez-en un plus long, par exemple quatre mots.',
  'problem.accounts.weakSequence':
    'Ce mot de passe est une suite de lettres, de chiffres ou de touches. Choisissez-en un plus long, par exemple quatre mots.',
  'problem.accounts.weakSite':
    'Ce mot de passe est basé sur le nom de ce site. Choisissez-en un autre, par exemple quatre mots.',
  'problem.accounts.weakPersonal':
    'Ce mot de passe est basé sur votre nom d’utilisateur, votre nom ou votre adresse e-mail. Choisissez-en un autre, par exemple quatre mots.',
  'problem.accounts.twoStepsOn':
    'La validation en deux étapes est déjà activée. Désactivez-la d’abord, puis configurez-la de nouveau.',
  'problem.accounts.setupOver': 'Cette configuration a expiré. Recommencez et scannez le nouveau code.',
  'problem.accounts.codesMax': 'Trop de codes incorrects. Réessayez dans {{waitS}} s.',
  'problem.accounts.wrongFirstCode':
    'Code incorrect. Saisissez le plus récent de l’application, et vérifiez que l’horloge de votre téléphone est à l’heure.',
  'problem.accounts.twoStepsOff': 'La validation en deux étapes est désactivée. Activez-la d’abord.',
  'problem.accounts.signInOver': 'Cette connexion a expiré. Connectez-vous de nouveau avec votre mot de passe.',
  'problem.accounts.wrongCode': 'Ce code est incorrect ou a déjà été utilisé. Attendez le suivant.',
  'problem.accounts.wrongRecovery':
    'Ce code de récupération est incorrect ou a déjà été utilisé. Utilisez-en un autre.',
  'problem.accounts.wrongEither':
    'Ce code est incorrect ou a déjà été utilisé. Saisissez le suivant de l’application, ou un autre code de récupération.',
  'problem.accounts.noKey': 'Cette clé API n’existe pas. Rechargez la liste.',
  'problem.accounts.keyExpiryPast': 'L’expiration doit être dans le futur.',
  'problem.accounts.keysToday':
    'Vous avez créé {{max}} clés API aujourd’hui. Réessayez dans {{waitS}} s, ou utilisez une clé existante.',
  'problem.accounts.keysMax':
    'Votre forfait permet {{max}} clés API. Révoquez-en une dont vous n’avez plus besoin, ou choisissez un forfait supérieur.',
  'problem.accounts.mainExpiry':
    'La clé principale sert aux appels faits sur ce site, elle ne peut donc pas expirer. Remplacez-la plutôt.',
  'problem.accounts.keyStale': 'Cette clé API a été modifiée ailleurs, rien n’a été enregistré. Rechargez-la.',
  'problem.accounts.mainRevoke':
    'La clé principale sert aux appels faits sur ce site, elle ne peut donc pas être révoquée. Remplacez-la plutôt.',
  'problem.accounts.keyAddress': 'Saisissez une adresse ou une plage IP, comme 203.0.113.9 ou 203.0.113.0/24.',
  'problem.accounts.keyOrigin': 'Saisissez une origine comme https://app.example.com, sans chemin.',
  'problem.accounts.onlyAdmin': 'Vous êtes le seul administrateur. Donnez d’abord ce rôle à un autre compte.',
  'problem.accounts.noPerson': 'Aucun compte n’a cet identifiant. Il a peut-être été supprimé. Rechargez la liste.',
  'problem.accounts.lastAdmin':
    'C’est le seul administrateur qui peut se connecter. Donnez d’abord ce rôle à un autre compte.',
  'problem.accounts.ownAccount': 'C’est votre propre compte. Demandez à un autre administrateur de le modifier.',
  'problem.accounts.personStale': 'Quelqu’un d’autre a modifié ce compte. Rechargez-le.',
  'problem.accounts.ownTwoSteps':
    'Désactivez votre propre validation en deux étapes sous Sécurité, qui demande votre mot de passe.',
  'problem.accounts.noTwoSteps': 'La validation en deux étapes est désactivée pour ce compte.',
  'problem.accounts.noAddress': 'Ce compte est désactivé ou n’a pas d’adresse e-mail.',
  'problem.accounts.linksMax': 'Trop de liens ont été envoyés à cette personne. Réessayez dans {{waitS}} s.',
  'problem.accounts.noNotification':
    'Cette notification n’existe pas. Les notifications sont supprimées après 60 jours.',
  'problem.accounts.keyRotated':
    'Cette clé API a été remplacée et sa période de transition est terminée. Utilisez la nouvelle clé.',
  'problem.accounts.keyAddressRefused':
    'Cette clé API ne peut pas être utilisée depuis l’adresse IP {{address}}. Son propriétaire peut changer cela sous « Clés API ».',
  'problem.accounts.keyOriginRefused':
    'Cette clé API ne peut pas être utilisée par les pages de cette origine. Son propriétaire peut changer cela sous « Clés API ».',
  'problem.accounts.noPrayerFeed': 'Ce lien d’agenda n’existe pas. Rechargez la liste.',
  'problem.accounts.noPrayerFeedLink':
    'Ce lien d’agenda n’existe pas ou a été révoqué. Créez-en un autre sur la page des heures de prière.',
  'problem.accounts.prayerFeedsMax':
    'Vous pouvez avoir jusqu’à {{max}} liens d’agenda. Révoquez-en un dont vous ne vous servez plus.',
  'problem.accounts.timesOutOfOrder':
    'Les minutes ajoutées inversent l’ordre des heures du {{date}}. Utilisez des valeurs plus petites.',
} satisfies CopyOf<typeof en>;
