import { shopOf } from './products.ts';

export const shop = () =>
  shopOf({
    products: [
      [
        'Le Port silencieux',
        'Un roman sur un gardien de phare, un bateau perdu et l’hiver qui changea une petite ville. 312 pages, broché.',
      ],
      [
        'Le Pain pour débuter',
        'Quarante pains qui réussissent dans un four familial, de la première galette au levain. Chaque étape est illustrée.',
      ],
      [
        'Atlas du ciel nocturne',
        'Des cartes du ciel pour chaque mois, à l’œil nu ou aux jumelles. Grand format, avec un marque-page à lumière rouge.',
      ],
      ['Dix petits monstres', 'Un album pour compter et rire, dès trois ans. Pages épaisses, coins arrondis.'],
      [
        'Chemise en lin « Côte »',
        'Un lin lavé, frais en été, qui s’assouplit à chaque lavage. Coupe droite, boutons en corozo.',
      ],
      [
        'Écharpe en laine « Fjord »',
        'Tricotée en laine d’agneau douce, deux mètres de long. Elle ne gratte pas et garde sa forme.',
      ],
      [
        'Veste de pluie « Flaque »',
        'Imperméable et coupe-vent, coutures soudées et bandes réfléchissantes. Les manches s’allongent quand l’enfant grandit.',
      ],
      [
        'Baskets en toile « Port »',
        'Toile de coton bio et semelle en caoutchouc naturel. Elles peuvent être ressemelées.',
      ],
      ['Chapeau de soleil « Prairie »', 'Paille tressée, large bord et ruban intérieur pour ajuster la taille.'],
      [
        'Sac à dos en toile « Sentier »',
        '22 litres, une poche rembourrée pour ordinateur de 15 pouces et deux poches à gourde. Toile cirée déperlante.',
      ],
      [
        'Lampe de bureau « Héron »',
        'Une lampe articulée, lumière chaude ou froide sur cinq niveaux. 8 watts, elle retient le dernier réglage.',
      ],
      ['Casque « Marée »', 'Casque fermé à réduction de bruit, 40 heures d’autonomie et coussinets remplaçables.'],
      ['Radio de poche « Baie Marconi »', 'Radio FM et numérique dans un boîtier en bois. 20 heures d’autonomie.'],
      [
        'Bouilloire en verre « Geyser »',
        'Chauffe 1,2 litre à l’une des six températures et la maintient une demi-heure. Silencieuse, sans plastique à l’intérieur.',
      ],
      ['Montre « Méridien »', 'Une montre fine à verre saphir, bracelet changeable sans outil. Étanche à 50 mètres.'],
      ['Train en bois « Petit Express »', 'Hêtre et couleurs à l’eau. Les wagons s’accrochent par aimants.'],
      ['Cubes « Ville claire »', 'Soixante cubes d’érable en cinq formes, avec un sac en coton. Dès 18 mois.'],
      ['Cerf-volant « Hirondelle »', 'Vole dès la plus légère brise. Avec 40 mètres de fil et une housse.'],
      ['Toupie « Comète »', 'Tournée dans du tilleul. Elle chante en tournant.'],
    ],
    reviews: [
      'Encore mieux que sur la photo, et livré rapidement.',
      'Bonne qualité pour le prix.',
      'Je m’en sers tous les jours et je le rachèterais.',
      'Un cadeau adopté dès la première minute.',
      'Correct, mais j’en attendais un peu plus.',
    ],
    authors: ['Noor A.', 'Emil K.', 'Sanne V.', 'Tarek M.', 'Yuki T.', 'Inès B.'],
  });
