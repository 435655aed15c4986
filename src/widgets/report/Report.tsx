import { Printer } from 'lucide-react';
import { useSelector } from 'react-redux';
import { selectArticleDoi, selectArticleTitle, selectOpenDocument } from '@/article';
import { selectCompoundRecords } from '@/features/exporting';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Row, Scroll } from '@/ui/Layout/Layout';
import { Muted } from '@/ui/Text/Text';
import { CompoundEntry } from './CompoundEntry';
import { Head, Page, PrintAlone, PrintedOnly } from './Report.styles';
import { selectReportEntries, selectRequestedDrawings } from './reportEntries.selectors';
import { countsInWords, drawingsLeftInWords, notDrawnInWords } from './reportWords';
import { usePrintWhenComplete } from './usePrintWhenComplete';
import { useReportDrawings } from './useReportDrawings';

/** The compounds of the article as a page to be printed, each with who judged it and when. */
export function Report() {
  const all = useSelector(selectCompoundRecords);
  const entries = useSelector(selectReportEntries);
  const { waiting, left, failed, onSettled } = useReportDrawings(
    useSelector(selectRequestedDrawings),
  );
  if (entries.length === 0) return <EmptyState icon={Printer} title="No compounds yet" />;
  return (
    <Scroll $pad={4} $ground="surface-1">
      <PrintAlone />
      <PrintTools left={left} />
      <Page data-report="" aria-label="Report">
        <ReportHead
          counts={countsInWords(all)}
          notDrawn={notDrawnInWords(failed)}
          drawingsLeft={left}
        />
        <ol>
          {entries.map(({ record, segment, structure }) => (
            <CompoundEntry
              key={record.id}
              record={record}
              segment={segment}
              structure={structure}
              mayAsk={!waiting.has(structure)}
              onSettled={onSettled}
            />
          ))}
        </ol>
      </Page>
    </Scroll>
  );
}

/** Printing waits for the drawings. */
function PrintTools({ left }: { readonly left: number }) {
  const waiting = left > 0 ? drawingsLeftInWords(left) : undefined;
  const isWanted = usePrintWhenComplete(left === 0);
  return (
    <Row $gap={3} $margin="0 auto 3" $justify="flex-end" $maxWidth="800px">
      <Muted role="status">{isWanted ? `Prints once it is complete: ${waiting}` : waiting}</Muted>
      <Button
        icon={Printer}
        variant="primary"
        disabledReason={waiting}
        onClick={() => window.print()}
      >
        Print
      </Button>
    </Row>
  );
}

interface ReportHeadProps {
  readonly counts: string;
  readonly notDrawn: string | undefined;
  readonly drawingsLeft: number;
}

function ReportHead({ counts, notDrawn, drawingsLeft }: ReportHeadProps) {
  const article = useSelector(selectOpenDocument);
  const title = useSelector(selectArticleTitle);
  const doi = useSelector(selectArticleDoi);
  return (
    <Head>
      <h3>{title}</h3>
      <p>
        {doi === undefined ? 'DOI not found' : `DOI ${doi}`} · {article?.file.name}
      </p>
      <p>{counts}</p>
      {notDrawn !== undefined && <p>{notDrawn}</p>}
      {drawingsLeft > 0 && (
        <PrintedOnly>
          Printed before all drawings were there: {drawingsLeftInWords(drawingsLeft)}.
        </PrintedOnly>
      )}
    </Head>
  );
}
