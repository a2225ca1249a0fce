import type { InvoiceTexts } from './invoices.ts';

export const texts: InvoiceTexts = {
  seller: { name: 'Atelier du Cerf-Volant', address: '12, ruelle de la Girouette\nEncrier-le-Haut' },
  buyers: [
    { name: 'Librairie La Lanterne', address: '3, escalier des Bougies\nPort-Moelle' },
    { name: 'Bureaux du Quai Nord', address: '48, allée des Cordiers\nHavre-Gris' },
    { name: 'Académie du Moulin à Sel', address: '7, cour de la Saumure\nMoulin-Salé' },
    { name: 'Ateliers du Cèdre', address: '210, rond-point du Cèdre\nBaie-d’Ambre' },
    { name: 'Cuisines Carreau Bleu', address: '15, rue de l’Émail\nGué-du-Four' },
    { name: 'Meubles Prune et Pin', address: '9, porte du Verger\nPruneraie-Est' },
    { name: 'Hôtel du Port Tranquille', address: '1, cale de lancement\nEau-Dormante' },
  ],
  items: {
    consulting: 'Conseil, à l’heure',
    table: 'Bureau assis-debout en chêne',
    lamp: 'Lampe de bureau « Roitelet »',
    book: 'Carnet, 96 pages',
    training: 'Formation à l’accessibilité, par jour',
    freight: 'Livraison',
    hosting: 'Hébergement web, par mois',
    chair: 'Chaise visiteur en frêne',
    translation: 'Traduction, au mot',
    paper: 'Papier cadeau, rouleau',
    repair: 'Réparation d’une imprimante',
  },
  note: 'Merci pour votre commande. Indiquez le numéro de la facture avec votre paiement.',
};
