import { Button } from '@/ui/Button/Button';
import { Choices } from './SavedResults.styles';

interface ReplacementQuestionProps {
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** Asked before a saved result takes the place of another text and what was annotated in it. */
export function ReplacementQuestion({ onConfirm, onBack }: ReplacementQuestionProps) {
  return (
    <>
      <p>
        This result belongs to another text than the one on the screen. Loading it replaces the text
        and its annotations; structures stay. The present text can be extracted again.
      </p>
      <Choices>
        <Button onClick={onBack}>Back</Button>
        <Button variant="primary" onClick={onConfirm}>
          Replace the text
        </Button>
      </Choices>
    </>
  );
}
