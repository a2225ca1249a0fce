import type { Words } from './mailbox.ts';
import { mailboxOf } from './mailbox.ts';

const words: Words = {
  names: {
    alex: 'Alex Moreau',
    noor: 'Noor Haddad',
    lin: 'Lin Chen',
    amelie: 'Amélie Roux',
    tomas: 'Tomás Vega',
    mira: 'Mira Okafor',
    books: 'Librairie du Genévrier',
    lamps: 'L’Allée des lampes',
    dentist: 'Cabinet dentaire des Ormes',
    yoga: 'Yoga du port',
    library: 'Bibliothèque municipale',
    prizes: 'Bureau des prix',
    ink: 'Encre à bas prix',
    parking: 'Stationnement municipal',
    shop: 'Bouilloire et Cie',
  },
  emails: {
    move1: {
      subject: 'Organisation du déménagement',
      body: [
        'Bonjour Alex,',
        'Le bail des nouveaux bureaux commence le premier du mois prochain. Je propose de déménager le vendredi précédent, pour que tout le monde y travaille dès le lundi.',
        'Peux-tu vérifier de combien de cartons ton équipe a besoin ?',
        'Noor',
      ],
    },
    move2: {
      subject: 'Re: Organisation du déménagement',
      body: [
        'Bonjour Noor,',
        'Vendredi nous convient. Il nous faut environ 24 cartons et deux chariots pour les écrans.',
        'Alex',
      ],
    },
    move3: {
      subject: 'Re: Organisation du déménagement',
      body: [
        'Parfait, j’ai commandé 30 cartons.',
        'Tu trouveras ci-joint le plan et la liste des cartons. Il reste à décider :',
        '- qui prend la pièce côté fenêtre',
        '- où va l’imprimante',
        '- qui apporte les plantes',
        'Peux-tu me répondre d’ici mercredi ?',
        'Noor',
      ],
    },
    figures1: {
      subject: 'Chiffres du troisième trimestre',
      body: [
        'Bonjour,',
        'Les chiffres sont définitifs. Le chiffre d’affaires dépasse les prévisions de <strong>8 %</strong>, surtout grâce aux deux nouveaux clients de septembre. Le tableau est en pièce jointe.',
        'Lin',
      ],
    },
    figures2: {
      subject: 'Re: Chiffres du troisième trimestre',
      body: ['Merci Lin, c’est mieux que ce que j’attendais. Je montrerai le tableau lundi.', 'Alex'],
    },
    books: {
      subject: 'Dix romans pour les longues soirées',
      body: [
        'Chère lectrice, cher lecteur,',
        'Nos libraires ont choisi dix romans pour la saison sombre, d’une histoire de famille tout en douceur à un polar en montagne.',
        '<a href="https://juniper-books.example/evenings">Voir la liste</a>',
        'Vous recevez cet e-mail parce que vous êtes abonné à notre lettre d’information.',
      ],
    },
    lamps: {
      subject: '20 % sur toutes les lampes de bureau cette semaine',
      body: [
        '<strong>De la lumière pour travailler tard</strong>',
        'Toutes les lampes de bureau sont à −20 % jusqu’à dimanche. La remise est déduite dans le panier.',
      ],
    },
    dentist: {
      subject: 'Votre rendez-vous de mardi',
      body: [
        'Bonjour Alex Moreau,',
        'Nous vous rappelons votre contrôle de mardi à 8 h 40. Pensez à apporter votre carte d’assurance.',
        'Pour déplacer le rendez-vous, répondez à cet e-mail la veille au plus tard.',
        'L’équipe du cabinet dentaire des Ormes',
      ],
    },
    yoga: {
      subject: 'Nouvel horaire du cours du matin',
      body: [
        'Bonjour,',
        'À partir de la semaine prochaine, le cours du matin commence à 7 h 15 au lieu de 7 h 30. Les cours du soir ne changent pas.',
      ],
    },
    choir: {
      subject: 'La répétition a lieu à la mairie',
      body: [
        'Bonjour à vous deux,',
        'On repeint la salle de l’école : jeudi, nous chantons à la mairie, à 19 h comme d’habitude. L’entrée est à l’arrière.',
        'L’un de vous peut-il apporter les pupitres ?',
        'Amélie',
      ],
    },
    hike: {
      subject: 'Photo du lac',
      body: ['Quelle journée ! Voici la meilleure de mes photos. On fait la rive nord la prochaine fois ?', 'Tomás'],
    },
    workshop: {
      subject: 'Notes pour l’atelier',
      body: [
        'Bonjour Tomás,',
        'Je commencerais par les trois entretiens avec les clients et garderais le prototype pour l’après-midi. Pour les salles,',
      ],
    },
    thanks: { subject: '', body: ['Merci pour les fleurs. Elles sont sur mon bureau depuis lundi et'] },
    prize: {
      subject: 'Vous avez été sélectionné !!!',
      body: [
        'Félicitations ! Votre adresse a gagné le grand prix de notre bureau.',
        '<a href="https://prize-office.example/claim">Envoyez-nous votre numéro de compte</a> dans les 24 heures.',
      ],
    },
    ink: {
      subject: 'De l’encre dix fois moins chère',
      body: [
        'Toutes les imprimantes, toutes les couleurs. Commandez aujourd’hui et ne payez plus jamais le prix fort.',
      ],
    },
    parking: {
      subject: 'Votre permis de stationnement expire',
      body: ['Votre permis pour la zone 4 expire à la fin du mois. Vous pouvez le renouveler en ligne ou au guichet.'],
    },
    library: {
      subject: 'Renouvelez votre carte de bibliothèque',
      body: [
        'Bonjour Alex Moreau,',
        'Votre carte est encore valable deux semaines. Renouvelez-la à n’importe quel guichet : cela prend cinq minutes et c’est gratuit.',
      ],
    },
    agenda: {
      subject: 'Ordre du jour de lundi',
      body: [
        'Bonjour Mira, bonjour Lin,',
        'Pour lundi, je propose :',
        '- les chiffres du troisième trimestre',
        '- le déménagement',
        '- les congés',
        'Autre chose ?',
        'Alex',
      ],
    },
    interview: {
      subject: 'Entretien de jeudi',
      body: [
        'Bonjour Alex,',
        'La deuxième candidate peut venir jeudi à 14 h. Peux-tu être là pendant la première demi-heure ? J’aimerais que tu l’interroges sur le projet de données.',
        'Mira',
      ],
    },
    receipt: {
      subject: 'Reçu de la commande 1042',
      body: [
        'Merci pour votre commande.',
        '- 1 bouilloire émaillée, 1,5 l',
        '- 2 tasses',
        'Total : 58,70 €, payés par carte.',
      ],
    },
  },
  files: {
    plan: { title: 'plan.svg', rooms: ['Équipe', 'Réunion', 'Cuisine'] },
    boxes: { title: 'cartons.txt', text: 'Équipe Alex : 24\nÉquipe Lin : 4\nCuisine : 2\n' },
    figures: {
      title: 'troisieme-trimestre.csv',
      text: 'mois;prévu;réel\njuillet;120000;121400\naoût;118000;119900\nseptembre;125000;150800\n',
    },
    lake: { title: 'lac.svg' },
  },
};

export const emails = (nowMs: number) => mailboxOf(words, nowMs);
