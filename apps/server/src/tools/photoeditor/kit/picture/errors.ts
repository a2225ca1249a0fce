/** Sentences of what every tool for pictures can refuse. */
export const pictureErrors = {
  not_picture: {
    en: 'The file is not an image in a supported format. Send a PNG, JPEG, WebP, AVIF, GIF, TIFF or SVG file.',
    fr: 'Le fichier n’est pas une image dans un format accepté. Envoyez un fichier PNG, JPEG, WebP, AVIF, GIF, TIFF ou SVG.',
    ar: 'الملف ليس صورة بصيغة مدعومة. أرسل ملف PNG أو JPEG أو WebP أو AVIF أو GIF أو TIFF أو SVG.',
    ch: '该文件不是受支持格式的图片。请上传 PNG、JPEG、WebP、AVIF、GIF、TIFF 或 SVG 文件。',
  },
  broken_picture: {
    en: 'The image is damaged or incomplete. Export it again and send the new file.',
    fr: 'L’image est endommagée ou incomplète. Exportez-la de nouveau et envoyez le nouveau fichier.',
    ar: 'الصورة تالفة أو غير مكتملة. صدّرها من جديد وأرسل الملف الجديد.',
    ch: '图片已损坏或不完整。请重新导出后上传。',
  },
  file_too_large: {
    en: 'The file is larger than 10 MB. Send a smaller one.',
    fr: 'Le fichier dépasse 10 Mo. Envoyez un fichier plus petit.',
    ar: 'حجم الملف أكبر من 10 ميغابايت. أرسل ملفًا أصغر.',
    ch: '文件超过 10 MB。请上传更小的文件。',
  },
  too_many_pixels: {
    en: 'The image has {{megapixels}} megapixels, including all frames. Send one with at most 50.',
    fr: 'L’image compte {{megapixels}} mégapixels, toutes images de l’animation comprises. Envoyez une image de 50 mégapixels au plus.',
    ar: 'عدد الميغابكسل في الصورة {{megapixels}} مع كل الإطارات. أرسل صورة لا تزيد على 50 ميغابكسل.',
    ch: '图片所有帧合计 {{megapixels}} 百万像素。请上传不超过 5000 万像素的图片。',
  },
  external_reference: {
    en: 'The SVG refers to “{{reference}}”, which is not loaded. Embed it as a data URL or remove it.',
    fr: 'Le SVG fait référence à « {{reference}} », qui n’est pas chargé. Intégrez-le sous forme d’URL de données ou retirez-le.',
    ar: 'يشير ملف SVG إلى «{{reference}}»، وهو مرجع لا يُحمّل. ضمّنه على شكل عنوان data URL أو أزله.',
    ch: 'SVG 引用了“{{reference}}”，该资源不会被加载。请将其嵌入为 data URL 或移除。',
  },
  result_too_many_pixels: {
    en: 'The result would have {{width}} × {{height}} pixels. It can have at most 50 megapixels, and 16,383 pixels on a side. Choose a smaller size.',
    fr: 'Le résultat compterait {{width}} × {{height}} pixels. Il est limité à 50 mégapixels et à 16 383 pixels de côté. Choisissez une taille plus petite.',
    ar: 'ستكون أبعاد النتيجة {{width}} × {{height}} بكسل. الحد الأقصى 50 ميغابكسل و16383 بكسل لكل ضلع. اختر حجمًا أصغر.',
    ch: '结果将为 {{width}} × {{height}} 像素。上限为 5000 万像素，单边 16383 像素。请选择更小的尺寸。',
  },
  slow_format: {
    en: 'AVIF and GIF take a long time to write, so they can have at most {{megapixels}} megapixels, including all frames. Resize the image first, or choose another format.',
    fr: 'L’AVIF et le GIF sont longs à écrire : ils sont limités ici à {{megapixels}} mégapixels, toutes images de l’animation comprises. Redimensionnez d’abord l’image ou choisissez un autre format.',
    ar: 'تستغرق كتابة AVIF وGIF وقتًا طويلًا، لذا لا تزيد هنا على {{megapixels}} ميغابكسل مع كل الإطارات. غيّر حجم الصورة أولًا أو اختر صيغة أخرى.',
    ch: 'AVIF 和 GIF 的写入耗时较长：此处所有帧合计最多 {{megapixels}} 百万像素。请先缩小图片或选择其他格式。',
  },
  result_too_large: {
    en: 'The result is larger than 20 MB. Choose a smaller size, a lower quality or another format.',
    fr: 'Le résultat dépasse 20 Mo. Choisissez une taille plus petite, une qualité plus basse ou un autre format.',
    ar: 'النتيجة أكبر من 20 ميغابايت. اختر حجمًا أصغر أو جودة أقل أو صيغة أخرى.',
    ch: '结果超过 20 MB。请选择更小的尺寸、更低的质量或其他格式。',
  },
} as const;
