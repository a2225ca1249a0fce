import type { CopyIn } from '../../../_kit/copy.ts';
import type en from './en.ts';

export default {
  'about.title': 'Pourquoi ce lieu existe',
  'about.purpose':
    '{{site}} réunit les petits outils dont tout le monde a besoin et que personne ne veut construire deux fois, dans un lieu que l’on peut posséder.',

  'about.why.title': 'L’histoire',
  'about.why.text1':
    'Chaque équipe garde un dossier de favoris : convertisseurs, générateurs, vérificateurs. Chacun a son formulaire, sa publicité et sa propre idée de ce qu’il fait du texte qu’on y colle. Aucun ne se laisse utiliser par un programme.',
  'about.why.text2':
    'Nous avons donc bâti un seul lieu pour tous : chaque outil décrit une fois, offert en formulaire aux personnes et en appel aux programmes, avec partout les mêmes clés, limites et erreurs.',
  'about.why.text3':
    'C’est un logiciel que vous faites tourner vous-même. Une entreprise peut avoir le sien, une école, une famille ; qui l’exploite décide des outils présents et de qui s’en sert.',

  'about.principles.title': 'Ce à quoi nous tenons',
  'about.principles.errors': 'Des erreurs honnêtes',
  'about.principles.errorsText':
    'Une erreur dit ce qui cloche, où, et que faire ensuite. Un outil qui ne peut répondre exactement le dit au lieu de deviner.',
  'about.principles.data': 'Vos données sur votre machine',
  'about.principles.dataText':
    'Aucun tiers n’intervient : ni polices, ni scripts, ni compteurs venus d’ailleurs. Ce qui n’est pas nécessaire n’est pas conservé.',
  'about.principles.everybody': 'Fait pour tout le monde',
  'about.principles.everybodyText':
    'Clavier, lecteur d’écran, téléphone, écriture de droite à gauche, fort contraste, mouvement réduit : tout est testé, rien n’est un mode à part.',
  'about.principles.fast': 'Rapide sur machine lente',
  'about.principles.fastText':
    'Les pages s’affichent avant tout script, et leur poids est contrôlé à chaque changement. Nous mesurons pour un vieux portable sur une ligne faible.',
  'about.principles.small': 'Petit et complet',
  'about.principles.smallText':
    'Un processus, un dossier. Nous préférons retirer qu’ajouter, et un outil qui va au bout d’une chose à dix qui y sont presque.',
  'about.principles.exact': 'Exact, ou clairement non',
  'about.principles.exactText':
    'Les algorithmes citent leur source, les nombres gardent leurs chiffres, et chaque affirmation de ce site se vérifie d’un appel.',

  'about.built.title': 'Comment c’est construit',
  'about.built.text': 'En mots simples, pour qui veut savoir ce qu’il ferait tourner.',
  'about.built.server': 'Serveur',
  'about.built.serverText':
    'Node avec Fastify. Chaque appel suit la même route : qui, quel outil, la saisie est-elle saine, reste-t-il du quota, exécuter, débiter, répondre.',
  'about.built.data': 'Données',
  'about.built.dataText':
    'SQLite dans un seul fichier, écrit de sorte qu’une panne de courant ne perd rien de confirmé. PostgreSQL prend le relais quand plusieurs processus se partagent le travail.',
  'about.built.pages': 'Affichage',
  'about.built.pagesText':
    'React sur notre propre bibliothèque de composants. Les pages publiques sont rendues à la construction du produit, en quatre langues.',
  'about.built.contract': 'Contrat',
  'about.built.contractText':
    'Chaque appel est déclaré une fois. Formulaires, documentation, exemples de code et document OpenAPI en découlent : ils ne peuvent se contredire.',
  'about.built.checks': 'Contrôles',
  'about.built.checksText':
    'Des milliers de tests, dont couper le courant d’une base en marche, parcourir chaque page au clavier et comparer les images des écrans.',

  'about.who.title': 'Qui exploite cette installation',
  'about.who.operator': 'Exploitant',
  'about.who.address': 'Adresse',
  'about.who.country': 'Droit applicable',
  'about.who.mail': 'Courriel',
  'about.who.unnamed':
    'Cette installation ne nomme pas son exploitant. La personne qui vous a donné l’adresse saura vous le dire ; le formulaire de contact lui parvient aussi.',
  'about.who.text':
    'Les questions de compte, de données et de prix vont à l’exploitant. Nous ne faisons que le logiciel.',
  'about.who.contact': 'Écrire à l’exploitant',
  'about.who.support': 'Obtenir de l’aide pour un outil',

  'about.end.title': 'Jugez par vous-même',
  'about.end.text': 'Le plus court chemin pour juger un outil est de s’en servir une fois.',
  'about.end.hub': 'Parcourir le hub',
} as const satisfies CopyIn<'fr', typeof en>;
