import type { MailTexts } from './texts.ts';

const notYou = 'Si ce n’était pas vous, changez votre mot de passe maintenant et vérifiez où vous êtes connecté.';
const security = 'Ouvrir la sécurité';

export const fr: MailTexts = {
  hello: (username) => `Bonjour ${username},`,
  from: (site) => `Ce message vous est envoyé par ${site}.`,
  orOpen: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  asked: {
    heading: 'D’où cela vient',
    browser: 'Navigateur',
    address: 'Adresse réseau',
    time: 'Heure',
    device: (browser, system) => `${browser} sur ${system}`,
    unknown: 'inconnu',
  },

  confirmAddress: ({ username, site, url, hours }) => ({
    subject: `Confirmez votre adresse pour ${site}`,
    lines: [`Confirmez que cette adresse appartient à votre compte « ${username} » sur ${site}.`],
    link: { label: 'Confirmer l’adresse', url },
    after: [
      `D’ici là, connectez-vous avec votre nom d’utilisateur. Le lien fonctionne une seule fois, pendant ${hours} heures.`,
      'Si vous n’avez rien demandé, laissez ce message : sans le lien, rien ne change.',
    ],
  }),
  addressKnown: ({ username, site, newUsername }) => ({
    subject: `Votre adresse est déjà enregistrée sur ${site}`,
    lines: [
      `Un compte nommé « ${newUsername} » vient d’être créé sur ${site} avec votre adresse. Elle appartient à votre compte « ${username} » et n’a donc pas été ajoutée au nouveau.`,
      `Si c’était vous, connectez-vous à votre compte « ${username} ». Sinon, il n’y a rien à faire : votre compte n’a pas changé et le nouveau n’y donne aucun accès.`,
    ],
  }),
  addressWanted: ({ username, site, otherUsername }) => ({
    subject: `Un autre compte a demandé votre adresse sur ${site}`,
    lines: [
      `Le compte « ${otherUsername} » a demandé à utiliser votre adresse sur ${site}. Elle appartient à votre compte « ${username} » et y reste.`,
      'Si les deux comptes sont à vous, changez d’abord l’adresse de celui-ci. Sinon, il n’y a rien à faire : votre compte n’a pas changé.',
    ],
  }),
  addressChanging: ({ username, site, url, email }) => ({
    subject: `Votre adresse sur ${site} va changer`,
    lines: [
      `Votre compte « ${username} » va recevoir l’adresse ${email}. Elle remplacera celle-ci dès que le lien envoyé là-bas aura été ouvert.`,
    ],
    link: { label: 'Ouvrir le profil', url },
    after: ['Si ce n’était pas vous, ouvrez votre profil, gardez l’ancienne adresse et changez votre mot de passe.'],
  }),
  addressChanged: ({ username, site, email }) => ({
    subject: `Votre adresse sur ${site} a changé`,
    lines: [
      `L’adresse de votre compte « ${username} » est désormais ${email}. Les messages à propos du compte n’arrivent plus ici.`,
    ],
    after: ['Si ce n’était pas vous, écrivez à la personne qui gère le site.'],
  }),
  resetPassword: ({ username, site, url, minutes }) => ({
    subject: `Choisissez un nouveau mot de passe pour ${site}`,
    lines: [`Quelqu’un a demandé un nouveau mot de passe pour votre compte « ${username} ».`],
    link: { label: 'Choisir un nouveau mot de passe', url },
    after: [
      `Le lien fonctionne une seule fois, pendant ${minutes} minutes.`,
      'Si ce n’était pas vous, laissez ce message : votre mot de passe reste le même.',
    ],
  }),
  passwordChanged: ({ username, site, url, wasReset, keysRevoked }) => ({
    subject: `Votre mot de passe sur ${site} a été changé`,
    lines: [
      wasReset
        ? `Un nouveau mot de passe a été choisi pour votre compte « ${username} » par le lien d’un message. Toutes les sessions sont terminées : connectez-vous avec le nouveau.`
        : `Le mot de passe de votre compte « ${username} » a été changé. Toutes les autres sessions sont terminées.`,
      ...(keysRevoked ? ['Toutes les clés d’API ont été révoquées. Votre compte a une nouvelle clé principale.'] : []),
    ],
    link: { label: 'Choisir un nouveau mot de passe', url },
    after: ['Si c’était vous, il n’y a rien à faire. Sinon, choisissez un nouveau mot de passe maintenant.'],
  }),
  newSignIn: ({ username, site, url }) => ({
    subject: `Nouvelle connexion sur ${site}`,
    lines: [
      `Quelqu’un s’est connecté à votre compte « ${username} » avec un navigateur qui n’avait jamais servi pour ce compte.`,
    ],
    link: { label: 'Voir où vous êtes connecté', url },
    after: ['Si c’était vous, il n’y a rien à faire. Sinon, terminez cette session et changez votre mot de passe.'],
  }),
  secondStepRefused: ({ username, site, url }) => ({
    subject: `Quelqu’un connaît votre mot de passe sur ${site}`,
    lines: [
      `Quelqu’un a donné le bon mot de passe de votre compte « ${username} », puis plusieurs codes faux. La double authentification l’a arrêté.`,
    ],
    link: { label: 'Changer le mot de passe', url },
    after: ['Si c’était vous, connectez-vous avec un code de secours. Sinon, changez votre mot de passe maintenant.'],
  }),
  twoStepsOn: ({ username, site, url }) => ({
    subject: `La double authentification est activée sur ${site}`,
    lines: [
      `Pour se connecter à votre compte « ${username} », il faut désormais un code de votre application d’authentification. Toutes les autres sessions sont terminées.`,
    ],
    link: { label: security, url },
    after: [notYou],
  }),
  twoStepsOff: ({ username, site, url }) => ({
    subject: `La double authentification est désactivée sur ${site}`,
    lines: [`Le mot de passe seul suffit désormais pour se connecter à votre compte « ${username} ».`],
    link: { label: security, url },
    after: [notYou],
  }),
  recoveryCodeUsed: ({ username, site, url, left }) => ({
    subject: `Un code de secours a été utilisé sur ${site}`,
    lines: [
      `Quelqu’un s’est connecté à votre compte « ${username} » avec un code de secours. Codes restants : ${left}.`,
    ],
    link: { label: security, url },
    after: [notYou],
  }),
  passkeyAdded: ({ username, site, url, name }) => ({
    subject: `Nouvelle clé d’accès sur ${site}`,
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
      `Votre compte « ${username} », ses clés et son historique seront supprimés le ${date}. D’ici là, il fonctionne comme avant.`,
    ],
    link: { label: 'Garder le compte', url },
    after: ['Si ce n’était pas vous, gardez le compte et changez votre mot de passe.'],
  }),
  deletionCancelled: ({ username, site }) => ({
    subject: `Votre compte sur ${site} est conservé`,
    lines: [`Votre compte « ${username} » ne sera pas supprimé.`],
  }),
  deleted: ({ username, site }) => ({
    subject: `Votre compte sur ${site} est supprimé`,
    lines: [
      `Votre compte « ${username} », ses clés et son historique n’existent plus. Le site n’a plus d’adresse où vous écrire : ce message est le dernier.`,
    ],
  }),
};
