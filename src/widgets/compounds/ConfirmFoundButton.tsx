import { Check } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { unconfirmedOf, type Compound } from '@/domain/compound';
import { compoundDraftsSet } from '@/article';
import { Button } from '@/ui/Button/Button';

/** Takes what was found for the chosen rows, their numbers, names and sources, as a person's word, in one step. */
export function ConfirmFoundButton({ chosen }: { readonly chosen: readonly Compound[] }) {
  const dispatch = useDispatch();
  const drafts = unconfirmedOf(chosen);
  const hasNone = Object.keys(drafts).length === 0;
  return (
    <Button
      size="s"
      icon={Check}
      disabledReason={hasNone ? 'Nothing that was found waits for a word' : undefined}
      onClick={() => dispatch(compoundDraftsSet({ drafts }))}
    >
      Confirm found
    </Button>
  );
}
