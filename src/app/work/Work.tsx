import { ArticleForm } from '@/features/article';
import { Export } from '@/features/exporting';
import { UndoKeys } from '@/features/history';
import { Submission } from '@/features/submission';
import { columnContents } from '../workspace/columnContents';
import { Workspace } from '../workspace/Workspace';
import { ProcessesPart } from './ProcessesPart';

/** The three columns and their contents, plus the dialogs and overlays that are only opened from here. */
export function Work() {
  return (
    <>
      <ProcessesPart />
      <Workspace columns={columnContents} />
      <UndoKeys />
      <ArticleForm />
      <Submission />
      <Export />
    </>
  );
}
