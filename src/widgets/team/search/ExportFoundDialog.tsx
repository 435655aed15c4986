import { Download } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import type { ExportFormat } from '@/domain/exports/exportFormats';
import { foundArticles, type FoundArticle } from '@/domain/team/foundArticles';
import {
  Choices,
  FormatChoice,
  inFormat,
  NamesChoice,
  RecipientTerms,
  selectExportChoices,
} from '@/features/exporting';
import type { CombinedFormat } from '@/features/library';
import { foundExportRequested } from '@/features/teamSearch';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Fault } from '@/ui/Field/Field.styles';
import { Small, Spacer } from '@/ui/Text/Text';
import { MISSING, REMARKS, toExportInWords } from './exportWords';
import type { CompoundSearchState } from './fillPage';

export interface ExportFoundDialogProps {
  /** What is exported, as far as it is found. */
  readonly all: CompoundSearchState;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

const isCombined = (format: ExportFormat): format is CombinedFormat => !(format in MISSING);

/** How much is exported, as what, and what there is to know before. */
export function ExportFoundDialog({ all, onAgain, onClose }: ExportFoundDialogProps) {
  const chosen = useSelector(selectExportChoices).format;
  const format = isCombined(chosen) ? chosen : 'csv';
  const articles = foundArticles(all.compounds);
  const people = [...new Set(all.compounds.flatMap(({ judgedBy }) => judgedBy ?? []))].sort();
  const footer = <Foot {...{ all, articles, format, onClose }} />;
  return (
    <Dialog open title="Export what was found" onClose={onClose} footer={footer}>
      <Choices>
        <p role="status">{toExportInWords(all, articles.length)}</p>
        <Small>
          Articles of which you give a second opinion without seeing the first are left out.
        </Small>
        {all.failure !== undefined && (
          <Fault role="alert">
            {all.failure}
            <Button size="s" onClick={onAgain}>
              Try again
            </Button>
          </Fault>
        )}
        <FormatChoice format={format} remarks={REMARKS} missing={MISSING} />
        <NamesChoice format={format} people={people} />
        <RecipientTerms format={format} pad="3 0 0">
          <Small>
            Only what is checked goes out; a list in the file says why the others do not.
          </Small>
        </RecipientTerms>
      </Choices>
    </Dialog>
  );
}

interface FootProps extends Pick<ExportFoundDialogProps, 'all' | 'onClose'> {
  readonly articles: readonly FoundArticle[];
  readonly format: CombinedFormat;
}

function Foot({ all: { isBusy, failure }, articles, format, onClose }: FootProps) {
  const dispatch = useDispatch();
  const write = () => {
    dispatch(foundExportRequested({ articles, format }));
    onClose();
  };
  return (
    <>
      <Spacer />
      <Button onClick={onClose}>Cancel</Button>
      <Button
        variant="primary"
        icon={Download}
        busy={isBusy}
        disabledReason={failure === undefined ? undefined : 'Not all was found'}
        onClick={write}
      >
        {isBusy ? 'Finding all …' : `Export ${inFormat(format)}`}
      </Button>
    </>
  );
}
