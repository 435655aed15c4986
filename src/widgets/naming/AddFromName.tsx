import { useDispatch, useSelector } from 'react-redux';
import { isNameLabel } from '@/domain/givenName';
import { selectPickedAnnotation } from '@/features/annotations';
import {
  compoundAdditionCancelRequested,
  compoundFromNameRequested,
  selectLookUpStatus,
  selectNameBeingAdded,
} from '@/features/nameStructures';
import { Button } from '@/ui/Button/Button';

/** Adds a compound for the name that is picked, for those that the article does not draw. */
export function AddFromName() {
  const dispatch = useDispatch();
  const picked = useSelector(selectPickedAnnotation);
  const adding = useSelector(selectNameBeingAdded);
  const isOffered = useSelector(selectLookUpStatus) !== 'missing';
  if (!picked || !isNameLabel(picked.label) || !isOffered) return null;
  const { text: name, start } = picked;
  return (
    <>
      <Button
        size="s"
        busy={adding !== undefined}
        title="Add a compound with the structure of this name"
        onClick={() => dispatch(compoundFromNameRequested({ name, start }))}
      >
        {adding === undefined ? 'Add from its name' : 'Adding...'}
      </Button>
      {adding !== undefined && (
        <Button
          size="s"
          variant="quiet"
          onClick={() => dispatch(compoundAdditionCancelRequested())}
        >
          Cancel
        </Button>
      )}
    </>
  );
}
