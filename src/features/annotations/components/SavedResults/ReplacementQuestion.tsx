import { Button } from '@/ui/Button/Button';
import { Choices } from './SavedResults.styles';

interface ReplacementQuestionProps {
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** Asks for confirmation before a saved result replaces a different text and its annotations. */
export function ReplacementQuestion({ onConfirm, onBack }: ReplacementQuestionProps) {
  return (
    <>
      <p>
        This result belongs to a different text. Loading it replaces the text on the screen and its
        annotations; structures are kept. The current text can be extracted again.
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
