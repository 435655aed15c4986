import { OctagonAlert } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { refusalDismissed, type RefusedFile } from '@/features/library';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import { Actions, Cell, Name, Row, State, Sub } from './Library.styles';

/** A file that is no article, with the reason, until the user has seen it. */
export function RefusedRow({ file: { id, name, message } }: { readonly file: RefusedFile }) {
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
