import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'errors.notFound.title': 'Page introuvable',
  'errors.notFound.text':
    'L’URL est peut-être incorrecte, ou la page a été déplacée. Tous les outils sont dans le hub d’API.',
  'errors.notFound.hub': 'Parcourir le hub d’API',
  'errors.notFound.search': 'Rechercher « {{words}} » dans le hub d’API',
  'errors.forbidden.title': 'Cette page est réservée aux administrateurs',
  'errors.forbidden.text': 'Votre compte n’a pas accès à cette page. Demandez l’accès à un administrateur.',
  'errors.unexpected.title': 'Erreur inattendue de l’application !',
  'errors.unexpected.text':
    'Une erreur s’est produite de notre côté. Votre compte et vos données ne sont pas affectés.',
  'errors.chunk.text':
    'Une partie de cette page n’a pas pu être chargée, même après rechargement. Le site est peut-être en cours de mise à jour, ou votre connexion est coupée.',
  'errors.maintenance.title': 'Site en maintenance',
  'errors.maintenance.text':
    '{{site}} est temporairement indisponible. Votre compte et vos données ne sont pas affectés.',
  'errors.maintenance.until': 'Fin prévue le {{time}}.',
  'errors.maintenance.back':
    'Cette page vérifie automatiquement l’état du site et vous ramène dès la fin de la maintenance.',
  'errors.maintenance.admins': 'Se connecter en tant qu’administrateur',
  'errors.maintenance.goOn': 'Continuer en tant qu’administrateur',
  'errors.maintenance.again': 'Vérifier à nouveau',
  'errors.maintenance.checking': 'Vérification du site',
  'errors.maintenance.checkingText': 'Cela prend quelques instants.',
  'errors.maintenance.over': 'Le site est disponible',
  'errors.maintenance.overText': '{{site}} fonctionne normalement.',
  'errors.maintenance.silent': 'Le site ne répond pas',
  'errors.maintenance.silentText':
    'Le serveur est peut-être en panne, ou vous êtes hors ligne. Vos données ne sont pas affectées.',
  'errors.home': 'Aller au tableau de bord',
  'errors.requestId': 'Identifiant de requête',
  'errors.copyRequestId': 'Copier l’identifiant de requête',
  'errors.reload': 'Recharger la page',
} as const satisfies CopyIn<'fr', typeof en>;
