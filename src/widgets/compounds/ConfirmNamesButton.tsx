import { Check } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { foundNames, type Compound } from '@/domain/compound';
import { compoundDraftsSet } from '@/article';
import { Button } from '@/ui/Button/Button';

/** Takes the names and numbers that were found for the chosen rows as a person's word, in one step. */
export function ConfirmNamesButton({ chosen }: { readonly chosen: readonly Compound[] }) {
  const dispatch = useDispatch();
  const drafts = foundNames(chosen);
  const hasNone = Object.keys(drafts).length === 0;
  return (
    <Button
      size="s"
      icon={Check}
      disabledReason={hasNone ? 'No name or number waits for a word' : undefined}
      onClick={() => dispatch(compoundDraftsSet({ drafts }))}
    >
      Confirm names
    </Button>
  );
}
