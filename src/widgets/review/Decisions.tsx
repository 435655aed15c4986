import { ChevronsRight, CircleCheck, CircleX, Pencil, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Segment } from '@/domain/segment';
import { editRequested } from '@/features/editor';
import { undoRequested } from '@/features/history';
import {
  selectIsProcessed,
  selectLastDone,
  selectOrdinal,
  selectSegmentById,
  selectStandingJudgement,
} from '@/article';
import { laterChosen, rejectedAndNext } from '@/features/review';
import { selectSameStructures } from '@/features/identifiers';
import { useSelectorWith } from '@/lib/useSelectorWith';
import { KeyHint, REVIEW_KEYS } from '@/features/shortcuts';
import { Button } from '@/ui/Button/Button';
import { WideWord } from '@/ui/Button/Button.styles';
import { RejectMenu } from '@/widgets/segmentCard';
import { DecisionBar } from './Decisions.styles';
import { ReviewProgress } from './ReviewProgress';
import { selectQuestionInWords } from './selectQuestionInWords';

interface DecisionsProps {
  readonly segment: Segment | undefined;
  readonly isRejecting: boolean;
  readonly onReject: (isRejecting: boolean) => void;
  readonly onApprove: () => void;
}

/** What can be decided of the drawing, each with its key, and how far the review is. */
export function Decisions({ segment, isRejecting, onReject, onApprove }: DecisionsProps) {
  const dispatch = useDispatch();
  const rejectButton = useRef<HTMLButtonElement>(null);
  const repeated = useRepeated(segment);
  const nothing = segment ? undefined : 'No drawing chosen';
  return (
    <DecisionBar>
      <ApproveButton segment={segment} onApprove={onApprove} />
      <Button
        ref={rejectButton}
        icon={CircleX}
        disabledReason={nothing}
        aria-haspopup="menu"
        aria-expanded={isRejecting}
        onClick={() => onReject(!isRejecting)}
      >
        Reject <KeyHint of={REVIEW_KEYS.reject} />
      </Button>
      {isRejecting && (
        <RejectMenu
          anchor={rejectButton}
          repeated={repeated}
          onReject={(rejection) => {
            // The focus goes on with the drawing, not back to the button.
            rejectButton.current?.blur();
            dispatch(rejectedAndNext(rejection));
          }}
          onClose={() => onReject(false)}
        />
      )}
      <Button
        variant="quiet"
        icon={Pencil}
        disabledReason={nothing}
        onClick={() => segment && dispatch(editRequested({ segmentId: segment.id }))}
      >
        Edit <KeyHint of={REVIEW_KEYS.edit} />
      </Button>
      <Button
        variant="quiet"
        icon={ChevronsRight}
        disabledReason={nothing}
        onClick={() => dispatch(laterChosen())}
      >
        Later <KeyHint of={REVIEW_KEYS.later} />
      </Button>
      <UndoButton />
      <ReviewProgress />
    </DecisionBar>
  );
}

/** The first other drawing of the article with the same structure that is not rejected itself. */
function useRepeated(segment: Segment | undefined) {
  const { identical } = useSelectorWith(selectSameStructures, segment ?? NO_SEGMENT);
  const id = useSelector((state: Parameters<typeof selectStandingJudgement>[0]) =>
    identical.find((one) => {
      const other = selectSegmentById(state, one);
      return other && selectStandingJudgement(state, other)?.verdict !== 'rejected';
    }),
  );
  const ordinal = useSelectorWith(selectOrdinal, id ?? '');
  return id === undefined ? undefined : { id, ordinal };
}

const NO_SEGMENT = { id: '' };

function ApproveButton({ segment, onApprove }: Pick<DecisionsProps, 'segment' | 'onApprove'>) {
  const isRead = useSelector(
    (state: Parameters<typeof selectIsProcessed>[0]) =>
      segment !== undefined && selectIsProcessed(state, segment),
  );
  const isAsked = useSelectorWith(selectQuestionInWords, segment?.id ?? '') !== '';
  return (
    <Button
      variant="primary"
      icon={CircleCheck}
      disabledReason={isRead ? undefined : 'There is no structure to mark'}
      onClick={onApprove}
    >
      <span>
        Correct<WideWord>{isAsked ? ' all the same' : ' and next'}</WideWord>
      </span>{' '}
      <KeyHint of={REVIEW_KEYS.approve} />
    </Button>
  );
}

function UndoButton() {
  const dispatch = useDispatch();
  const last = useSelector(selectLastDone);
  return (
    <Button
      variant="quiet"
      icon={Undo2}
      title={last ? `Undo: ${last.title}` : undefined}
      disabledReason={last ? undefined : 'Nothing to undo'}
      onClick={() => dispatch(undoRequested())}
    >
      Undo <KeyHint of={REVIEW_KEYS.undo} />
    </Button>
  );
}
