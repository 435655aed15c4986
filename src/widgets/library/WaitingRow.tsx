import { useRef } from 'react';
import { FileClock } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { recordTitle, type WaitingRecord } from '@/domain/library/waitingRecord';
import { journalLine } from '@/domain/printedArticle';
import { useRecordPdfIntake, recordRemovalRequested } from '@/features/library';
import { Button } from '@/ui/Button/Button';
import { ChooseFile } from '@/ui/ChooseFile/ChooseFile';
import { Icon } from '@/ui/Icon/Icon';
import { Row } from '@/ui/Layout/Layout';
import { focusRowBeside } from './focusRowBeside';
import { Cell, Name, Sub, TableRow } from './Library.styles';

interface WaitingRowProps {
  readonly waiting: WaitingRecord;
  /** In the table, from 1. */
  readonly rowIndex: number;
}

/** An article of which only a record is here, until its PDF comes. */
export function WaitingRow({ waiting: { id, record, problem }, rowIndex }: WaitingRowProps) {
  const dispatch = useDispatch();
  const row = useRef<HTMLDivElement>(null);
  const title = recordTitle(record);
  const remove = () => {
    focusRowBeside(row.current);
    dispatch(recordRemovalRequested([id]));
  };
  return (
    <TableRow ref={row} role="row" aria-rowindex={rowIndex} data-record={title}>
      <Cell role="cell" $area="box" />
      <Cell role="cell" $area="article">
        <Name title={title}>{title}</Name>
        <Sub data-wraps={problem !== undefined || undefined}>{problem ?? subText(record)}</Sub>
      </Cell>
      <Cell role="cell" $area="state">
        <Row $gap="6px" $ink="text-2" $size="s">
          <Icon of={FileClock} /> Waiting for its PDF
        </Row>
      </Cell>
      <Cell role="cell" $area="checked" />
      <Cell role="cell" $isWide>
        –
      </Cell>
      <Cell role="cell" $isWide data-end>
        –
      </Cell>
      <Cell role="cell" $area="actions">
        <Row $gap={1} $justify="flex-end">
          <PdfButton id={id} title={title} />
          <span data-control="main">
            <Button size="s" aria-label={`Remove the record: ${title}`} onClick={remove}>
              Remove
            </Button>
          </span>
        </Row>
      </Cell>
    </TableRow>
  );
}

const subText = (record: WaitingRecord['record']): string =>
  [journalLine(record), record.title === undefined ? '' : record.doi, `from ${record.from}`]
    .filter((part) => part)
    .join(' · ');

/** Takes a PDF that belongs to the record, whatever it says of itself. */
function PdfButton({ id, title }: { readonly id: string; readonly title: string }) {
  const takeIn = useRecordPdfIntake();
  return (
    <ChooseFile
      accept=".pdf,application/pdf"
      fieldLabel={`PDF of ${title}`}
      label={`Add the PDF: ${title}`}
      onChoose={(file) => takeIn(id, file)}
    >
      Add PDF
    </ChooseFile>
  );
}
