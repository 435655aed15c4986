import { CircleX } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { drawingIdsOf } from '@/domain/compound';
import { choiceCleared, selectChosenCompounds } from '@/features/compoundTable';
import { rejectionRequested } from '@/features/judging';
import { LookUpSeveral } from '@/features/known';
import { COMPOUND_KEYS, KeyHint } from '@/features/shortcuts';
import { SubmitSeveralButton } from '@/features/submission';
import { Button } from '@/ui/Button/Button';
import { Box } from '@/ui/Layout/Layout';
import { RejectMenu } from '@/widgets/segmentCard';
import { ChosenBar } from './Compounds.styles';
import { ConfirmFoundButton } from './ConfirmFoundButton';
import { CorrectButton } from './CorrectButton';
import { SetFieldButton } from './SetFieldButton';

/** What can be done with the chosen rows, also with those that filter or search hide. */
export function ChosenRows() {
  const dispatch = useDispatch();
  const { shown, hidden } = useSelector(selectChosenCompounds);
  const chosen = [...shown, ...hidden];
  if (chosen.length === 0) return null;
  const ids = drawingIdsOf(chosen);
  return (
    <ChosenBar role="toolbar" aria-label="Selected compounds">
      <b>
        {chosen.length} selected{hidden.length > 0 && `, ${hidden.length} hidden`}
      </b>
      <CorrectButton ids={ids} />
      <RejectButton ids={ids} />
      <ConfirmFoundButton chosen={chosen} />
      <SetFieldButton field="organism" ids={ids} />
      <SetFieldButton field="part" ids={ids} />
      <SetFieldButton field="location" ids={ids} />
      <LookUpSeveral inchiKeys={chosen.flatMap(({ inchiKey }) => inchiKey ?? [])} />
      <SubmitSeveralButton size="s" compounds={chosen.map((one) => drawingIdsOf([one]))} />
      <Box $atEnd>
        <Button size="s" variant="quiet" onClick={() => dispatch(choiceCleared())}>
          Clear <KeyHint of={COMPOUND_KEYS.clear} />
        </Button>
      </Box>
    </ChosenBar>
  );
}

function RejectButton({ ids }: { readonly ids: readonly string[] }) {
  const dispatch = useDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        size="s"
        icon={CircleX}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Reject
      </Button>
      {isOpen && (
        <RejectMenu
          anchor={button}
          onReject={(rejection) => dispatch(rejectionRequested({ ids, rejection }))}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
