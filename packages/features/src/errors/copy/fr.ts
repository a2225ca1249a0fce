import type { CopyIn } from '../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'errors.notFound.title': 'Cette page n’existe pas',
  'errors.notFound.text':
    'L’adresse est peut-être mal saisie, ou la page a changé de place. Le hub présente tous les outils.',
  'errors.notFound.hub': 'Parcourir le hub',
  'errors.notFound.search': 'Chercher « {{words}} » dans le hub',
  'errors.forbidden.title': 'Cette page est réservée aux administrateurs',
  'errors.forbidden.text': 'Votre compte ne permet pas de l’ouvrir. Un administrateur du site peut y remédier.',
  'errors.unexpected.title': 'Erreur inattendue de l’application !',
  'errors.unexpected.text':
    'Cette page a rencontré une défaillance de notre côté. Votre compte et vos données sont intacts.',
  'errors.chunk.text':
    'Une partie de cette page n’a pas pu être chargée, même après un rechargement. Une nouvelle version est peut-être en cours de publication, ou la connexion est coupée.',
  'errors.maintenance.title': 'Le site est en travaux',
  'errors.maintenance.text':
    'Pendant ce temps, {{site}} ne répond pas aux appels. Votre compte et vos données sont intacts.',
  'errors.maintenance.until': 'La fin est prévue le {{time}}.',
  'errors.maintenance.back': 'Cette page vérifie d’elle-même et vous ramène dès que c’est terminé.',
  'errors.maintenance.admins': 'Se connecter en administrateur',
  'errors.maintenance.goOn': 'Continuer en administrateur',
  'errors.maintenance.again': 'Vérifier de nouveau',
  'errors.maintenance.checking': 'Vérification du site',
  'errors.maintenance.checkingText': 'Cela prend un instant.',
  'errors.maintenance.over': 'Le site est ouvert',
  'errors.maintenance.overText': 'Aucuns travaux en cours. {{site}} répond comme d’habitude.',
  'errors.maintenance.silent': 'Le site ne répond pas',
  'errors.maintenance.silentText':
    'Le serveur est peut-être arrêté, ou votre connexion coupée. Rien de ce qui est à vous n’est perdu.',
  'errors.home': 'Aller au tableau de bord',
  'errors.requestId': 'Identifiant de la requête',
  'errors.copyRequestId': 'Copier l’identifiant de la requête',
  'errors.reload': 'Recharger la page',
} as const satisfies CopyIn<'fr', typeof en>;
