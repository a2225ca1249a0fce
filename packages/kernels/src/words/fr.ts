import type { WordTexts } from './topics.ts';

export const frenchWords: WordTexts = {
  animals: `
    loutre: Mammifère joueur qui nage dans les rivières
    faucon: Rapace rapide aux ailes pointues
    chameau: Animal du désert à deux bosses
    saumon: Poisson qui remonte les rivières pour pondre
    abeille: Insecte qui fait du miel
    tortue: Reptile lent qui porte une carapace
    renard: Animal rusé des fables, au pelage roux
    cheval: On le monte avec une selle
    lézard: Petit reptile qui peut perdre sa queue
    lapin: Animal aux longues oreilles qui creuse des terriers
    héron: Grand oiseau qui pêche au bord de l’eau
    girafe: L’animal au plus long cou`,
  food: `
    pain: Le boulanger le cuit au four
    beurre: Crème barattée jusqu’à devenir solide
    poivre: Épice qui fait éternuer
    fromage: On le fabrique avec du lait caillé
    citron: Fruit jaune et acide
    carotte: Racine orange du potager
    tomate: Fruit rouge que l’on mange en salade
    farine: Poudre de blé moulu
    ail: Bulbe à l’odeur forte, en gousses
    amande: Fruit sec de la frangipane
    olive: On la presse pour son huile
    soupe: Plat liquide que l’on mange à la cuillère`,
  nature: `
    rivière: Cours d’eau qui se jette dans un autre
    forêt: Grande étendue d’arbres
    tonnerre: Bruit qui suit l’éclair
    désert: Région où il ne pleut presque jamais
    vallée: Terre basse entre deux montagnes
    prairie: Champ d’herbe et de fleurs
    glacier: Fleuve de glace
    comète: Astre à la queue lumineuse
    corail: Petits animaux marins qui bâtissent des récifs
    brise: Vent léger
    volcan: Montagne qui peut entrer en éruption
    étoile: Elle brille dans le ciel la nuit`,
  home: `
    fenêtre: Ouverture vitrée dans un mur
    lit: On y dort
    miroir: Il renvoie votre image
    tapis: Il couvre le sol
    bougie: Cylindre de cire avec une mèche
    tiroir: Il coulisse dans un meuble
    échelle: On y monte, barreau après barreau
    marteau: Outil pour enfoncer des clous
    panier: Récipient d’osier
    lampe: Elle éclaire une pièce
    armoire: Meuble où l’on range les vêtements
    rideau: Étoffe devant une vitre`,
  city: `
    pont: Il franchit un fleuve
    marché: On y achète des légumes en plein air
    musée: On y expose des œuvres
    gare: Les trains s’y arrêtent
    école: Les enfants y apprennent à lire
    port: Abri des bateaux
    tour: Bâtiment haut et étroit
    rue: Voie bordée de maisons
    jardin: On y cultive des fleurs
    théâtre: On y joue des pièces
    mairie: Siège du conseil municipal
    place: Espace ouvert entre les bâtiments`,
};
