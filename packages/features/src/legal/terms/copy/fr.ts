import type { CopyIn } from '../../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'legal.terms.title': 'Conditions d’utilisation',
  'legal.terms.purpose': 'Ce que vous pouvez attendre du site {{site}}, et ce qu’il attend de vous.',
  'legal.terms.who': 'À qui vous avez affaire',
  'legal.terms.who.1':
    '{{site}} est géré par l’exploitant nommé ici. Ces conditions valent entre vous et l’exploitant. Les auteurs du logiciel n’y sont pas partie.',
  'legal.terms.who.2':
    'Vous acceptez ces conditions en utilisant le site ou en appelant ses API. Si vous agissez pour une organisation, vous confirmez en avoir le droit.',
  'legal.terms.account': 'Votre compte',
  'legal.terms.account.1':
    'Un compte appartient à une seule personne ou organisation. Indiquez ce qui est vrai, gardez votre mot de passe pour vous et prévenez l’exploitant si vous pensez que quelqu’un d’autre utilise votre compte.',
  'legal.terms.account.2':
    'Vous répondez de ce qui se passe avec votre compte et vos clés, sauf si vous n’y pouviez rien.',
  'legal.terms.keys': 'Les clés d’API',
  'legal.terms.keys.1':
    'Une clé parle en votre nom. Ne la publiez pas, ne la mettez pas dans des pages ou des applications que d’autres peuvent lire, et remplacez-la si elle a pu être connue. L’exploitant peut désactiver les clés trouvées en public.',
  'legal.terms.limits': 'Limites et usage loyal',
  'legal.terms.limits.1':
    'Chaque formule dit combien d’appels elle comprend par jour et par minute, et quelle taille les fichiers peuvent avoir. Les appels en échec ne comptent pas. Ouvrir plusieurs comptes pour contourner une limite n’est pas permis.',
  'legal.terms.limits.2':
    'Quand le serveur est surchargé, des appels peuvent être refusés un moment. La réponse dit quand réessayer ; respectez-la.',
  'legal.terms.dont': 'Ce qui n’est pas permis',
  'legal.terms.dont.1': 'Tout ce que la loi interdit ou qui porte atteinte aux droits d’autrui.',
  'legal.terms.dont.2':
    'Attaquer, surcharger ou contourner la protection de ce site ou, à travers lui, d’autres sites.',
  'legal.terms.dont.3':
    'Suivre, exposer ou harceler des personnes. La consultation de profils publics ne sert qu’à des fins honnêtes.',
  'legal.terms.dont.4': 'Les logiciels malveillants, le spam et les contenus qui sexualisent des enfants.',
  'legal.terms.dont.5': 'Vendre l’accès au site sans l’accord de l’exploitant.',
  'legal.terms.others': 'Le contenu d’autres sites',
  'legal.terms.others.1':
    'Certaines API lisent des pages d’autres sites ou en rapportent des fichiers. Ce contenu appartient à ses propriétaires. Que vous puissiez l’enregistrer, l’utiliser ou le transmettre dépend de leurs conditions et de la loi : vérifiez-le avant.',
  'legal.terms.others.2':
    'Ces sites changent sans prévenir. Une API qui les lit peut échouer ou être retirée à tout moment.',
  'legal.terms.specimens': 'Les documents spécimens',
  'legal.terms.specimens.1':
    'Les générateurs de pièces d’identité spécimens produisent des données inventées pour tester formulaires et reconnaissance de texte. Elles sont marquées comme spécimens et ne prouvent rien. Effacer la marque ou les faire passer pour vraies est interdit et, presque partout, un délit.',
  'legal.terms.yours': 'Votre contenu',
  'legal.terms.yours.1':
    'Ce que vous envoyez reste à vous. Vous permettez à l’exploitant de le traiter autant qu’il le faut pour vous répondre, et vous veillez à avoir le droit de l’envoyer.',
  'legal.terms.results': 'Les résultats',
  'legal.terms.results.1':
    'Les résultats sont produits avec soin, mais ils peuvent être faux, incomplets ou dépassés. Vérifiez-les avant d’y faire dépendre quelque chose d’important : argent, santé, droit, heures de prière ou sécurité des personnes.',
  'legal.terms.results.2': 'Les textes produits par une IA peuvent inventer des choses tout en paraissant sûrs d’eux.',
  'legal.terms.plans': 'Les formules payantes',
  'legal.terms.plans.1':
    'Le prix d’une formule figure sur la page des tarifs. Elle commence quand l’exploitant y fait passer votre compte. Prix, durée et paiement sont convenus auparavant avec lui ; rien ne se renouvelle tout seul sans votre accord.',
  'legal.terms.service': 'Disponibilité',
  'legal.terms.service.1':
    'L’exploitant maintient le site en marche autant qu’il est raisonnable, sans promettre qu’il soit toujours là. Maintenance, pannes et changements peuvent l’interrompre. Des API peuvent être ajoutées, modifiées ou retirées ; la page des nouveautés l’annonce.',
  'legal.terms.liability': 'Responsabilité',
  'legal.terms.liability.1':
    'L’exploitant répond sans limite de la faute intentionnelle et de la négligence grave, des atteintes à la vie, au corps ou à la santé, et partout où la loi n’admet aucune limite.',
  'legal.terms.liability.2':
    'Pour une négligence légère, il ne répond que de la violation d’un devoir sur lequel repose l’usage du site, et alors du dommage typique et prévisible. Au-delà, la responsabilité pour ce qui est offert gratuitement est exclue autant que la loi le permet.',
  'legal.terms.end': 'Fin',
  'legal.terms.end.1':
    'Vous pouvez arrêter à tout moment et faire supprimer votre compte. L’exploitant peut mettre fin à un compte avec un mois de préavis, et aussitôt si ces conditions sont gravement enfreintes ou si d’autres sont en danger. Quand c’est possible, on vous en dit d’abord la raison.',
  'legal.terms.end.link': 'Comment faire supprimer ses données',
  'legal.terms.changes': 'Modification de ces conditions',
  'legal.terms.changes.1':
    'L’exploitant peut modifier ces conditions pour de bonnes raisons, comme de nouvelles fonctions ou une nouvelle loi. Les changements défavorables aux titulaires d’un compte sont annoncés un mois à l’avance. Qui n’est pas d’accord peut mettre fin à son compte d’ici là.',
  'legal.terms.law': 'Droit applicable',
  'legal.terms.law.1':
    'S’applique le droit du pays nommé sous « À qui vous avez affaire » ; si aucun n’est nommé, celui du lieu où l’exploitant habite ou a son siège. Les droits que la loi de votre pays vous donne comme consommateur restent intacts.',
  'legal.terms.law.2': 'Si l’une de ces conditions n’était pas valable, les autres le resteraient.',
} as const satisfies CopyIn<'fr', typeof en>;
