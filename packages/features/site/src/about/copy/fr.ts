import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'about.title': 'À propos de ce site',
  'about.purpose':
    '{{site}} réunit les petits outils dont toutes les équipes ont besoin, sur un serveur que vous pouvez héberger vous-même.',

  'about.why.title': 'Pourquoi nous l’avons créé',
  'about.why.text1':
    'Chaque équipe garde un dossier de favoris avec des convertisseurs, des générateurs et des validateurs. Chacun a son formulaire, ses publicités et ses règles pour les données qu’on y colle. Aucun n’est utilisable par un programme.',
  'about.why.text2':
    'Nous les avons donc réunis au même endroit. Chaque outil est décrit une seule fois et fonctionne à la fois comme formulaire et comme appel d’API, avec partout les mêmes clés, limites et erreurs.',
  'about.why.text3':
    'Vous l’hébergez vous-même, pour une entreprise, une école ou une famille. L’exploitant du serveur décide des outils proposés et des personnes qui peuvent les utiliser.',

  'about.principles.title': 'Nos principes',
  'about.principles.errors': 'Des erreurs claires',
  'about.principles.errorsText':
    'Une erreur indique le problème, son emplacement et la marche à suivre. Si un outil ne peut pas donner de résultat exact, il le signale au lieu de deviner.',
  'about.principles.data': 'Vos données sur votre serveur',
  'about.principles.dataText':
    'Aucun tiers : ni polices, ni scripts, ni statistiques ne viennent d’ailleurs. Ce qui n’est pas nécessaire n’est pas conservé.',
  'about.principles.everyone': 'Accessible à tous',
  'about.principles.everyoneText':
    'Nous testons le clavier, les lecteurs d’écran, les téléphones, l’écriture de droite à gauche, le contraste élevé et les animations réduites. Il n’y a pas de mode accessible à part.',
  'about.principles.fast': 'Rapide sur les vieux ordinateurs',
  'about.principles.fastText':
    'Les pages s’affichent avant l’exécution des scripts, et leur taille est vérifiée à chaque modification. Nous mesurons sur un vieil ordinateur portable avec une connexion lente.',
  'about.principles.small': 'Petit et complet',
  'about.principles.smallText':
    'Un seul processus, un seul dossier. Nous préférons un outil pleinement fonctionnel à dix outils qui le sont presque.',
  'about.principles.exact': 'Exact et vérifiable',
  'about.principles.exactText':
    'Les algorithmes citent leurs sources, les nombres gardent leurs chiffres, et chaque affirmation de ce site peut se vérifier avec un appel d’API.',

  'about.built.title': 'Comment il est construit',
  'about.built.text': 'Un aperçu pour les personnes qui prévoient de l’héberger.',
  'about.built.server': 'Serveur',
  'about.built.serverText':
    'Node.js avec Fastify. Chaque appel suit les mêmes étapes : authentification, choix de l’outil, validation des données, vérification du quota, exécution, décompte, réponse.',
  'about.built.data': 'Données',
  'about.built.dataText':
    'SQLite dans un seul fichier : les écritures confirmées résistent à une coupure de courant. PostgreSQL permet d’utiliser plusieurs processus.',
  'about.built.pages': 'Pages',
  'about.built.pagesText':
    'React avec notre propre bibliothèque de composants. Les pages publiques sont générées à la compilation, en quatre langues.',
  'about.built.contract': 'Contrat',
  'about.built.contractText':
    'Chaque point de terminaison est déclaré une seule fois. Les formulaires, la documentation, les exemples de code et le document OpenAPI en sont générés et concordent donc toujours.',
  'about.built.checks': 'Tests',
  'about.built.checksText':
    'Des milliers de tests. Ils coupent le courant d’une base de données en service, parcourent chaque page au clavier et comparent des captures d’écran.',

  'about.who.title': 'Qui exploite ce site',
  'about.who.operator': 'Exploitant',
  'about.who.address': 'Adresse',
  'about.who.country': 'Droit applicable',
  'about.who.mail': 'E-mail',
  'about.who.unnamed':
    'L’exploitant n’a pas indiqué ses coordonnées. Utilisez le formulaire de contact pour le joindre, ou demandez à la personne qui vous a donné le lien vers ce site.',
  'about.who.text':
    'Pour toute question sur les comptes, les données et les prix, contactez l’exploitant. Nous développons seulement le logiciel.',
  'about.who.contact': 'Contacter l’exploitant',
  'about.who.support': 'Obtenir de l’aide sur un outil',

  'about.end.title': 'Essayez par vous-même',
  'about.end.text': 'Le meilleur moyen de juger un outil est de l’utiliser.',
  'about.end.hub': 'Parcourir le hub',
} as const satisfies CopyIn<'fr', typeof en>;
