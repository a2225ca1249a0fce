import type {
  createAppUpload,
  createAppVersion,
  finishAppUpload,
  putAppUploadPart,
  restoreAppVersion,
  saveAppVersion,
} from '@apiyard/api/contract/content/apps';
import { useMeasure } from '@apiyard/kit/browser/measure.ts';
import { useCopy } from '@apiyard/kit/copy.ts';
import { useProblemText } from '@apiyard/kit/errors/problem-text.ts';
import { appsCopy } from './apps-copy.ts';

type Endpoints =
  | typeof createAppUpload
  | typeof putAppUploadPart
  | typeof finishAppUpload
  | typeof createAppVersion
  | typeof saveAppVersion
  | typeof restoreAppVersion;

/** Why an upload or a change of a version was refused: what is wrong and what to do. */
export function useAppProblemText(): (error: unknown) => string {
  const t = useCopy(appsCopy);
  const measure = useMeasure();
  return useProblemText<Endpoints>({
    Stale: t('apps.stale'),
    Conflict: t('apps.form.versionCode.taken'),
    NotAnApk: t('apps.problem.notAnApk'),
    TooLarge: ({ sizeBytesMax }) =>
      sizeBytesMax === undefined
        ? t('apps.upload.refused.text')
        : t('apps.problem.tooLarge', { limit: measure.bytes(sizeBytesMax) }),
    TooManyUploads: t('apps.problem.tooManyUploads'),
  });
}
