import { buildBoard } from './build-board.ts';
import { doorPicture, iconsPicture, phonePicture } from './pictures.ts';

export const board = () =>
  buildBoard([
    {
      id: 'todo',
      name: 'À faire',
      tasks: [
        {
          task: 'Recueillir les avis sur la nouvelle grille tarifaire',
          taskProperty: 'Études',
          date: '24 juil.',
          taskText: 'Demander à cinq clients de tailles différentes ce qu’ils attendent de chaque formule.',
          dueInDays: 5,
          checklist: [
            ['Rédiger les questions', true],
            ['Choisir cinq clients', false],
            ['Résumer les réponses', false],
          ],
        },
        {
          task: 'Dessiner les icônes du menu d’export',
          taskProperty: 'Graphisme',
          date: '26 juil.',
          taskImage: iconsPicture,
        },
        { task: 'Rédiger les notes de version', taskProperty: 'Rédaction', date: '28 juil.', dueInDays: 12 },
      ],
    },
    {
      id: 'progress',
      name: 'En cours',
      limit: 4,
      tasks: [
        {
          task: 'Accélérer la recherche',
          taskProperty: 'Développement',
          date: '21 juil.',
          taskText: 'Les premiers résultats mettent deux secondes pour les comptes qui ont beaucoup de documents.',
          checklist: [
            ['Mesurer les requêtes les plus lentes', true],
            ['Ajouter l’index manquant', true],
            ['Charger les résultats par pages', false],
            ['Mesurer à nouveau', false],
          ],
        },
        {
          task: 'Tester le paiement sur téléphone',
          taskProperty: 'Tests',
          date: '22 juil.',
          taskImage: phonePicture,
          dueInDays: -2,
        },
        { task: 'Traduire les pages d’aide', taskProperty: 'Rédaction', date: '23 juil.' },
      ],
    },
    {
      id: 'pending',
      name: 'En attente',
      tasks: [
        {
          task: 'Renouveler le certificat',
          taskProperty: 'Exploitation',
          date: '30 juil.',
          taskText: 'En attente du nouvel interlocuteur chez le fournisseur.',
          dueInDays: 1,
        },
        { task: 'Choisir une salle pour l’atelier', taskProperty: 'Études', date: '2 août' },
      ],
    },
    {
      id: 'done',
      name: 'Terminé',
      tasks: [
        { task: 'Déplacer les images vers le nouveau serveur', taskProperty: 'Exploitation', date: '12 juil.' },
        { task: 'Rencontrer deux candidates', taskProperty: 'Études', date: '14 juil.' },
        {
          task: 'Corriger le total des remboursements',
          taskProperty: 'Développement',
          date: '16 juil.',
          checklist: [
            ['Reproduire l’écart', true],
            ['Arrondir une seule fois, à la fin', true],
          ],
        },
        {
          task: 'Refaire la page de connexion',
          taskProperty: 'Graphisme',
          date: '18 juil.',
          taskImage: doorPicture,
        },
      ],
    },
  ]);
