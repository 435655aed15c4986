import { selectOpenDocument } from '@/article';
import { ArticleForm } from '@/features/article';
import { Export } from '@/features/exporting';
import { UndoKeys } from '@/features/history';
import { Submission } from '@/features/submission';
import { useAppSelector } from '../useAppSelector';
import { columnContents } from '../workspace/columnContents';
import { ShowcasePart } from '../workspace/ShowcasePart';
import { Workspace } from '../workspace/Workspace';
import { ProcessesPart } from './ProcessesPart';

/** The three columns and their contents, plus the dialogs and overlays that are only opened from here. */
export function Work() {
  const isOpen = useAppSelector((state) => selectOpenDocument(state) !== null);
  return (
    <>
      <ProcessesPart />
      <Workspace columns={columnContents} instead={isOpen ? undefined : <ShowcasePart />} />
      <UndoKeys />
      <ArticleForm />
      <Submission />
      <Export />
    </>
  );
}
