import type { CopyOf } from '../../copy-of.ts';
import type en from './en.ts';

export default {
  'problem.definitions.urlCharacters':
    'Une URL ne peut contenir ni espaces, ni retours à la ligne, ni caractères de contrôle. Écrivez %20 pour une espace.',
  'problem.definitions.urlScheme': 'Commencez l’URL par https:// ou http://, écrit tel quel.',
  'problem.definitions.urlHostParameter':
    'L’hôte et le port ne peuvent contenir ni paramètre ni secret. Écrivez-les tels quels.',
  'problem.definitions.urlUser':
    'L’URL ne peut contenir ni nom d’utilisateur ni mot de passe. Envoyez un en-tête Authorization avec un secret.',
  'problem.definitions.urlHost': 'Saisissez l’hôte du site, par exemple books.example.',
  'problem.definitions.urlBackslash': 'Utilisez / au lieu de \\ dans une URL.',
  'problem.definitions.urlDots': 'Retirez les segments « . » et « .. » du chemin.',
  'problem.definitions.paramInPath':
    '{{param}} fait partie du chemin. Rendez-le obligatoire, ou donnez-lui une valeur par défaut.',
  'problem.definitions.headerName':
    'Utilisez des lettres, des chiffres et des tirets dans un nom d’en-tête, sans espaces ni deux-points.',
  'problem.definitions.headerRefused': '{{name}} ne peut pas être défini, car la connexion s’en charge. Retirez-le.',
  'problem.definitions.headerTwice': '{{name}} est défini deux fois. Retirez-en un.',
  'problem.definitions.headerValue':
    'Utilisez des caractères ASCII imprimables, sur une seule ligne, dans la valeur d’un en-tête.',
  'problem.definitions.bodyOfGet':
    'Une requête GET n’a pas de corps. Choisissez POST, ou envoyez les valeurs dans la chaîne de requête.',
  'problem.definitions.bodyKinds': 'Utilisez exactement un élément parmi json, form et text dans un corps.',
  'problem.definitions.bodyContentType': 'json et form définissent leur propre type de contenu. Retirez contentType.',
  'problem.definitions.mediaType': 'Saisissez un type de média, par exemple text/xml.',
  'problem.definitions.bodyDepth': 'Le corps peut avoir au plus {{levels}} niveaux.',
  'problem.definitions.placeForm':
    'Écrivez un paramètre sous la forme {{param}}, et un secret sous la forme {{secret}} en majuscules.',
  'problem.definitions.placeName':
    'Les accolades doivent contenir un nom de paramètre : lettres, chiffres et tirets bas, en commençant par une lettre.',
  'problem.definitions.noParam': 'Le paramètre {{name}} n’existe pas. Ajoutez-le aux paramètres, ou retirez {{place}}.',
  'problem.definitions.paramTwice': 'Deux paramètres se nomment {{name}}. Renommez-en un.',
  'problem.definitions.paramReserved': 'Un paramètre ne peut pas se nommer {{name}}. Choisissez un autre nom.',
  'problem.definitions.limitOfNumbers': '{{limit}} ne s’applique qu’aux nombres. Retirez-le.',
  'problem.definitions.limitOfTexts': '{{limit}} ne s’applique qu’aux textes. Retirez-le.',
  'problem.definitions.limitOfOptions': 'Les options énumèrent déjà les valeurs autorisées. Retirez {{limit}}.',
  'problem.definitions.maximumTooSmall': 'maximum doit être au moins égal à minimum, {{minimum}}.',
  'problem.definitions.optionsOfBoolean': 'Un booléen vaut true ou false. Retirez les options.',
  'problem.definitions.optionNumber': '{{name}} doit être un nombre, et {{option}} n’en est pas un.',
  'problem.definitions.optionInteger': '{{name}} doit être un nombre entier, et {{option}} n’en est pas un.',
  'problem.definitions.optionDate': '{{name}} doit être une date comme 2026-11-20, et {{option}} n’en est pas une.',
  'problem.definitions.optionTwice': 'Indiquez chaque option une seule fois.',
  'problem.definitions.testTwice': 'Deux tests se nomment « {{name}} ». Renommez-en un.',
  'problem.definitions.noField': 'Le champ {{name}} n’existe pas.',
  'problem.definitions.noItems': 'La réponse est un seul objet, sans éléments à compter. Retirez ceci.',
  'problem.definitions.maxTooSmall': 'max doit être au moins égal à min, {{min}}.',
  'problem.definitions.absentWithResult':
    'Un test qui n’attend aucun résultat ne peut attendre ni éléments, ni champs, ni valeurs. Retirez l’un ou l’autre.',
  'problem.definitions.secretUnset': 'Le secret {{name}} n’est pas défini. Définissez-le, ou retirez-le de la requête.',
  'problem.definitions.secretElsewhere': 'Le secret {{name}} est destiné à {{owner}} et n’est pas envoyé à {{host}}.',
  'problem.definitions.secretPlain':
    'Le secret {{name}} n’est pas envoyé en clair. Utilisez https, ou demandez à l’exploitant d’ajouter {{host}} à EGRESS_ALLOW.',
  'problem.definitions.strayParam': '{{param}} ne peut être ni « . » ni « .. », ni changer une autre partie de l’URL.',
  'problem.definitions.paramInHeader':
    '{{param}} est envoyé dans un en-tête. Utilisez des caractères ASCII imprimables, sur une seule ligne.',
  'problem.definitions.outdated':
    'Cette définition a été enregistrée par une autre version et ne peut pas être lue. Enregistrez-la de nouveau.',
  'problem.definitions.secretHost':
    'Utilisez un hôte comme api.example.com, avec :port si ce n’est pas le port par défaut.',
  'problem.definitions.nextNeedsItems':
    'Seule une liste peut avoir une page suivante. Sélectionnez la liste avec `items`, ou retirez `next`.',
  'problem.definitions.scriptNotHere': 'Seule la source script-json utilise `script`. La source est ici {{source}}.',
  'problem.definitions.scriptOneOf':
    'Sélectionnez le JSON soit par l’élément script (`css`), soit par la variable qui le contient (`variable`).',
  'problem.definitions.scriptVariable':
    'Saisissez la variable telle qu’elle est écrite dans le script, par exemple `window.__DATA__`.',
  'problem.definitions.fieldsTooDeep': 'Les champs peuvent être imbriqués sur {{depth}} niveaux au plus.',
  'problem.definitions.fieldsTooMany': 'Une définition peut avoir au plus {{max}} champs, y compris imbriqués.',
  'problem.definitions.fieldTwice': 'Deux champs se nomment ici `{{name}}`. Renommez-en un.',
  'problem.definitions.nothingInside':
    'Rien ne peut être sélectionné dans une constante ou un paramètre. Sélectionnez avec css, jsonpath ou regex, ou retirez `fields`.',
  'problem.definitions.nestedAttr':
    'Un champ avec des champs imbriqués est un objet. Indiquez ce qu’il faut extraire dans les champs imbriqués.',
  'problem.definitions.nestedTransforms':
    'Un champ avec des champs imbriqués est un objet. Définissez les transformations dans les champs imbriqués.',
  'problem.definitions.nestedType': 'Un champ avec des champs imbriqués est un objet et n’a pas de type.',
  'problem.definitions.attrOfJson': 'Seuls les éléments ont du texte, du HTML et des attributs, pas le JSON.',
  'problem.definitions.attrOfText':
    'Seuls les éléments ont du texte, du HTML et des attributs, pas un fragment de texte.',
  'problem.definitions.nestedTooDeeply': 'L’imbrication est trop profonde.',
} satisfies CopyOf<typeof en>;
