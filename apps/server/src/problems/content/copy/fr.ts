import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.content.emptyMessage': 'text est vide. Saisissez un message.',
  'problem.content.messagesToday':
    'Trop de messages ont été envoyés aujourd’hui. Connectez-vous pour envoyer le vôtre maintenant, ou réessayez dans {{waitS}} s.',
  'problem.content.networkMessages': 'Trop de messages de votre réseau. Réessayez dans {{waitS}} s.',
  'problem.content.proofNeeded':
    'De nombreux messages arrivent en ce moment. Résolvez le défi et renvoyez le message, avec la solution comme preuve.',
  'problem.content.proofSpent':
    'Cette preuve a déjà été utilisée, a expiré ou concerne un autre message. Résolvez le défi et renvoyez le message, avec la solution comme preuve.',
  'problem.content.messageStale': 'Quelqu’un d’autre a modifié ce message. Rechargez-le.',
  'problem.content.noMessage': 'Ce message n’existe pas. Rechargez la liste.',
  'problem.content.noUpdate': 'Cette nouveauté n’existe pas. Elle a peut-être été supprimée.',
  'problem.content.noPicture': 'Cette image n’est pas dans la galerie. Elle a peut-être été supprimée.',
  'problem.content.notUploaded': 'pictureId n’est pas une image importée. Importez-la d’abord.',
  'problem.content.noPost': 'Cet article n’existe pas. Il a peut-être été supprimé.',
  'problem.content.slugTaken': 'Un autre article utilise déjà « {{slug}} ». Choisissez un autre nom.',
  'problem.content.foreignCover':
    'cover n’est pas une image de ce site. Importez-la d’abord. Ici, les navigateurs ne chargent pas les images d’autres sites.',
  'problem.content.noFile': 'Aucune image n’a ce nom. Elle a peut-être été retirée.',
  'problem.content.notPicture':
    'Ce n’est pas un fichier PNG, JPEG, WebP, AVIF ou GIF. Enregistrez l’image dans l’un de ces formats, puis importez-la de nouveau.',
  'problem.content.pixelsMax':
    'L’image a {{width}} × {{height}} pixels. Réduisez-la à moins de {{millions}} millions, puis importez-la de nouveau.',
  'problem.content.brokenPicture':
    'L’image est incomplète ou endommagée. Ouvrez-la, enregistrez-la de nouveau, puis importez-la.',
  'problem.content.saved':
    'Quelqu’un d’autre a enregistré cet élément. Chargez la dernière version, puis décidez quelles modifications garder.',
  'problem.content.apkSize': 'Le fichier dépasse {{limit, bytes}}. Choisissez une version plus petite.',
  'problem.content.moreArrived':
    'L’importation annonçait {{size}} octets, mais davantage sont arrivés. Recommencez avec ce fichier.',
  'problem.content.notApk': 'Ce n’est pas un APK : {{reason}}. Choisissez le fichier .apk de votre build.',
  'problem.content.ownUploads':
    'Vous avez {{max}} importations inachevées. Terminez-en ou annulez-en une. Celles qui ne reçoivent rien pendant un jour sont supprimées.',
  'problem.content.allUploads':
    'Les importations inachevées de tous les administrateurs occupent tout l’espace réservé. Terminez-en ou annulez-en une. Celles qui ne reçoivent rien pendant un jour sont supprimées.',
  'problem.content.noUpload':
    'Cette importation n’existe pas. Celles qui ne reçoivent rien pendant un jour sont supprimées. Recommencez.',
  'problem.content.wrongOffset': '{{received}} octets sont arrivés. Continuez à partir de là.',
  'problem.content.uploadDiskFull':
    'Le disque du serveur est plein. Libérez de l’espace, puis continuez. Ce qui est arrivé est conservé.',
  'problem.content.noVersion': 'Cette version n’existe pas. Elle a peut-être été supprimée. Rechargez la liste.',
  'problem.content.codeTaken':
    '{{app}} a déjà une version avec le code {{code}}. Supprimez-la d’abord, ou utilisez un code plus élevé.',
  'problem.content.apkMissing':
    'Le fichier de cette version manque sur le serveur. Demandez à un administrateur de l’importer de nouveau.',
  'problem.content.noIcon': 'Cette application n’a pas d’icône.',
  'problem.content.noApp': 'Cette application ou cette version n’existe pas. Consultez la liste des applications.',
  'problem.content.notChecked': 'Le fichier n’a pas encore été vérifié. Terminez d’abord l’importation.',
  'problem.content.versionStale':
    'Quelqu’un d’autre a modifié cette version. Rechargez-la, puis refaites vos modifications.',
  'problem.content.noDeletedVersion':
    'Il n’y a pas de version supprimée à restaurer. Les versions supprimées sont conservées 30 jours.',
  'problem.content.inFile': '{{field}} vaut {{value}} dans le fichier et ne peut pas être modifié.',
  'problem.content.mailFailed': 'L’e-mail n’a pas pu être envoyé : {{reason}}',
  'problem.content.noLegalText': 'L’exploitant n’a pas rédigé de texte pour cette page.',
  'problem.content.siteStale':
    'Quelqu’un d’autre a modifié les paramètres, les vôtres n’ont donc pas été enregistrés. Chargez la dernière version, puis enregistrez de nouveau.',
  'problem.content.contactEmail': 'contactEmail doit être une adresse e-mail, ou vide.',
  'problem.content.legalNone':
    'legal.{{page}} doit avoir un texte dans au moins une langue. Envoyez null pour utiliser le texte par défaut.',
  'problem.content.legalEmpty': 'legal.{{page}}.{{language}} est vide. Retirez la langue, ou ajoutez un texte.',
  'problem.content.legalNull': 'legal.{{page}}.{{language}} contient un caractère nul. Retirez-le.',
  'problem.content.maintenanceControl':
    'maintenance.message.{{language}} contient des caractères de contrôle. Retirez-les.',
  'problem.content.maintenanceTime': 'maintenance.until doit être un moment comme 2027-01-31T18:00:00Z, ou null.',
  'problem.content.maintenancePast':
    'maintenance.until est passé. Choisissez un moment ultérieur, ou null si la fin est inconnue.',
} satisfies CopyOf<typeof en>;
