import type { CopyIn } from '@apiyard/kit/copy.ts';
import type en from './en.ts';

export default {
  'hub.response.title': 'Champs de la réponse',
  'hub.response.text': 'Le résultat se trouve dans `data` et contient ces champs.',
  'hub.response.file': 'La réponse est un fichier de l’un de ces types.',
  'hub.response.name': 'Nom',
  'hub.response.type': 'Type',
  'hub.response.meaning': 'Signification',
  'hub.response.optional': 'facultatif',
  'hub.response.nullable': 'ou null',
  'hub.response.example': 'Exemple de réponse',
  'hub.response.toolErrors': 'Erreurs de cet outil',
  'hub.response.toolErrors.text':
    'Si l’entrée est inutilisable, la réponse a le statut 422, le code `InvalidInput` et l’un de ces codes dans `errors`. Modifiez l’entrée comme l’indique la phrase.',
  'hub.response.toolNotes': 'Remarques possibles',
  'hub.response.toolNotes.text': 'Un résultat liste dans `notes` celles qui s’appliquent.',

  'hub.type.text': 'texte',
  'hub.type.uri': 'URL',
  'hub.type.email': 'adresse e-mail',
  'hub.type.date': 'date',
  'hub.type.moment': 'date et heure',
  'hub.type.integer': 'nombre entier',
  'hub.type.number': 'nombre',
  'hub.type.boolean': 'vrai ou faux',
  'hub.type.choice': 'choix',
  'hub.type.file': 'fichier',
  'hub.type.files': 'liste de fichiers',
  'hub.type.texts': 'liste de textes',
  'hub.type.numbers': 'liste de nombres',
  'hub.type.object': 'objet',
  'hub.type.list': 'liste',
  'hub.type.any': 'JSON quelconque',
} satisfies CopyIn<'fr', typeof en>;
