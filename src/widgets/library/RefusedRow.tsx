import { OctagonAlert } from 'lucide-react';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { refusalDismissed, useArticleIntake, type RefusedFile } from '@/features/library';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import { Actions, Cell, Name, Row, State, Sub } from './Library.styles';

/** A file that is no article, with the reason, until the user has seen it. */
export function RefusedRow({ file }: { readonly file: RefusedFile }) {
  const { id, name, message } = file;
  const dispatch = useDispatch();
  return (
    <Row role="row">
      <Cell role="cell" $area="box" />
      <Cell role="cell" $area="article">
        <Name>{name}</Name>
        <Sub data-wraps>{message}</Sub>
      </Cell>
      <Cell role="cell" $area="state">
        <State $tone="danger">
          <Icon of={OctagonAlert} />
          Refused
        </State>
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
        <Actions>
          {file.isOfFile && <ReplaceButton file={file} />}
          <span data-control="main">
            <Button
              size="s"
              aria-label={`Dismiss: ${name}`}
              onClick={() => dispatch(refusalDismissed(id))}
            >
              Dismiss
            </Button>
          </span>
        </Actions>
      </Cell>
    </Row>
  );
}

/** Takes another file in its place. */
function ReplaceButton({ file: { id, name } }: { readonly file: RefusedFile }) {
  const dispatch = useDispatch();
  const takeIn = useArticleIntake();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".pdf,application/pdf"
        hidden
        aria-label={`PDF in place of ${name}`}
        onChange={({ target }) => {
          const [other] = target.files ?? [];
          if (!other) return;
          dispatch(refusalDismissed(id));
          takeIn([other]);
        }}
      />
      <Button size="s" aria-label={`Replace: ${name}`} onClick={() => input.current?.click()}>
        Replace
      </Button>
    </>
  );
}
