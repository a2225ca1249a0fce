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
    girafe: L’animal au plus long cou
    aigle: Grand rapace à la vue perçante
    tigre: Grand félin rayé
    zèbre: Il ressemble à un cheval rayé
    panda: Mangeur de bambou noir et blanc
    koala: Il dort dans les eucalyptus
    baleine: Le plus gros animal des mers
    requin: Poisson aux rangées de dents pointues
    escargot: Il porte sa maison, lentement
    mouton: Il donne de la laine
    vache: Elle donne du lait
    souris: Le chat la chasse
    hérisson: Il se roule en boule de piquants
    écureuil: Il cache des noisettes pour l’hiver
    manchot: Oiseau des glaces qui ne vole pas
    dauphin: Mammifère marin qui aime sauter
    pieuvre: Elle a huit bras et pas d’os
    éléphant: Il a une trompe et une bonne mémoire
    crocodile: Reptile à la mâchoire puissante
    kangourou: Il saute et porte son petit dans une poche
    paon: Il fait la roue
    perroquet: Oiseau qui répète ce qu’on dit
    hirondelle: Son retour annonce le printemps
    homard: Crustacé à deux grosses pinces
    papillon: Il fut une chenille
    coccinelle: La bête à bon Dieu
    cigale: Elle chante tout l’été en Provence
    canard: Il cancane sur la mare
    hibou: Rapace nocturne aux aigrettes`,
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
    soupe: Plat liquide que l’on mange à la cuillère
    pomme: Fruit du cidre
    banane: Fruit jaune que l’on pèle
    cerise: Petit fruit rouge à noyau
    raisin: On en fait du vin
    melon: Fruit rond de l’été, souvent servi avec du jambon
    pêche: Fruit à la peau duveteuse
    oignon: Il fait pleurer le cuisinier
    chou: Légume des choucroutes
    épinard: Légume vert de Popeye
    citrouille: Le carrosse de Cendrillon
    champignon: On le cueille en automne dans les bois
    concombre: Il devient cornichon
    yaourt: Laitage en petit pot
    sucre: Il adoucit le café
    vinaigre: Il assaisonne avec l’huile
    moutarde: Spécialité de Dijon
    chocolat: Douceur faite de cacao
    crêpe: On la fait sauter à la Chandeleur
    omelette: Œufs battus cuits à la poêle
    biscuit: Petit gâteau sec
    tarte: Pâtisserie ronde garnie de fruits
    cannelle: Épice tirée d’une écorce
    safran: Épice la plus chère, tirée du crocus
    noix: Fruit à coque du Périgord
    framboise: Petit fruit rouge des ronces
    fraise: Fruit rouge du printemps, avec de la chantilly
    salade: Feuilles vertes en vinaigrette
    poireau: Légume blanc et vert de la soupe`,
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
    étoile: Elle brille dans le ciel la nuit
    montagne: L’alpiniste la gravit
    cascade: Chute d’eau
    éclair: Lueur pendant l’orage
    aurore: Lueur avant le lever du soleil
    automne: Saison des feuilles mortes
    hiver: Saison du froid
    printemps: Saison des bourgeons
    planète: Elle tourne autour d’une étoile
    lune: Elle cause les marées
    nuage: Il apporte parfois la pluie
    orage: Pluie et coups de foudre
    canyon: Gorge profonde creusée par un cours d’eau
    falaise: Paroi rocheuse au bord de la mer
    plage: On y bâtit des châteaux de sable
    océan: Immense étendue d’eau salée
    marais: Terre gorgée d’eau
    jungle: Le royaume de Mowgli
    gland: Fruit du chêne
    érable: Sa feuille orne un drapeau
    saule: Arbre pleureur au bord de l’eau
    pâquerette: Petite fleur blanche des pelouses
    tulipe: Fleur de Hollande
    caillou: Petite pierre, au pluriel en x
    plume: Elle tient chaud aux oiseaux
    ombre: Elle vous suit au soleil
    gelée: Fine glace du matin
    source: Eau qui sort de terre
    sable: Il remplit les dunes
    île: Terre entourée d’eau`,
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
    rideau: Étoffe devant une vitre
    table: On y mange en famille
    chaise: Siège à dossier
    coussin: Il rend le canapé plus moelleux
    horloge: Elle donne l’heure
    cheminée: Le père Noël y passe
    plafond: Il est au-dessus de vos têtes
    cuisine: Pièce où l’on prépare les repas
    chambre: Pièce où l’on dort
    escalier: Il mène à l’étage
    sonnette: Le visiteur y appuie
    serrure: La clé y tourne
    ciseaux: Deux lames pour couper du papier
    aiguille: Elle tire le fil
    bouton: Il ferme la chemise
    parapluie: Il protège de l’averse
    théière: Elle a un bec et un couvercle
    cuillère: On mange la soupe avec
    assiette: Elle est plate ou creuse
    seau: Récipient à anse
    balai: Il chasse la poussière
    éponge: Elle absorbe l’eau
    serviette: Elle sèche après la douche
    réveil: Il sonne le matin
    oreiller: On y pose la tête la nuit
    couverture: Elle tient chaud au lit
    étagère: On y range des livres
    baignoire: On s’y prélasse dans l’eau
    robinet: L’eau en coule
    canapé: Siège pour trois au salon`,
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
    place: Espace ouvert entre les bâtiments
    hôpital: Les infirmiers y soignent
    aéroport: Les avions y décollent
    cinéma: On y voit des films
    hôtel: Les voyageurs y passent la nuit
    boulangerie: On y achète des baguettes
    église: Édifice avec un clocher
    mosquée: Lieu de prière avec un minaret
    château: Forteresse entourée de douves
    palais: Demeure d’un roi
    prison: On y enferme les criminels
    usine: On y fabrique des marchandises
    pharmacie: Une croix verte la signale
    restaurant: On y mange à la carte
    stade: Des milliers de gens y suivent un match
    fontaine: L’eau y jaillit sur une place
    statue: Figure de pierre ou de bronze
    tunnel: Passage sous une montagne
    métro: Train sous les rues
    tramway: Il roule sur des rails dans la rue
    vélo: Il a deux roues et des pédales
    trottoir: Les piétons y marchent
    immeuble: Grand bâtiment d’appartements
    université: On y passe une licence
    zoo: On y voit des lions en cage
    bureau: On y travaille devant un écran
    banque: Elle garde votre argent
    poste: On y affranchit des lettres
    canal: Voie d’eau creusée par l’homme
    phare: Il guide les bateaux la nuit
    bibliothèque: On y emprunte des livres`,
};
