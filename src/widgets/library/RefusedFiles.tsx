import { useDispatch, useSelector } from 'react-redux';
import { refusalDismissed, selectRefusedFiles } from '@/features/library';
import { Notice } from '@/ui/Notice/Notice';

/** Files that are no articles, each with the reason, until the user has seen it. */
export function RefusedFiles() {
  const dispatch = useDispatch();
  const refused = useSelector(selectRefusedFiles);
  return refused.map(({ id, name, message }) => (
    <Notice key={id} tone="danger" wraps onDismiss={() => dispatch(refusalDismissed(id))}>
      <b>{name}</b> was refused. {message}
    </Notice>
  ));
}
