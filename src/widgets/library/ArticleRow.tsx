import { useSelector } from 'react-redux';
import { useDispatch } from 'react-redux';
import { fileSizeText } from '@/domain/fileSize';
import {
  articleOpenRequested,
  selectParent,
  selectReadFailure,
  selectReadHash,
  selectReadingQueue,
  selectSameDoi,
} from '@/features/library';
import { selectReadOnlyHash } from '@/features/savedWork';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { usePlatform } from '@/platform/PlatformContext';
import type { WorkSummary } from '@/platform/workStore';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { CheckedShare } from './CheckedShare';
import { ElsewhereSub } from './ElsewhereSub';
import { Cell, Sub, TableRow, TitleButton } from './Library.styles';
import { RowActions } from './RowActions';
import { RowStateCell } from './RowStateCell';
import { rowState } from './rowState';
import { savedText } from './savedText';
import { titleOf } from './sortArticles';
import { SupplementSub } from './SupplementSub';

interface ArticleRowProps {
  readonly work: WorkSummary;
  /** In the table, from 1. */
  readonly rowIndex: number;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

export function ArticleRow({ work, rowIndex, isChosen, onChoose }: ArticleRowProps) {
  const dispatch = useDispatch();
  const { clock } = usePlatform();
  const queue = useSelector(selectReadingQueue);
  const reading = useSelector(selectReadHash);
  const failure = useSelectorWith(selectReadFailure, work.hash);
  const isReadOnly = useSelector(selectReadOnlyHash) === work.hash;
  const parent = useSelectorWith(selectParent, work);
  const twin = useSelectorWith(selectSameDoi, work);
  const state = rowState(work, { queue, reading, failure });
  const title = titleOf(work);
  return (
    <TableRow role="row" aria-rowindex={rowIndex} aria-selected={isChosen} data-file={work.name}>
      <Cell role="cell" $area="box" data-control="choose">
        <Checkbox aria-label={`Select ${title}`} checked={isChosen} onChange={onChoose} />
      </Cell>
      <Cell
        role="cell"
        $area="article"
        data-control="title"
        data-under={parent !== undefined || undefined}
      >
        <TitleButton
          type="button"
          title={title}
          disabled={work.isUnreadable}
          onClick={() => dispatch(articleOpenRequested({ hash: work.hash }))}
        >
          {title}
        </TitleButton>
        <Sub data-wraps={state.kind === 'failed' || work.unsaved !== undefined || undefined}>
          {subText(work, state.kind === 'failed' ? state.message : undefined)}
        </Sub>
        <SupplementSub work={work} parent={parent} />
        {twin && <Sub>The same DOI as {twin.name}</Sub>}
        {isReadOnly && <ElsewhereSub />}
      </Cell>
      <Cell role="cell" $area="state">
        <RowStateCell state={state} />
      </Cell>
      <Cell role="cell" $area="checked">
        <CheckedShare work={work} isReading={state.kind === 'reading'} />
      </Cell>
      <Cell role="cell" $isWide>
        {!work.isUnreadable && savedText(work.savedAt, clock.now())}
      </Cell>
      <Cell role="cell" $isWide data-end>
        {!work.isUnreadable && fileSizeText(work.size)}
      </Cell>
      <Cell role="cell" $area="actions">
        <RowActions work={work} state={state} title={title} />
      </Cell>
    </TableRow>
  );
}

/** What is wrong comes before what is known. */
function subText(work: WorkSummary, failure: string | undefined): string {
  if (work.isUnreadable) return 'This browser has lost it, or part of it.';
  if (work.unsaved !== undefined) return `Not saved: ${work.unsaved}`;
  if (failure !== undefined) return failure;
  const { facts, name, hasNoFile } = work;
  const pages = facts && `${facts.pageCount} ${facts.pageCount === 1 ? 'page' : 'pages'}`;
  const said = [
    facts?.title === undefined ? 'no title found' : name,
    pages,
    facts?.doi,
    hasNoFile && 'PDF not kept',
  ];
  return said.filter((words) => words).join(' · ');
}
