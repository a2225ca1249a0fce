import type { UpdateTexts } from '../updates.ts';

export const fr: UpdateTexts = {
  languages: {
    title: 'Le site est disponible en quatre langues',
    body: 'Anglais, français, arabe et chinois, sur chaque page. L’interface arabe est entièrement inversée, y compris les graphiques, les curseurs et les icônes. Choisissez votre langue dans l’en-tête.',
  },
  jsonpath: {
    title: 'Les filtres JSONPath ne peuvent plus arrêter le serveur',
    body: 'Un filtre JSONPath qui multipliait ses données pouvait épuiser la mémoire du serveur. Ces filtres sont désormais rejetés à l’enregistrement d’une définition, avec une erreur qui nomme le filtre.',
  },
  contrast: {
    title: 'Meilleur contraste en mode contraste élevé et en mode sombre',
    body: 'Les contrôles, les icônes et les illustrations utilisent désormais les couleurs de contraste élevé de votre système. En mode sombre, les menus et les boîtes de dialogue ont une bordure visible. Le contour de focus est visible sur tous les fonds.',
  },
  health: {
    title: 'Le hub signale les API en échec',
    body: 'Les API créées sans code exécutent leurs tests à intervalles réguliers. Après trois échecs de suite, l’API est signalée dans le hub et les administrateurs reçoivent un e-mail. Quand les tests réussissent de nouveau, le signalement disparaît et un autre e-mail est envoyé.',
  },
  browsers: {
    title: 'Anciens navigateurs : fin de la prise en charge',
    body: 'Nous avons retiré le code pour les navigateurs obsolètes et les textes dans des langues que ce site ne propose pas. Le tableau de bord se charge plus vite. Rien ne change si votre navigateur est à jour.',
  },
  scrapers: {
    title: 'Créer une API à partir d’une page, sans code',
    body: 'Les administrateurs collent une URL et reçoivent des suggestions avec des extraits, tirés de JSON-LD, des données de scripts, des flux, des éléments répétés et des tableaux. L’éditeur montre ce que chaque sélecteur trouve sur la page. Les API publiées sont disponibles tout de suite, avec un formulaire, du code et une documentation. Vous pouvez revenir à une révision antérieure à tout moment.',
  },
  threads: {
    title: 'Les grosses conversions ne ralentissent plus les autres appels',
    body: 'Le travail qui dure plus de quelques millisecondes s’exécute désormais dans des threads séparés. Pendant la conversion d’un fichier de 5 Mo, les autres appels restent aussi rapides.',
  },
  charges: {
    title: 'Les appels en échec ne consomment plus votre quota',
    body: 'Les appels ne sont décomptés qu’après leur réussite. Les entrées rejetées, les sites qui ne répondent pas et les appels annulés ne consomment pas votre quota. [Comment le quota quotidien est compté](/apps/blog/detail/how-the-daily-quota-counts)',
  },
  tools: {
    title: 'Formats de données, sudoku, codes QR et UUID',
    body: 'Les premiers outils sont là : [formats de données](/hub/convert/data) convertit entre JSON, YAML, TOML, XML, CSV et NDJSON, [sudoku](/hub/puzzle/sudoku) crée et résout des grilles, [codes QR](/hub/random/qr) crée des codes lisibles par les téléphones, et [UUID](/hub/random/uuid) crée des identifiants aléatoires ou ordonnés dans le temps.',
  },
  hub: {
    title: 'Un hub d’API avec formulaire, code et historique pour chaque API',
    body: 'Trouvez une API par catégorie ou par tâche, lancez-la sur sa page et copiez l’appel pour curl ou l’un des 11 langages de programmation proposés. Chaque compte a une clé API ; les clés peuvent être limitées à des catégories et expirer.',
  },
};
