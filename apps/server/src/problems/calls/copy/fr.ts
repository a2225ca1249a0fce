import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.calls.cookies':
    'Les cookies ne comptent que sur les pages de ce site. Envoyez votre clé dans l’en-tête X-Api-Key.',
  'problem.calls.needsKey': '{{api}} nécessite une clé API dans l’en-tête X-Api-Key, ou un navigateur connecté.',
  'problem.calls.otherAreas': 'Cette clé API ne peut appeler que {{areas}}, pas {{area}}.',
  'problem.calls.premium': '{{api}} nécessite un forfait avec les API premium. Voir {{pricing}}.',
  'problem.calls.visitorRate':
    'Les visiteurs peuvent faire {{limit}} appels par heure. Connectez-vous pour en faire plus, ou réessayez dans {{waitS}} s.',
  'problem.calls.planRate':
    'Votre forfait permet {{limit}} appels par minute pour toutes vos clés API ensemble. Réessayez dans {{waitS}} s.',
  'problem.calls.tookTooLong': '{{api}} a dépassé {{limitS}} s et a été arrêté. Envoyez moins de données.',
  'problem.calls.thisTookTooLong': 'Cet appel a dépassé {{limitS}} s et a été arrêté. Envoyez moins de données.',
  'problem.calls.tookMemory':
    'Cet appel a utilisé plus de {{limitMb}} Mo de mémoire et a été arrêté. Envoyez moins de données.',
  'problem.calls.ownWaiting': 'Trop de vos appels sont en attente. Réessayez dans {{waitS}} s.',
  'problem.calls.allWaiting': 'Le serveur a trop d’appels en attente. Réessayez dans {{waitS}} s.',
  'problem.calls.idempotencyKey':
    'Idempotency-Key nécessite une clé API dans l’en-tête X-Api-Key, ou un navigateur connecté.',
  'problem.calls.idempotencyForm':
    'Idempotency-Key doit avoir de 1 à {{max}} caractères ASCII imprimables sans espaces, par exemple un UUID.',
  'problem.calls.idempotencyOther':
    'Cette Idempotency-Key a été envoyée avec d’autres données. Utilisez-en une nouvelle pour chaque appel.',
  'problem.calls.idempotencyRunning':
    'Un appel avec cette Idempotency-Key est encore en cours. Réessayez dans un instant.',
  'problem.calls.idempotencyLost':
    'Le serveur s’est arrêté pendant l’appel avec cette Idempotency-Key ; sa réponse est inconnue. Vérifiez dans le journal des appels s’il a été décompté, puis utilisez une nouvelle clé.',
  'problem.calls.idempotencyLarge':
    'L’appel avec cette Idempotency-Key a réussi, mais sa réponse dépasse {{limitKb}} ko et n’a pas été conservée. Pour le relancer, utilisez une nouvelle clé.',
  'problem.calls.fileSize':
    'Votre forfait permet des fichiers de {{limit, bytes}} au plus, et quatre fois cette taille pour tous les fichiers d’un appel.',
  'problem.calls.partName':
    'Une partie du formulaire n’a pas de nom. Donnez à chacune name="…" dans son Content-Disposition.',
  'problem.calls.fieldSize': 'Le champ « {{field}} » est trop volumineux. La limite est de {{limit, bytes}}.',
  'problem.calls.fieldUtf8': 'Le champ « {{field}} » n’est pas du texte UTF-8.',
  'problem.calls.partsMax': 'Un appel peut avoir au plus {{files}} fichiers et {{fields}} champs.',
  'problem.calls.fieldName': 'Le formulaire a un champ dont le nom n’est pas autorisé.',
  'problem.calls.notForm':
    'Le formulaire s’est terminé trop tôt ou n’est pas en multipart/form-data valide (RFC 7578).',
  'problem.calls.noApi': 'L’API « {{api}} » n’existe pas. GET /api/v1/catalogue les liste toutes.',
  'problem.calls.noApiAt': 'Aucune API n’existe à ce chemin. Vérifiez le catalogue.',
  'problem.calls.paused': '{{api}} est en pause. Réessayez plus tard.',
  'problem.calls.needsPost':
    'Les données de {{api}} ne tiennent pas dans une URL. Envoyez-les en JSON dans le corps d’une requête POST.',
  'problem.calls.quotaSpent':
    'Vous avez utilisé les {{limit}} appels d’aujourd’hui. Le quota est réinitialisé à minuit UTC.',
  'problem.calls.notInLog': 'Cet appel n’est pas dans le journal. Les appels plus anciens sont supprimés.',
  'problem.calls.sourceAway': 'La source de {{api}} est injoignable. Le propriétaire en a été informé.',
} satisfies CopyOf<typeof en>;
