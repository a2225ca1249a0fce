import type { IssueTexts, Relation } from '@apiyard/api/serving/issue-texts';

const relations: Readonly<Record<Relation, string>> = {
  'at least': 'au moins',
  'more than': 'plus de',
  'at most': 'au plus',
  'less than': 'moins de',
};
const counted = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`;

export const fr: IssueTexts = {
  locale: 'fr',
  input: 'L’entrée',
  kinds: {
    string: 'un texte',
    number: 'un nombre',
    int: 'un nombre entier',
    boolean: 'true ou false',
    array: 'une liste',
    object: 'un objet',
    record: 'un objet',
    date: 'une date',
    null: 'null',
    undefined: 'absent',
  },
  formats: {
    email: 'une adresse e-mail',
    url: 'une adresse comme https://example.com',
    uuid: 'un UUID',
    datetime: 'une date et une heure comme 2026-11-20T09:00:00Z',
    date: 'une date comme 2026-11-20',
    time: 'une heure comme 09:00:00',
    ipv4: 'une adresse IPv4',
    ipv6: 'une adresse IPv6',
    base64: 'du base64',
    json_string: 'du JSON',
  },
  own: {
    'Use an email address.': 'Utilisez une adresse e-mail.',
    'Use a date between 1970 and 9999.': 'Utilisez une date entre 1970 et 9999.',
    'Use lower-case letters, digits and dashes. Separate parts with slashes.':
      'Utilisez des minuscules, des chiffres et des tirets. Séparez les parties par des barres obliques.',
    'Use lowercase letters and digits, with single hyphens between words.':
      'Utilisez des minuscules et des chiffres, avec un seul trait d’union entre les mots.',
    'Use ok, failed or an error code.': 'Utilisez ok, failed ou un code d’erreur.',
    'Use printable ASCII characters without spaces at the ends.':
      'Utilisez des caractères ASCII imprimables, sans espaces aux extrémités.',
    'Use text without control characters.': 'Utilisez un texte sans caractères de contrôle.',
    'Use capital letters, digits and underscores. Start with a letter.':
      'Utilisez des majuscules, des chiffres et des tirets bas. Commencez par une lettre.',
    'Use a three-letter ISO 4217 code, such as EUR.': 'Utilisez un code ISO 4217 de trois lettres, comme EUR.',
    'Use letters, digits and underscores. Start with a letter.':
      'Utilisez des lettres, des chiffres et des tirets bas. Commencez par une lettre.',
    'Use one line of text without control characters.':
      'Utilisez une seule ligne de texte, sans caractères de contrôle.',
    'Use a host such as api.example.com, with :port if it is not the default port.':
      'Utilisez un hôte comme api.example.com, avec :port si ce n’est pas le port par défaut.',
    'Use the form com.example.app: letters, digits and _, at least two parts.':
      'Utilisez la forme com.example.app : lettres, chiffres et _, au moins deux parties.',
    'Use 2 to 30 lowercase letters, digits and hyphens. Start with a letter.':
      'Utilisez de 2 à 30 minuscules, chiffres et traits d’union. Commencez par une lettre.',
  },
  missing: (name) => `${name} manque.`,
  mustBe: (name, wanted) => `${name} doit être ${wanted}.`,
  oneOf: (values) => `l’une des valeurs ${values}`,
  multiple: (name, divisor) => `${name} doit être un multiple de ${divisor}.`,
  wrongFormat: (name) => `${name} n’a pas le format requis.`,
  unknown: (name) => `${name} n’est pas une entrée de cet appel.`,
  invalid: (name) => `${name} n’est pas valide.`,
  repeated: (name, times) => `${name} a été envoyé ${times} fois. Envoyez-le une seule fois.`,
  notEmpty: (name) => `${name} ne doit pas être vide.`,
  characters: (name, relation, bound) =>
    `${name} doit avoir ${relations[relation]} ${counted(bound, 'caractère', 'caractères')}.`,
  entries: (name, relation, bound) =>
    `${name} doit avoir ${relations[relation]} ${counted(bound, 'élément', 'éléments')}.`,
  number: (name, relation, bound) => `${name} doit être ${numbers[relation]} ${bound}.`,
  decimals: (max) => `Utilisez au plus ${max} décimales.`,
};

const numbers: Readonly<Record<Relation, string>> = {
  'at least': 'supérieur ou égal à',
  'more than': 'supérieur à',
  'at most': 'inférieur ou égal à',
  'less than': 'inférieur à',
};
