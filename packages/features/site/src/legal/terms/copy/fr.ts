import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'legal.terms.title': 'Conditions d’utilisation',
  'legal.terms.purpose': 'Ce que vous pouvez attendre du site {{site}}, et ce qui est attendu de vous.',
  'legal.terms.who': 'Les parties à ces conditions',
  'legal.terms.who.1':
    '{{site}} est géré par l’exploitant nommé ici. Ces conditions s’appliquent entre vous et l’exploitant. Les auteurs du logiciel n’y sont pas parties.',
  'legal.terms.who.2':
    'Vous acceptez ces conditions en utilisant le site ou en appelant ses API. Si vous agissez pour une organisation, vous confirmez y être autorisé.',
  'legal.terms.account': 'Votre compte',
  'legal.terms.account.1':
    'Un compte appartient à une seule personne ou organisation. Indiquez des informations exactes, gardez votre mot de passe secret et prévenez l’exploitant si vous pensez que quelqu’un d’autre utilise votre compte.',
  'legal.terms.account.2':
    'Vous êtes responsable de ce qui se passe avec votre compte et vos clés API, sauf si vous ne pouviez pas l’empêcher.',
  'legal.terms.keys': 'Les clés API',
  'legal.terms.keys.1':
    'Une clé API agit en votre nom. Ne la publiez pas, ne la placez pas dans des pages ou des applications que d’autres peuvent lire, et remplacez-la si elle a pu être divulguée. L’exploitant peut révoquer les clés trouvées en public.',
  'legal.terms.limits': 'Limites et usage loyal',
  'legal.terms.limits.1':
    'Chaque forfait indique le nombre d’appels compris par jour et par minute, et la taille maximale des fichiers. Les appels en échec ne comptent pas. Il est interdit d’utiliser plusieurs comptes pour contourner une limite.',
  'legal.terms.limits.2':
    'Quand le serveur est surchargé, des appels peuvent être refusés temporairement. Ne réessayez qu’après le délai indiqué dans la réponse.',
  'legal.terms.dont': 'Ce qui est interdit',
  'legal.terms.dont.1': 'Tout ce qui est illégal ou porte atteinte aux droits d’autrui.',
  'legal.terms.dont.2':
    'Attaquer ou surcharger ce site, contourner sa sécurité, ou faire de même avec d’autres sites par son intermédiaire.',
  'legal.terms.dont.3':
    'Suivre, exposer ou harceler des personnes. Ne consultez des profils publics que dans un but légitime.',
  'legal.terms.dont.4': 'Les logiciels malveillants, le spam et les contenus qui sexualisent des enfants.',
  'legal.terms.dont.5': 'Vendre l’accès au site sans l’accord de l’exploitant.',
  'legal.terms.others': 'Le contenu d’autres sites',
  'legal.terms.others.1':
    'Certaines API lisent des pages ou récupèrent des fichiers d’autres sites. Ce contenu appartient à ses propriétaires. Avant de l’enregistrer, de l’utiliser ou de le partager, vérifiez que leurs conditions et la loi le permettent.',
  'legal.terms.others.2':
    'Ces sites peuvent changer sans préavis. Une API qui les lit peut échouer ou être retirée à tout moment.',
  'legal.terms.specimens': 'Les documents spécimens',
  'legal.terms.specimens.1':
    'Les générateurs de pièces d’identité spécimens créent des données fictives pour tester des formulaires et la reconnaissance de texte. Les résultats sont marqués comme spécimens et n’ont aucune valeur de preuve. Il est interdit, et dans la plupart des pays pénalement puni, de retirer la marque ou de présenter un spécimen comme authentique.',
  'legal.terms.yours': 'Votre contenu',
  'legal.terms.yours.1':
    'Le contenu que vous envoyez reste le vôtre. Vous autorisez l’exploitant à le traiter dans la mesure nécessaire pour vous répondre, et vous vous assurez d’avoir le droit de l’envoyer.',
  'legal.terms.results': 'Les résultats',
  'legal.terms.results.1':
    'Les résultats peuvent être faux, incomplets ou dépassés. Vérifiez-les avant de vous y fier pour quelque chose d’important : argent, santé, questions juridiques, heures de prière ou sécurité des personnes.',
  'legal.terms.results.2': 'Les textes générés par IA peuvent être faux tout en paraissant sûrs.',
  'legal.terms.plans': 'Forfaits payants',
  'legal.terms.plans.1':
    'Les prix figurent sur la page des tarifs. Un forfait commence quand l’exploitant l’active sur votre compte. Vous convenez à l’avance avec lui du prix, de la durée et du paiement. Rien ne se renouvelle automatiquement sans votre accord.',
  'legal.terms.service': 'Disponibilité',
  'legal.terms.service.1':
    'L’exploitant fait des efforts raisonnables pour maintenir le site en service, sans garantir sa disponibilité permanente. Maintenance, erreurs et changements peuvent l’interrompre. Des API peuvent être ajoutées, modifiées ou retirées ; consultez la page Nouveautés.',
  'legal.terms.liability': 'Responsabilité',
  'legal.terms.liability.1':
    'L’exploitant est responsable sans limite en cas de faute intentionnelle ou de négligence grave, d’atteinte à la vie, au corps ou à la santé, et partout où la loi n’admet aucune limite.',
  'legal.terms.liability.2':
    'En cas de négligence légère, l’exploitant n’est responsable que du manquement à une obligation essentielle à l’utilisation du site, et seulement du dommage typique et prévisible. Au-delà, toute responsabilité pour les services gratuits est exclue dans la mesure permise par la loi.',
  'legal.terms.end': 'Résiliation',
  'legal.terms.end.1':
    'Vous pouvez cesser d’utiliser le site et supprimer votre compte à tout moment. L’exploitant peut mettre fin à un compte avec un mois de préavis, ou immédiatement si ces conditions sont gravement enfreintes ou si d’autres personnes sont en danger. Quand c’est possible, il vous en indique d’abord la raison.',
  'legal.terms.end.link': 'Supprimer vos données',
  'legal.terms.changes': 'Modification de ces conditions',
  'legal.terms.changes.1':
    'L’exploitant peut modifier ces conditions pour de bonnes raisons, comme de nouvelles fonctions ou de nouvelles lois. Si vous avez un compte, les changements en votre défaveur sont annoncés un mois à l’avance. Si vous n’êtes pas d’accord, vous pouvez mettre fin à votre compte avant cette date.',
  'legal.terms.law': 'Droit applicable',
  'legal.terms.law.1':
    'Le droit du pays nommé sous « Les parties à ces conditions » s’applique. Si aucun pays n’est nommé, c’est celui du lieu où l’exploitant réside ou a son siège. Vos droits de consommateur selon la loi de votre pays ne sont pas affectés.',
  'legal.terms.law.2': 'Si l’une de ces conditions n’est pas valable, les autres restent applicables.',
} as const satisfies CopyIn<'fr', typeof en>;
