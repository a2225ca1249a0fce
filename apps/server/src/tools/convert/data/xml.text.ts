/** Sentences about XML texts that cannot be read. */
export const xmlErrors = {
  xml_syntax: {
    en: 'This is not well-formed XML. Check names, quotes and angle brackets here.',
    fr: 'Ce XML n’est pas bien formé. Vérifiez ici les noms, les guillemets et les chevrons.',
    ar: 'نص XML هذا غير سليم البنية. تحقق هنا من الأسماء وعلامات الاقتباس والأقواس الزاوية.',
    ch: 'XML 格式不正确。请检查此处的名称、引号和尖括号。',
  },
  xml_unclosed: {
    en: 'The XML ends before all elements are closed. Add the missing end tags.',
    fr: 'Le XML se termine avant que tous les éléments soient fermés. Ajoutez les balises de fin manquantes.',
    ar: 'ينتهي نص XML قبل إغلاق جميع العناصر. أضف وسوم الإغلاق الناقصة.',
    ch: 'XML 在所有元素闭合之前就结束了。请补上缺少的结束标签。',
  },
  xml_close_tag: {
    en: 'This end tag does not match the open element. Correct its name or remove it.',
    fr: 'Cette balise de fin ne correspond pas à l’élément ouvert. Corrigez son nom ou supprimez-la.',
    ar: 'لا يطابق وسم الإغلاق هذا العنصر المفتوح. صحّح اسمه أو احذفه.',
    ch: '此结束标签与已打开的元素不匹配。请更正名称或将其删除。',
  },
  xml_entity: {
    en: 'The entity is not defined. Only &amp; &lt; &gt; &quot; and &apos; are defined. Write the character itself.',
    fr: 'L’entité n’est pas définie. Seules &amp; &lt; &gt; &quot; et &apos; le sont. Écrivez le caractère lui-même.',
    ar: 'الكيان غير معرّف. المعرّف فقط هو &amp; و&lt; و&gt; و&quot; و&apos;. اكتب الحرف نفسه.',
    ch: '该实体没有定义，只有 &amp; &lt; &gt; &quot; 和 &apos; 可用。请直接写该字符。',
  },
  xml_ampersand: {
    en: 'This ampersand does not begin a valid reference. Write &amp; for the character itself.',
    fr: 'Cette esperluette ne commence pas une référence valide. Écrivez &amp; pour le caractère lui-même.',
    ar: 'لا تبدأ علامة & هذه مرجعًا صالحًا. اكتب &amp; للحرف نفسه.',
    ch: '此 & 后面不是有效的引用。要表示该字符本身，请写 &amp;。',
  },
  xml_outside: {
    en: 'Text is only allowed inside the root element. Remove it or put it there.',
    fr: 'Le texte n’est permis que dans l’élément racine. Supprimez-le ou déplacez-le.',
    ar: 'لا يُسمح بالنص إلا داخل العنصر الجذر. احذفه أو انقله إلى داخله.',
    ch: '文本只能位于根元素内。请将其删除或移入根元素。',
  },
  xml_no_root: {
    en: 'The XML has no root element. Enter at least one element, such as <a/>.',
    fr: 'Le XML n’a pas d’élément racine. Saisissez au moins un élément, comme <a/>.',
    ar: 'لا يحتوي نص XML على عنصر جذر. أدخل عنصرًا واحدًا على الأقل مثل <a/>.',
    ch: 'XML 没有根元素。请至少输入一个元素，例如 <a/>。',
  },
  xml_two_roots: {
    en: 'XML has only one root element. Put all elements inside one.',
    fr: 'XML n’a qu’un élément racine. Placez tous les éléments dans un seul.',
    ar: 'لـ XML عنصر جذر واحد. ضع جميع العناصر داخل عنصر واحد.',
    ch: 'XML 只能有一个根元素。请把所有元素放入同一个元素中。',
  },
  xml_duplicate_attribute: {
    en: 'The element has this attribute twice. Remove one of them.',
    fr: 'L’élément a deux fois cet attribut. Supprimez-en un.',
    ar: 'تتكرر هذه السمة في العنصر مرتين. احذف إحداهما.',
    ch: '该元素有两个同名属性。请删除其中一个。',
  },
  xml_prefix: {
    en: 'The prefix has no namespace. Declare one with xmlns:prefix="…".',
    fr: 'Le préfixe n’a pas d’espace de noms. Déclarez-le avec xmlns:préfixe="…".',
    ar: 'ليس للبادئة مساحة أسماء. عرّفها باستخدام xmlns:prefix="…".',
    ch: '该前缀没有命名空间。请用 xmlns:prefix="…" 声明。',
  },
  xml_quotes: {
    en: 'Attribute values must be in quotes. Write name="value".',
    fr: 'Les attributs ont des valeurs entre guillemets. Écrivez nom="valeur".',
    ar: 'لكل سمة قيمة بين علامتي اقتباس. اكتب name="value".',
    ch: '属性值要用引号括起。请写成 name="value"。',
  },
  xml_character: {
    en: 'This character is not allowed here. Remove it or write a reference instead.',
    fr: 'Ce caractère n’est pas permis ici. Supprimez-le ou écrivez une référence.',
    ar: 'هذا الحرف غير مسموح به هنا. احذفه أو اكتب مرجعًا بدلًا منه.',
    ch: '此处不允许使用该字符。请将其删除，或改写为引用。',
  },
  xml_depth: {
    en: 'The elements are nested more than {{max}} levels deep. Flatten them.',
    fr: 'Les éléments sont imbriqués sur plus de {{max}} niveaux. Aplatissez-les.',
    ar: 'العناصر متداخلة بعمق يتجاوز {{max}} مستوى. قلّل مستويات التداخل.',
    ch: '元素嵌套超过 {{max}} 层。请减少嵌套层级。',
  },
} as const;
