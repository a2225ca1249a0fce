import type { CopyIn } from '../../copy.ts';
import type en from './en.ts';

export default {
  'problem.noAnswer': 'Le serveur n’a pas répondu. Réessayez dans un instant.',
  'problem.internal': 'Une erreur s’est produite sur le serveur. Réessayez dans un instant.',
  'problem.input': 'Certaines valeurs ne sont pas valides. Vérifiez les champs.',
  'problem.signedOut': 'Votre session est fermée. Connectez-vous, puis réessayez.',
  'problem.forbidden': 'Votre compte n’est pas autorisé à faire cela.',
  'problem.gone': 'Cet élément n’existe plus. Rechargez la page.',
  'problem.stale':
    'Quelqu’un d’autre a modifié cet élément. Rien n’a été écrasé, et vos modifications sont toujours là.',
  'problem.conflict': 'Cet élément a été modifié dans une autre fenêtre ou sur un autre appareil. Rechargez la page.',
  'problem.tooLarge': 'L’envoi est trop volumineux. Réduisez-le, puis réessayez.',
  'problem.wait': 'Trop de requêtes. Attendez {{wait}}, puis réessayez.',
  'problem.maintenance': 'Le site est fermé pour maintenance. Réessayez plus tard.',
  'problem.storage.damaged': 'Le stockage du serveur est endommagé. Un administrateur doit restaurer une sauvegarde.',
  'problem.storage.full':
    'Le disque du serveur est plein : rien n’a été enregistré. Un administrateur doit libérer de l’espace.',
  'problem.storage.failing': 'Le serveur ne peut pas utiliser son disque pour le moment. Réessayez dans un instant.',
  'problem.requestId': 'Identifiant de requête {{id}}',
  'problem.field.missing': 'Remplissez ce champ.',
  'problem.field.short_one': 'Saisissez au moins {{count, number}} caractère.',
  'problem.field.short_many': 'Saisissez au moins {{count, number}} caractères.',
  'problem.field.short_other': 'Saisissez au moins {{count, number}} caractères.',
  'problem.field.long_one': 'Saisissez au plus {{count, number}} caractère.',
  'problem.field.long_many': 'Saisissez au plus {{count, number}} caractères.',
  'problem.field.long_other': 'Saisissez au plus {{count, number}} caractères.',
  'problem.field.min': 'Saisissez {{min, number}} ou plus.',
  'problem.field.max': 'Saisissez {{max, number}} ou moins.',
  'problem.field.decimals': 'Utilisez au plus {{max, number}} décimales.',
  'problem.field.email': 'Saisissez une adresse e-mail complète, par exemple nom@example.org.',
  'problem.field.url': 'Saisissez une URL complète, par exemple https://example.org.',
  'problem.field.invalid': 'Vérifiez cette valeur.',
} satisfies CopyIn<'fr', typeof en>;
