import type { MailTexts } from './texts.ts';

const notYou = 'Si ce n’est pas vous, changez votre mot de passe maintenant et vérifiez vos sessions ouvertes.';
const security = 'Ouvrir les paramètres de sécurité';

export const fr: MailTexts = {
  hello: (username) => `Bonjour ${username},`,
  from: (site) => `Cet e-mail vous est envoyé par ${site}.`,
  orOpen: 'Si le bouton ne fonctionne pas, ouvrez ce lien :',
  asked: {
    heading: 'Détails de la demande',
    browser: 'Navigateur',
    address: 'Adresse IP',
    time: 'Heure',
    device: (browser, system) => `${browser} sous ${system}`,
    unknown: 'inconnu',
  },

  confirmAddress: ({ username, site, url, hours }) => ({
    subject: `Confirmez votre adresse e-mail pour ${site}`,
    lines: [`Confirmez que cette adresse e-mail appartient à votre compte « ${username} » sur ${site}.`],
    link: { label: 'Confirmer l’adresse e-mail', url },
    after: [
      `En attendant, connectez-vous avec votre nom d’utilisateur. Le lien ne fonctionne qu’une fois et expire dans ${hours} heures.`,
      'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Rien ne change tant que le lien n’est pas ouvert.',
    ],
  }),
  addressKnown: ({ username, site, newUsername }) => ({
    subject: `Votre adresse e-mail est déjà enregistrée sur ${site}`,
    lines: [
      `Un compte nommé « ${newUsername} » vient d’être créé sur ${site} avec votre adresse e-mail. Elle appartient à votre compte « ${username} » et n’a donc pas été ajoutée au nouveau compte.`,
      `Si c’est vous, connectez-vous à votre compte « ${username} ». Sinon, vous n’avez rien à faire. Votre compte n’a pas changé et le nouveau compte n’y a pas accès.`,
    ],
  }),
  addressWanted: ({ username, site, otherUsername }) => ({
    subject: `Un autre compte a demandé votre adresse e-mail sur ${site}`,
    lines: [
      `Le compte « ${otherUsername} » a demandé à utiliser votre adresse e-mail sur ${site}. Elle reste associée à votre compte « ${username} ».`,
      'Si les deux comptes sont à vous, changez d’abord l’adresse e-mail de celui-ci. Sinon, vous n’avez rien à faire. Votre compte n’a pas changé.',
    ],
  }),
  addressChanging: ({ username, site, url, email }) => ({
    subject: `Votre adresse e-mail sur ${site} va changer`,
    lines: [
      `L’adresse e-mail de votre compte « ${username} » va devenir ${email}. Elle remplacera celle-ci dès que le lien envoyé à la nouvelle adresse sera ouvert.`,
    ],
    link: { label: 'Ouvrir le profil', url },
    after: ['Si ce n’est pas vous, ouvrez votre profil, conservez l’adresse actuelle et changez votre mot de passe.'],
  }),
  addressChanged: ({ username, site, email }) => ({
    subject: `Votre adresse e-mail sur ${site} a été modifiée`,
    lines: [
      `L’adresse e-mail de votre compte « ${username} » est désormais ${email}. Les e-mails concernant ce compte ne sont plus envoyés à cette adresse.`,
    ],
    after: ['Si ce n’est pas vous, contactez les responsables du site.'],
  }),
  resetPassword: ({ username, site, url, minutes }) => ({
    subject: `Réinitialisez votre mot de passe pour ${site}`,
    lines: [`Nous avons reçu une demande de réinitialisation du mot de passe de votre compte « ${username} ».`],
    link: { label: 'Réinitialiser le mot de passe', url },
    after: [
      `Le lien ne fonctionne qu’une fois et expire dans ${minutes} minutes.`,
      'Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail. Votre mot de passe reste le même.',
    ],
  }),
  passwordChanged: ({ username, site, url, wasReset, keysRevoked }) => ({
    subject: `Votre mot de passe sur ${site} a été modifié`,
    lines: [
      wasReset
        ? `Le mot de passe de votre compte « ${username} » a été réinitialisé avec un lien envoyé par e-mail. Toutes les sessions ont été fermées. Connectez-vous avec le nouveau mot de passe.`
        : `Le mot de passe de votre compte « ${username} » a été modifié. Toutes les autres sessions ont été fermées.`,
      ...(keysRevoked ? ['Toutes les clés API ont été révoquées. Votre compte a une nouvelle clé principale.'] : []),
    ],
    link: { label: 'Réinitialiser le mot de passe', url },
    after: ['Si c’est vous, vous n’avez rien à faire. Sinon, réinitialisez votre mot de passe maintenant.'],
  }),
  newSignIn: ({ username, site, url }) => ({
    subject: `Nouvelle connexion sur ${site}`,
    lines: [
      `Une connexion à votre compte « ${username} » a eu lieu depuis un navigateur qui n’avait jamais été utilisé pour ce compte.`,
    ],
    link: { label: 'Voir les sessions', url },
    after: ['Si c’est vous, vous n’avez rien à faire. Sinon, fermez cette session et changez votre mot de passe.'],
  }),
  secondStepRefused: ({ username, site, url }) => ({
    subject: `Quelqu’un a votre mot de passe pour ${site}`,
    lines: [
      `Quelqu’un a saisi le bon mot de passe de votre compte « ${username} », puis plusieurs codes incorrects. La validation en deux étapes a bloqué la connexion.`,
    ],
    link: { label: 'Changer le mot de passe', url },
    after: [
      'Si c’est vous, connectez-vous avec un code de récupération. Sinon, changez votre mot de passe maintenant.',
    ],
  }),
  twoStepsOn: ({ username, site, url }) => ({
    subject: `La validation en deux étapes est activée sur ${site}`,
    lines: [
      `La connexion à votre compte « ${username} » nécessite désormais un code de votre application d’authentification. Toutes les autres sessions ont été fermées.`,
    ],
    link: { label: security, url },
    after: [notYou],
  }),
  twoStepsOff: ({ username, site, url }) => ({
    subject: `La validation en deux étapes est désactivée sur ${site}`,
    lines: [`La connexion à votre compte « ${username} » ne nécessite plus que votre mot de passe.`],
    link: { label: security, url },
    after: [notYou],
  }),
  recoveryCodeUsed: ({ username, site, url, left }) => ({
    subject: `Un code de récupération a été utilisé sur ${site}`,
    lines: [
      `Une connexion à votre compte « ${username} » a été faite avec un code de récupération. Codes restants : ${left}.`,
    ],
    link: { label: security, url },
    after: [notYou],
  }),
  passkeyAdded: ({ username, site, url, name }) => ({
    subject: `Une clé d’accès a été ajoutée sur ${site}`,
    lines: [
      `La clé d’accès « ${name} » a été ajoutée à votre compte « ${username} ». Elle permet de se connecter sans mot de passe.`,
    ],
    link: { label: security, url },
    after: [notYou],
  }),
  passkeyRemoved: ({ username, site, url, name }) => ({
    subject: `Une clé d’accès a été retirée sur ${site}`,
    lines: [`La clé d’accès « ${name} » ne permet plus de se connecter à votre compte « ${username} ».`],
    link: { label: security, url },
    after: [notYou],
  }),
  deletionAsked: ({ username, site, url, date }) => ({
    subject: `Votre compte sur ${site} va être supprimé`,
    lines: [
      `Votre compte « ${username} », ses clés API et son historique seront supprimés le ${date}. D’ici là, tout fonctionne comme d’habitude.`,
    ],
    link: { label: 'Conserver le compte', url },
    after: ['Si ce n’est pas vous, conservez le compte et changez votre mot de passe.'],
  }),
  deletionCancelled: ({ username, site }) => ({
    subject: `Votre compte sur ${site} ne sera pas supprimé`,
    lines: [`La suppression de votre compte « ${username} » a été annulée.`],
  }),
  deleted: ({ username, site }) => ({
    subject: `Votre compte sur ${site} a été supprimé`,
    lines: [
      `Votre compte « ${username} », ses clés API et son historique ont été supprimés. Le site n’a plus votre adresse e-mail : ceci est le dernier e-mail que vous recevez.`,
    ],
  }),
};
