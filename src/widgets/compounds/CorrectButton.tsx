import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import {
  inWords,
  selectFindings,
  type ChecksRootState,
  type DrawingFindings,
} from '@/features/checks';
import { approvalRequested } from '@/features/judging';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { FindingList } from './Compounds.styles';

/** Calls the chosen rows correct; where there is something to know of some, it is listed and asked first. */
export function CorrectButton({ ids }: { readonly ids: readonly string[] }) {
  const dispatch = useDispatch();
  const store = useStore<ChecksRootState>();
  const [found, setFound] = useState<readonly DrawingFindings[]>([]);
  const approve = (approved: readonly string[]) => {
    setFound([]);
    if (approved.length > 0) dispatch(approvalRequested({ ids: approved, withLabels: true }));
  };
  const ask = () => {
    const findings = selectFindings(store.getState(), ids);
    if (findings.length === 0) approve(ids);
    else setFound(findings);
  };
  return (
    <>
      <Button size="s" icon={CircleCheck} aria-haspopup="dialog" onClick={ask}>
        Correct
      </Button>
      {found.length > 0 && (
        <CorrectDialog {...{ ids, found }} onApprove={approve} onClose={() => setFound([])} />
      )}
    </>
  );
}

interface CorrectDialogProps {
  readonly ids: readonly string[];
  readonly found: readonly DrawingFindings[];
  readonly onApprove: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

const drawings = (count: number): string => (count === 1 ? '1 drawing' : `${count} drawings`);

function CorrectDialog({ ids, found, onApprove, onClose }: CorrectDialogProps) {
  const clean = ids.filter((id) => found.every((one) => one.id !== id));
  return (
    <Dialog
      open
      title="Correct all the same?"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {clean.length > 0 && (
            <Button onClick={() => onApprove(clean)}>Only the other {clean.length}</Button>
          )}
          <Button variant="primary" icon={CircleCheck} onClick={() => onApprove(ids)}>
            All {ids.length} are correct
          </Button>
        </>
      }
    >
      <p>There is something to look at in {drawings(found.length)}:</p>
      <FindingList>
        {found.map(({ id, called, name, findings }) => (
          <li key={id}>
            <b>
              {called} {name}
            </b>{' '}
            {inWords(findings)}
          </li>
        ))}
      </FindingList>
    </Dialog>
  );
}
