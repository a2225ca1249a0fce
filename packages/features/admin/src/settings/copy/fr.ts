import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'siteSettings.title': 'Paramètres',
  'siteSettings.purpose': 'Nom du site, inscription, maintenance et conservation des données.',
  'siteSettings.sections': 'Rubriques des paramètres',
  'siteSettings.save': 'Enregistrer',
  'siteSettings.undo': 'Abandonner les modifications',
  'siteSettings.saved': 'Enregistré',
  'siteSettings.unsaved': 'Modifications non enregistrées',
  'siteSettings.notSaved':
    'Le serveur n’a pas répondu et rien n’a été enregistré. Vos modifications sont conservées. Enregistrez de nouveau dans un instant.',
  'siteSettings.refused':
    'Le serveur a refusé cette rubrique (identifiant de requête {{requestId}}). Vos modifications sont conservées. Vérifiez-les, puis enregistrez de nouveau.',
  'siteSettings.failed.title': 'Les paramètres n’ont pas pu être chargés',
  'siteSettings.failed.text': 'Rien n’a changé. Réessayez ou consultez la page État du serveur.',
  'siteSettings.stale.title': 'Quelqu’un d’autre a modifié cette rubrique',
  'siteSettings.stale.text': 'Rien n’a été écrasé. Version enregistrée :',
  'siteSettings.stale.mine': 'Garder ma version',
  'siteSettings.stale.theirs': 'Utiliser l’autre version',
  'siteSettings.site.title': 'Site',
  'siteSettings.site.purpose':
    'Affiché dans les en-têtes, les titres de page, les e-mails et les pages légales. Les champs vides sont omis.',
  'siteSettings.site.name': 'Nom du site',
  'siteSettings.site.nameWrong': 'Saisissez un nom de 60 caractères au plus, sur une ligne.',
  'siteSettings.site.operator': 'Exploitant',
  'siteSettings.site.operatorHelp': 'La personne ou l’organisation qui gère le site, citée dans les pages légales.',
  'siteSettings.site.contactEmail': 'E-mail de contact',
  'siteSettings.site.contactEmailHelp': 'Adresse à laquelle on peut vous écrire, par exemple contact@example.org.',
  'siteSettings.site.contactEmailWrong':
    'Saisissez une adresse e-mail complète, par exemple nom@example.org, ou laissez vide.',
  'siteSettings.site.address': 'Adresse postale',
  'siteSettings.site.country': 'Pays',
  'siteSettings.site.countryHelp': 'Les conditions d’utilisation relèvent du droit de ce pays.',
  'siteSettings.site.lineWrong': 'Saisissez une ligne de 200 caractères au plus.',
  'siteSettings.registration.title': 'Inscription',
  'siteSettings.registration.purpose': 'Les comptes existants continuent de fonctionner, quel que soit votre choix.',
  'siteSettings.registration.who': 'Qui peut créer un compte',
  'siteSettings.registration.open': 'Tout le monde',
  'siteSettings.registration.openHelp': 'Toute personne qui visite le site peut créer un compte.',
  'siteSettings.registration.invitation': 'Les personnes invitées',
  'siteSettings.registration.invitationHelp': 'Chaque compte nécessite un lien d’invitation.',
  'siteSettings.registration.closed': 'Personne',
  'siteSettings.registration.closedHelp': 'Les invitations ne fonctionnent pas non plus.',
  'siteSettings.registration.confirm': 'Exiger une adresse e-mail confirmée',
  'siteSettings.registration.confirmHelp':
    'Un nouveau compte ne fonctionne qu’après l’ouverture du lien reçu par e-mail. L’envoi d’e-mails doit donc fonctionner.',
  'siteSettings.registration.first': 'Confirmation de l’e-mail requise',
  'siteSettings.registration.later': 'Sans confirmation de l’e-mail',
  'siteSettings.registration.invitations': 'Invitations',
  'siteSettings.registration.plans': 'Forfaits',
  'siteSettings.maintenance.title': 'Maintenance',
  'siteSettings.maintenance.purpose':
    'Pendant la maintenance, seuls les administrateurs accèdent au site. Les autres voient le motif, restent connectés et peuvent continuer à la fin.',
  'siteSettings.maintenance.switch': 'Fermer le site pour maintenance',
  'siteSettings.maintenance.switchHelp':
    'Prend effet à l’enregistrement. Les appels avec une clé API sont aussi refusés.',
  'siteSettings.maintenance.warning':
    'Dès la fermeture, toutes les personnes sauf les administrateurs voient la page de maintenance.',
  'siteSettings.maintenance.close': 'Fermer le site',
  'siteSettings.maintenance.reopen': 'Rouvrir le site',
  'siteSettings.maintenance.until': 'Fin prévue',
  'siteSettings.maintenance.untilHelp':
    'Laissez vide si vous ne savez pas. Le site reste fermé jusqu’à ce que vous le rouvriez.',
  'siteSettings.maintenance.untilWrong': 'Choisissez une date future.',
  'siteSettings.maintenance.message': 'Message ({{language}})',
  'siteSettings.maintenance.messageHelp': 'Remplace le texte par défaut. Les langues sans message affichent l’anglais.',
  'siteSettings.maintenance.messageWrong': 'Retirez les caractères de contrôle.',
  'siteSettings.maintenance.isOn': 'Le site est fermé',
  'siteSettings.maintenance.isOff': 'Le site est ouvert',
  'siteSettings.legal.title': 'Pages légales',
  'siteSettings.legal.purpose':
    'Les textes par défaut vous citent comme exploitant et décrivent ce que fait le logiciel. Remplacez-les si la loi exige davantage.',
  'siteSettings.legal.pages': 'Page',
  'siteSettings.legal.languages': 'Langue du texte',
  'siteSettings.legal.privacy': 'Politique de confidentialité',
  'siteSettings.legal.terms': 'Conditions d’utilisation',
  'siteSettings.legal.own': 'Texte personnalisé',
  'siteSettings.legal.ours': 'Texte par défaut',
  'siteSettings.legal.oursText': 'La page affiche le texte par défaut dans les quatre langues.',
  'siteSettings.legal.ownText':
    'Les langues sans texte affichent l’anglais, ou à défaut une autre langue. Si tout est vide, la page affiche le texte par défaut.',
  'siteSettings.legal.look': 'Voir la page',
  'siteSettings.legal.write': 'Rédiger votre texte',
  'siteSettings.legal.back': 'Utiliser le texte par défaut',
  'siteSettings.legal.text': '{{page}} ({{language}})',
  'siteSettings.mail.title': 'E-mail',
  'siteSettings.mail.purpose':
    'Les confirmations, les liens de mot de passe et les invitations sont envoyés par e-mail. Envoyez-vous un e-mail de test pour vérifier la réception.',
  'siteSettings.mail.to': 'Envoyer à',
  'siteSettings.mail.toWrong': 'Saisissez une adresse e-mail complète, par exemple nom@example.org.',
  'siteSettings.mail.send': 'Envoyer un e-mail de test',
  'siteSettings.mail.sent':
    '{{place}} a accepté l’e-mail pour {{to}} en {{ms, number}} ms. Vérifiez la boîte de réception et les indésirables.',
  'siteSettings.mail.noServer': 'Aucun serveur de messagerie configuré',
  'siteSettings.mail.file':
    'L’e-mail a été écrit dans un fichier de {{place}} et n’a pas été distribué. Définissez SMTP_URL, puis redémarrez le serveur.',
  'siteSettings.mail.failed': '{{place}} n’a pas accepté l’e-mail',
  'siteSettings.mail.failedHelp':
    'Vérifiez SMTP_URL et le serveur de messagerie, puis envoyez un autre e-mail de test.',
  'siteSettings.mail.noAnswer': 'Le serveur n’a pas répondu. Réessayez dans un instant.',
  'siteSettings.mail.tooMany': 'Trop d’e-mails de test. Attendez une minute, puis envoyez-en un autre.',
  'siteSettings.retention.title': 'Conservation des données',
  'siteSettings.retention.purpose':
    'Les données plus anciennes sont supprimées définitivement. La politique de confidentialité par défaut indique 30 jours pour les appels. Rédigez la vôtre si vous les conservez plus longtemps.',
  'siteSettings.retention.calls': 'Appels',
  'siteSettings.retention.callsHelp':
    'Chaque appel avec son heure et son statut, affiché dans les pages d’utilisation. De {{least, number}} à {{most, number}} jours.',
  'siteSettings.retention.audit': 'Journal d’audit',
  'siteSettings.retention.auditHelp':
    'Connexions, échecs et actions des administrateurs. De {{least, number}} à {{most, number}} jours.',
  'siteSettings.retention.mails': 'E-mails envoyés',
  'siteSettings.retention.mailsHelp': 'Destinataire, date et résultat. De {{least, number}} à {{most, number}} jours.',
  'siteSettings.retention.days_one': '{{what}} : {{count, number}} jour',
  'siteSettings.retention.days_many': '{{what}} : {{count, number}} jours',
  'siteSettings.retention.days_other': '{{what}} : {{count, number}} jours',
  'siteSettings.samples.title': 'Contenu d’exemple',
  'siteSettings.samples.text':
    'Articles, images et nouveautés ajoutés au premier démarrage pour qu’aucune page ne soit vide.',
  'siteSettings.samples.none': 'Il n’y a plus de contenu d’exemple. Tout ce qui est affiché est à vous.',
} as const satisfies CopyIn<'fr', typeof en>;
