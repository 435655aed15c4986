import { OctagonAlert } from 'lucide-react';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { refusalDismissed, useArticleIntake, type RefusedFile } from '@/features/library';
import { Button } from '@/ui/Button/Button';
import { ChooseFile } from '@/ui/ChooseFile/ChooseFile';
import { Icon } from '@/ui/Icon/Icon';
import { Row } from '@/ui/Layout/Layout';
import { focusRowBeside } from './focusRowBeside';
import { Cell, Name, Sub, TableRow } from './Library.styles';

interface RefusedRowProps {
  readonly file: RefusedFile;
  /** In the table, from 1. */
  readonly rowIndex: number;
  /** The name of the file in its place. */
  readonly onReplaced: (name: string) => void;
}

/** A file that is no article, with the reason, until the user has seen it. */
export function RefusedRow({ file, rowIndex, onReplaced }: RefusedRowProps) {
  const { id, name, message } = file;
  const dispatch = useDispatch();
  const row = useRef<HTMLDivElement>(null);
  const dismiss = () => {
    focusRowBeside(row.current);
    dispatch(refusalDismissed(id));
  };
  return (
    <TableRow ref={row} role="row" aria-rowindex={rowIndex} data-file={name}>
      <Cell role="cell" $area="box" />
      <Cell role="cell" $area="article">
        <Name>{name}</Name>
        <Sub data-wraps>{message}</Sub>
      </Cell>
      <Cell role="cell" $area="state">
        <Row $gap="6px" $ink="danger" $size="s">
          <Icon of={OctagonAlert} />
          Refused
        </Row>
      </Cell>
      <Cell role="cell" $area="checked">
        <Sub>not kept</Sub>
      </Cell>
      <Cell role="cell" $isWide>
        –
      </Cell>
      <Cell role="cell" $isWide data-end>
        –
      </Cell>
      <Cell role="cell" $area="actions">
        <Row $gap={1} $justify="flex-end">
          {file.isOfFile && (
            <ReplaceButton
              file={file}
              onReplace={(other) => {
                dismiss();
                onReplaced(other);
              }}
            />
          )}
          <span data-control="main">
            <Button size="s" aria-label={`Dismiss: ${name}`} onClick={dismiss}>
              Dismiss
            </Button>
          </span>
        </Row>
      </Cell>
    </TableRow>
  );
}

interface ReplaceButtonProps {
  readonly file: RefusedFile;
  /** Before the other file, by its name, is taken in. */
  readonly onReplace: (other: string) => void;
}

/** Takes another file in its place. */
function ReplaceButton({ file: { name }, onReplace }: ReplaceButtonProps) {
  const takeIn = useArticleIntake();
  return (
    <ChooseFile
      accept=".pdf,application/pdf"
      fieldLabel={`PDF in place of ${name}`}
      label={`Replace: ${name}`}
      onChoose={(other) => {
        onReplace(other.name);
        takeIn([other]);
      }}
    >
      Replace
    </ChooseFile>
  );
}
