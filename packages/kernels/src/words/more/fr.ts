import type { WordTexts } from '../topics.ts';

export const moreFrenchWords: WordTexts = {
  animals: `
    lion léopard guépard panthère jaguar singe gorille babouin buffle bison antilope gazelle élan renne furet
    belette castor hamster morse phoque cobra vipère gecko iguane grenouille crapaud triton pigeon moineau corbeau
    corneille chouette cigogne cygne dindon autruche flamant pélican mouette pivert truite hareng thon calmar
    crevette crabe huître moule guêpe frelon moustique fourmi araignée mouche`,
  food: `
    orange poire prune abricot mangue papaye ananas myrtille mûre coco datte figue pamplemousse céleri laitue radis
    navet persil basilic thym romarin origan orge blé riz maïs avoine lentille haricot pois bœuf agneau poulet lard
    saucisse jambon poisson ragoût pâtes pizza confiture sirop crème gâteau gaufre brioche croissant miel sel thé
    café lait huile`,
  nature: `
    colline lac étang ruisseau delta lagune baie golfe cap côte rivage dune oasis plaine toundra savane steppe
    plateau crête sommet pente grotte caverne roche pierre argile terre poussière boue pluie neige grêle brume
    brouillard rosée glace vent tempête ouragan tornade soleil galaxie météore éclipse ciel horizon aube chêne pin
    bouleau cèdre orme rose lys orchidée violette lierre mousse fougère`,
  home: `
    fauteuil banc tabouret placard matelas drap couette paillasson lanterne ampoule prise radiateur four frigo évier
    lavabo douche tasse bol soucoupe carafe poêle casserole couvercle couteau fourchette fouet louche bocal
    bouteille aspirateur chiffon brosse peigne rasoir savon bougeoir vase cadre clou vis pince scie perceuse volet
    porte mur toit grenier cave garage couloir balcon`,
  city: `
    route avenue ruelle carrefour panneau caniveau bus taxi train ferry camion fourgon scooter moto parking quai
    billet magasin supermarché boucherie épicerie fleuriste coiffeur bistrot kiosque galerie cathédrale temple
    chapelle monastère abbaye tribunal ambassade parlement lycée collège crèche gymnase piscine parc dock entrepôt
    moulin feu passage boulevard`,
};
